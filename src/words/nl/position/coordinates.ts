export const coordinateFormatTexts = {
  /** Shown if a notation cannot express the place: RD abroad. */
  noWords: "bestaat niet voor deze plek",
  next: "toon in een andere notatie",
  useEverywhere: "Gebruik overal",
} as const;

/** The names of the notations. */
export const coordinateFormatNames = {
  wgs84: "Graden (WGS84)",
  dm: "Graden en minuten",
  dms: "Graden, minuten, seconden",
  rd: "RD (Rijksdriehoek)",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus code",
} as const;

/** The name of the RD kilometre square of a place, and of its short coordinates. */
export const scoutGridTexts = { square: "Km-vak", digits: "4, 6, 8 cijfers" } as const;

/** Shown if copying is refused. */
export const COPY_FAILED = "Kopiëren lukte niet; selecteer de tekst zelf.";

/** The label of a copy button. */
export const copyLabel = (what: string) => `Kopieer ${what}`;

/** Confirms that something was copied. */
export const copiedText = (what: string) => `${what} gekopieerd`;
