import type * as nl from "../../nl/position/coordinates.ts";
import type { Words } from "../../words.ts";

export const coordinateFormatTexts = {
  noWords: "not available for this location",
  next: "show in another format",
  useEverywhere: "Use everywhere",
} satisfies Words<typeof nl.coordinateFormatTexts>;

export const coordinateFormatNames = {
  wgs84: "Degrees (WGS84)",
  dm: "Degrees and minutes",
  dms: "Degrees, minutes, seconds",
  rd: "RD (Dutch grid)",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus Code",
} satisfies Words<typeof nl.coordinateFormatNames>;

export const scoutGridTexts = { square: "Km square", digits: "4, 6, 8 digits" } satisfies Words<
  typeof nl.scoutGridTexts
>;

export const COPY_FAILED =
  "The text couldn't be copied. Select it and copy it yourself." satisfies Words<
    typeof nl.COPY_FAILED
  >;

export const copyLabel = ((what) => `Copy: ${what}`) satisfies Words<typeof nl.copyLabel>;

export const copiedText = ((what) => `${what} copied`) satisfies Words<typeof nl.copiedText>;
