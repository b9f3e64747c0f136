import * as de from "./de/typed/node.ts";
import * as en from "./en/typed/node.ts";
import * as nl from "./nl/typed/node.ts";

/** The words for a node, in every language at once and in the order of the languages, the default first. */
export const TYPED_NODE = [nl.typedNode, en.typedNode, de.typedNode] as const;

/** The words for modes of travel before those for a node, in every language at once and in the order of the languages, the default first. */
export const TYPED_MODES = [nl.typedModes, en.typedModes, de.typedModes] as const;
