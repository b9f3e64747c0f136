/**
 * The words that people type, in every language at once, whatever that of the interface. The words of a language are in its
 * `typed.ts`; here they stand in the order of the languages, the default first.
 */

import * as de from "./de/typed.ts";
import * as en from "./en/typed.ts";
import * as nl from "./nl/typed.ts";

/** The words for kinds of places. */
export const TYPED_KINDS = [nl.typedKinds, en.typedKinds, de.typedKinds] as const;

/** The words for points of interest, by their OpenStreetMap values. */
export const TYPED_POIS = [nl.typedPois, en.typedPois, de.typedPois] as const;

/** The words for a node. */
export const TYPED_NODE = [nl.typedNode, en.typedNode, de.typedNode] as const;

/** The words for modes of travel before those for a node. */
export const TYPED_MODES = [nl.typedModes, en.typedModes, de.typedModes] as const;
