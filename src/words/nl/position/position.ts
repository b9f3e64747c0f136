/** Texts about the position, for all screens. */
export const positionTexts = {
  noPosition: "nog geen positie",
  noPositionYet: "Nog geen positie",
  why: "Waarom?",
  reasonNotLoaded: "De uitleg kon niet worden geladen.",
  own: "Jouw positie",
  fromPositions: "uit posities",
  altitude: "Hoogte",
  speed: "Snelheid",
  accuracy: "Nauwkeurigheid",
  heading: "Richting",
  noHeading: "nog niet gemeten",
  notMeasured: "niet gemeten",
  fixedAt: "Laatste positie",
  latitude: "Breedte (lat)",
  longitude: "Lengte (lng)",
} as const;

/** The advice for a poor compass. */
export const CALIBRATE_HINT =
  "Het kompas is onzeker: draai je apparaat een paar keer in een acht, weg van metaal en magneten.";

/** The age of the shown position, at the start of a sentence and in brackets behind a distance. */
export const noSignalWords = {
  start: (age: string) => `Geen signaal sinds ${age}`,
  aside: (age: string) => `geen signaal sinds ${age}`,
} as const;

/** The meaning of an accuracy, behind it in brackets. */
export const accuracyNames = {
  good: "goed",
  fair: "matig",
  poor: "slecht",
} as const;

/** The sources of a heading. */
export const headingOrigins = {
  compass: "kompas",
  magnetic: "kompas, magnetisch",
  course: "koers",
  lastCourse: "laatste koers",
} as const;
