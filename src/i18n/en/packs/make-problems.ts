/** A sentence per problem of an extract: what is wrong, and what to do. */
const MAKE_PROBLEMS: Readonly<Record<string, string>> = {
  "not-pbf":
    "It holds something other than OpenStreetMap data. Download the file again, or choose another.",
  "extract-cut-off": "Part of the file is missing. Download it again.",
  "extract-damaged": "The file is damaged. Download it again.",
  "unknown-compression":
    "The file is compressed in a way that the app does not know. Use one that is compressed with zlib, such as those from Geofabrik.",
  "unknown-feature":
    "This file also holds old versions or something else that the app does not know. Use an ordinary extract, such as those from Geofabrik.",
  unreadable: "The file cannot be read. If it is still in the same place, choose it again.",
  "extract-too-large":
    "This file has more network than this device can handle. Use a smaller area, such as one province.",
  "no-nodes":
    "There are no numbered nodes in it. Choose a file of a region with walking, cycling or boating nodes.",
  "disk-full": "There is too little space on this device. Free some space and try again.",
  "storage-blocked":
    "This browser does not let the app save the pack. Close other tabs with Scouting Map and try again.",
};

/** "No map pack was made from delft.osm.pbf. Part of the file is missing. Download it again." */
export function makeProblemText(problem: string, fileName: string): string {
  return `No map pack was made from ${fileName}. ${makeProblemSentence(problem)}`;
}

/** Returns what is wrong, and what to do. */
export function makeProblemSentence(problem: string): string {
  return MAKE_PROBLEMS[problem] ?? "Something went wrong. Try again.";
}
