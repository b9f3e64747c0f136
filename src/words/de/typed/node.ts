import type * as nl from "../../nl/typed/node.ts";
import type { Words } from "../../words.ts";

// The words that people type, separated by commas. The app reads those of all languages at once.

/** The words for a numbered node, and those between them and the number. */
export const typedNode = {
  node: "knotenpunkt, knotenpunkte, knoten",
  number: "nr, nummer",
} satisfies Words<typeof nl.typedNode>;

/** The words for modes of travel that may stand before those for a node. */
export const typedModes = {
  walk: "wander",
  cycle: "rad, fahrrad",
  canoe: "kanu, paddel",
  boat: "boots, wasser",
} satisfies Words<typeof nl.typedModes>;
