/** Texts of the screen about the own position. */
export const locationTexts = {
  heading: "Mijn locatie",
  instruments: "Instrumenten",
  now: "Nu",
  inCoordinates: "In coördinaten",
  screenOff: "Met het scherm uit krijgt een webapp geen positie.",
  allowCompass: "Kompas aanzetten",
  addHere: "Bewaar als waypoint",
} as const;
