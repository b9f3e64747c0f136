export const coordinateFormatTexts = {
  /** Shown if a notation cannot express the place: RD abroad. */
  noWords: "not available for this location",
  next: "show in another format",
  useEverywhere: "Use everywhere",
} as const;

const FORMAT_NAMES = {
  wgs84: "Degrees (WGS84)",
  dm: "Degrees and minutes",
  dms: "Degrees, minutes, seconds",
  rd: "RD (Dutch grid)",
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
export const scoutGridTexts = { square: "Km square", digits: "4, 6, 8 digits" } as const;

/** Shown if copying is refused. */
export const COPY_FAILED = "The text couldn't be copied. Select it and copy it yourself.";

/** Returns the label of a copy button. */
export function copyLabel(what: string): string {
  return `Copy: ${what}`;
}

/** Confirms that something was copied. */
export function copiedText(what: string): string {
  return `${what} copied`;
}
