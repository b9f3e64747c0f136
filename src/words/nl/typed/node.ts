// The words that people type, separated by commas. The app reads those of all languages at once.

/** The words for a numbered node, and those between them and the number. */
export const typedNode = {
  node: "knooppunt, knooppunten, knoop, kp",
  number: "nr, no, nummer",
} as const;

/** The words for modes of travel that may stand before those for a node. */
export const typedModes = {
  walk: "wandel",
  cycle: "fiets",
  canoe: "kano",
  boat: "vaar",
} as const;
