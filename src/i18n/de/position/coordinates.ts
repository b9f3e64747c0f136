export const coordinateFormatTexts = {
  /** Shown if a notation cannot express the place: RD abroad. */
  noWords: "für diesen Ort nicht verfügbar",
  next: "in einem anderen Format anzeigen",
  useEverywhere: "Überall verwenden",
} as const;

const FORMAT_NAMES = {
  wgs84: "Grad (WGS84)",
  dm: "Grad und Minuten",
  dms: "Grad, Minuten, Sekunden",
  rd: "RD (Niederlande)",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus Code",
} as const;

/** The prefixes of notations whose digits are ambiguous without them. */
const PREFIXES: Readonly<Partial<Record<keyof typeof FORMAT_NAMES, string>>> = {
  rd: "RD",
  utm: "UTM",
  mgrs: "MGRS",
};

/** Returns a coordinate with the name of its notation: "RD 85208, 446535". */
export function namedCoordinate(format: keyof typeof FORMAT_NAMES, text: string): string {
  return [PREFIXES[format], text].filter(Boolean).join(" ");
}

/** Returns the name of a notation. */
export function coordinateFormatName(format: keyof typeof FORMAT_NAMES): string {
  return FORMAT_NAMES[format];
}

/** The name of the RD kilometre square of a place, and of its short coordinates. */
export const scoutGridTexts = { square: "Km-Quadrat", digits: "4, 6, 8 Ziffern" } as const;

/** Shown if copying is refused. */
export const COPY_FAILED =
  "Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.";

/** Returns the label of a copy button. */
export function copyLabel(what: string): string {
  return `Kopieren: ${what}`;
}

/** Confirms that something was copied. */
export function copiedText(what: string): string {
  return `${what} kopiert`;
}
