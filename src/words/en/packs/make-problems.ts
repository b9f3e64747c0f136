import type * as nl from "../../nl/packs/make-problems.ts";
import type { Words } from "../../words.ts";

export const makeProblems = {
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
  "no-nodes":
    "This file doesn't contain any numbered nodes, roads, paths or waterways. Choose another file.",
  "disk-full": "There isn't enough space on this device. Free up some space and try again.",
  "storage-blocked":
    "This browser doesn't let the app save the pack. Close other Scouting Map tabs and try again.",
} satisfies Words<typeof nl.makeProblems>;

export const makeProblemWords = {
  failed: "Something went wrong. Try again.",
  notMade: (file, problem) => `The app couldn't make a map pack from ${file}. ${problem}`,
} satisfies Words<typeof nl.makeProblemWords>;
