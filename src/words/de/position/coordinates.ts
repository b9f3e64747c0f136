import type * as nl from "../../nl/position/coordinates.ts";
import type { Words } from "../../words.ts";

export const coordinateFormatTexts = {
  noWords: "für diesen Ort nicht verfügbar",
  next: "in einem anderen Format anzeigen",
  useEverywhere: "Überall verwenden",
} satisfies Words<typeof nl.coordinateFormatTexts>;

export const coordinateFormatNames = {
  wgs84: "Grad (WGS84)",
  dm: "Grad und Minuten",
  dms: "Grad, Minuten, Sekunden",
  rd: "RD (Niederlande)",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus Code",
} satisfies Words<typeof nl.coordinateFormatNames>;

export const scoutGridTexts = { square: "Km-Quadrat", digits: "4, 6, 8 Ziffern" } satisfies Words<
  typeof nl.scoutGridTexts
>;

export const COPY_FAILED =
  "Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst." satisfies Words<
    typeof nl.COPY_FAILED
  >;

export const copyLabel = ((what) => `Kopieren: ${what}`) satisfies Words<typeof nl.copyLabel>;

export const copiedText = ((what) => `${what} kopiert`) satisfies Words<typeof nl.copiedText>;
