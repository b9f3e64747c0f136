/** A sentence per problem of an extract: what is wrong, and what to do. */
const MAKE_PROBLEMS: Readonly<Record<string, string>> = {
  "not-pbf":
    "This file doesn't contain OpenStreetMap data. Download it again, or choose another one.",
  "extract-cut-off": "Part of the file is missing. Download it again.",
  "extract-damaged": "The file is damaged. Download it again.",
  "unknown-compression":
    "The app doesn't support the way this file is compressed. Use a file compressed with zlib, such as one from Geofabrik.",
  "unknown-feature":
    "This file contains history data or something else the app doesn't support. Use a normal extract, such as one from Geofabrik.",
  unreadable: "The file can't be read. If it's still in the same place, choose it again.",
  "extract-too-large":
    "The node network in this file is too large for this device. Use a smaller area, such as one province.",
  "no-nodes": "This file doesn't contain any numbered nodes, roads or paths. Choose another file.",
  "disk-full": "There isn't enough space on this device. Free up some space and try again.",
  "storage-blocked":
    "This browser doesn't let the app save the pack. Close other Scouting Map tabs and try again.",
};

/** "The app couldn't make a map pack from delft.osm.pbf. Part of the file is missing. Download it again." */
export function makeProblemText(problem: string, fileName: string): string {
  return `The app couldn't make a map pack from ${fileName}. ${makeProblemSentence(problem)}`;
}

/** Returns what is wrong, and what to do. */
export function makeProblemSentence(problem: string): string {
  return MAKE_PROBLEMS[problem] ?? "Something went wrong. Try again.";
}
