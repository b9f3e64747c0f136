export const coordinateFormatTexts = {
  /** Said where a form has no words for a place: RD abroad. */
  noWords: "bestaat niet voor deze plek",
  next: "toon in een andere notatie",
  useEverywhere: "Gebruik overal",
} as const;

const FORMAT_NAMES = {
  wgs84: "Graden (WGS84)",
  dm: "Graden en minuten",
  dms: "Graden, minuten, seconden",
  rd: "RD (Rijksdriehoek)",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus code",
} as const;

/** The letters without which these digits could be anything. */
const PREFIXES: Readonly<Partial<Record<keyof typeof FORMAT_NAMES, string>>> = {
  rd: "RD",
  utm: "UTM",
  mgrs: "MGRS",
};

/** A coordinate with its name where it stands alone: "RD 85208, 446535". */
export function namedCoordinate(format: keyof typeof FORMAT_NAMES, text: string): string {
  return [PREFIXES[format], text].filter(Boolean).join(" ");
}

/** What a form in which coordinates are shown is called. */
export function coordinateFormatName(format: keyof typeof FORMAT_NAMES): string {
  return FORMAT_NAMES[format];
}

/** Said where copying is refused. */
export const COPY_FAILED = "Kopiëren lukte niet; selecteer de tekst zelf.";

/** The label of a copy button: what it copies. */
export function copyLabel(what: string): string {
  return `Kopieer ${what}`;
}

/** Said when it is on the clipboard. */
export function copiedText(what: string): string {
  return `${what} gekopieerd`;
}
