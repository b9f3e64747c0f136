/** Texts of the user's boat. */
export const boatTexts = {
  heading: "Mijn boot",
  units: "Afstanden staan dan in zeemijlen (NM) en snelheden in knopen.",
  nightRed: "Nachtrood",
  nightRedHint: "De hele app in rood licht op zwart. Afdrukken blijft zwart op wit.",
  redAtSunset: "Rood na zonsondergang",
  redAtSunsetHint:
    "Alleen met de stuurstand open en een bekende positie. Met de maan bovenin zet je het weer uit.",
  anchor: "Ankerwacht",
  marks: "Route langs boeien",
  hint: "Op de kaart is een brug of sluis waar je nooit door kunt rood gevuld. Moet de brug voor je open, dan is het teken rond met een oranje rand. Een vraagteken betekent dat een maat niet in de gegevens staat. Wat je leeg laat, telt niet mee.",
  kind: "Soort boot",
  kindHint: "Bepaalt welke getallen de stuurstand toont",
  kinds: { sail: "Zeilboot", motor: "Motorkruiser", sloop: "Sloep" },
  crossTrack: "Grens naast de lijn (m)",
  crossTrackHint:
    "Zo ver mag je bij het sturen naast de lijn. Leeg: naar de breedte van het water langs een route, en anders 50 m.",
  airDraughtMeters: "Kruiphoogte (m)",
  airDraughtHint: "Van het water tot je hoogste vaste punt",
  draughtMeters: "Diepgang (m)",
  draughtHint:
    "Met het kaartpakket Dieptelijnen kleurt de kaart waar het te ondiep kan zijn. Dieptes van vaarwegen zelf staan niet in de gegevens",
  beamMeters: "Breedte (m)",
  lengthMeters: "Lengte (m)",
  marginMeters: "Marge boven je boot (m)",
  keelMarginMeters: "Marge onder de kiel (m)",
  unknownHint: "Een onbekende hoogte geldt nooit als doorvaarbaar.",
} as const;

/** A size of the boat that is not accepted. */
export const sizeWords = {
  wrong: (least: string, most: string, example: string) =>
    `Een getal van ${least} tot ${most}, zoals ${example}.`,
} as const;
