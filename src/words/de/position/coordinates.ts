import type * as nl from "../../nl/position/coordinates.ts";
import type { Words } from "../../words.ts";

export const coordinateFormatTexts = {
  /** Shown if a notation cannot express the place: RD abroad. */
  noWords: "für diesen Ort nicht verfügbar",
  next: "in einem anderen Format anzeigen",
  useEverywhere: "Überall verwenden",
} satisfies Words<typeof nl.coordinateFormatTexts>;

/** The names of the notations. */
export const coordinateFormatNames = {
  wgs84: "Grad (WGS84)",
  dm: "Grad und Minuten",
  dms: "Grad, Minuten, Sekunden",
  rd: "RD (Niederlande)",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus Code",
} satisfies Words<typeof nl.coordinateFormatNames>;

/** The name of the RD kilometre square of a place, and of its short coordinates. */
export const scoutGridTexts = { square: "Km-Quadrat", digits: "4, 6, 8 Ziffern" } satisfies Words<
  typeof nl.scoutGridTexts
>;

/** Shown if copying is refused. */
export const COPY_FAILED =
  "Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst." satisfies Words<
    typeof nl.COPY_FAILED
  >;

/** The label of a copy button. */
export const copyLabel = ((what) => `Kopieren: ${what}`) satisfies Words<typeof nl.copyLabel>;

/** Confirms that something was copied. */
export const copiedText = ((what) => `${what} kopiert`) satisfies Words<typeof nl.copiedText>;
