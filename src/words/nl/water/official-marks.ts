/** The shapes of buoys and beacons in the records of Rijkswaterstaat. */
export const recordShapes = {
  ball: "Bol",
  pillar: "Pilaar",
  spar: "Spar",
  cone: "Spits",
  can: "Stomp",
  barrel: "Ton",
  pile: "Vast baken",
  otherBuoy: "Ton",
  otherBeacon: "Baken",
} as const;

/** The colours of marks and lights. */
export const recordColors = {
  red: "rood",
  green: "groen",
  yellow: "geel",
  black: "zwart",
  white: "wit",
  orange: "oranje",
  blue: "blauw",
} as const;

/** The shapes of a topmark, and of two together. */
export const topShapes = {
  ball: "bol",
  can: "cilinder",
  cone: "kegel, punt omhoog",
  "cone-down": "kegel, punt omlaag",
  x: "liggend kruis",
  plus: "staand kruis",
  balls: "twee bollen",
  up: "twee kegels, punten omhoog",
  down: "twee kegels, punten omlaag",
  apart: "twee kegels, punten van elkaar af",
  together: "twee kegels, punten naar elkaar toe",
} as const;

/** Parts of sentences about a mark. */
export const recordWords = {
  horizontal: (colors: string) => `${colors}, van boven naar beneden`,
  upright: (colors: string) => `${colors}, staande banen`,
  above: (upper: string, lower: string) => `${upper} boven ${lower}`,
  colored: (thing: string, colors: string) => `${thing}: ${colors}`,
  asWritten: (text: string) => `‘${text}’, zo staat het in de bron`,
  height: (meters: string) => `${meters} hoog`,
  toward: (degrees: string) => `richting ${degrees}°`,
  until: (color: string, degrees: string) => `${color} tot ${degrees}°`,
  ofApp: (light: string) => `${light}, volgens de data van de app`,
  source: (source: string, date: string) => `${source}, ${date}`,
} as const;

/** Texts of the card of a mark with a record. */
export const recordTexts = {
  red: "rood: rechterkant, stroomafwaarts of zeewaarts gezien. Op meren en Randmeren gelden eigen afspraken.",
  green:
    "groen: linkerkant, stroomafwaarts of zeewaarts gezien. Op meren en Randmeren gelden eigen afspraken.",
  parting: "rood en groen: hier komen vaarwaters samen of gaan ze uiteen",
  notInData: "niet in de data",
  dark: "donker",
  water: "Vaarwater",
  racon: "Racon",
  purpose: "Doel",
  source: "Bron",
  authority: "Rijkswaterstaat (CC0)",
  ofApp: "gegevens van de app",
  dateUnknown: "datum onbekend",
  bearings:
    "Sectoren zijn getekend als peilingen vanaf het schip. Of de bron ze zo bedoelt, is nog niet nagegaan.",
} as const;
