import * as de from "./de/typed/pois.ts";
import * as en from "./en/typed/pois.ts";
import * as nl from "./nl/typed/pois.ts";

/** The words for points of interest, by their OpenStreetMap values, in every language at once and in the order of the languages, the default first. */
export const TYPED_POIS = [nl.typedPois, en.typedPois, de.typedPois] as const;
