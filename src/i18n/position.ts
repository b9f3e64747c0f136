/** Texts about the own position, on whichever screen it stands. */
export const positionTexts = {
  noPosition: "nog geen positie",
  noPositionHelp:
    "Sta Scouting Map toe je locatie te gebruiken en ga naar buiten; de eerste positie kan een minuut duren.",
  coordinates: "Coördinaten",
  wgs84: "WGS84",
  rd: "RD (Rijksdriehoek)",
  outsideRd: "buiten het RD-gebied",
  altitude: "Hoogte",
  speed: "Snelheid",
  accuracy: "Nauwkeurigheid",
  heading: "Richting",
  noHeading: "nog niet gemeten",
  notMeasured: "niet gemeten",
  fixedAt: "Laatste positie",
  latitude: "Breedte (lat)",
  longitude: "Lengte (lng)",
  copied: "Gekopieerd",
  copyFailed: "Kopiëren lukte niet; selecteer de tekst zelf.",
} as const;

/** The label of a copy button: what it copies. */
export function copyLabel(what: string): string {
  return `Kopieer ${what}`;
}
