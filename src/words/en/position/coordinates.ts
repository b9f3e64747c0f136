import type * as nl from "../../nl/position/coordinates.ts";
import type { Words } from "../../words.ts";

export const coordinateFormatTexts = {
  /** Shown if a notation cannot express the place: RD abroad. */
  noWords: "not available for this location",
  next: "show in another format",
  useEverywhere: "Use everywhere",
} satisfies Words<typeof nl.coordinateFormatTexts>;

/** The names of the notations. */
export const coordinateFormatNames = {
  wgs84: "Degrees (WGS84)",
  dm: "Degrees and minutes",
  dms: "Degrees, minutes, seconds",
  rd: "RD (Dutch grid)",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus Code",
} satisfies Words<typeof nl.coordinateFormatNames>;

/** The name of the RD kilometre square of a place, and of its short coordinates. */
export const scoutGridTexts = { square: "Km square", digits: "4, 6, 8 digits" } satisfies Words<
  typeof nl.scoutGridTexts
>;

/** Shown if copying is refused. */
export const COPY_FAILED =
  "The text couldn't be copied. Select it and copy it yourself." satisfies Words<
    typeof nl.COPY_FAILED
  >;

/** The label of a copy button. */
export const copyLabel = ((what) => `Copy: ${what}`) satisfies Words<typeof nl.copyLabel>;

/** Confirms that something was copied. */
export const copiedText = ((what) => `${what} copied`) satisfies Words<typeof nl.copiedText>;
