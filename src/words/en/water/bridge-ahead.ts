import type * as nl from "../../nl/water/bridge-ahead.ts";
import type { Words } from "../../words.ts";

/** The next bridge or lock on the way. */
export const aheadWords = {
  inTime: (name, duration) => `${name} in ${duration}`,
  inDistance: (name, distance) => `${name} in ${distance}`,
} satisfies Words<typeof nl.aheadWords>;

export const aheadTexts = {
  notLoaded: "Bridges on your route: data not loaded.",
} satisfies Words<typeof nl.aheadTexts>;
