import { formatAge, upToOneDecimal } from "#sentences/intl/format.ts";
import { seaDistanceText } from "./boating.ts";

/** Texts of the anchor watch. */
export const anchorTexts = {
  heading: "Ankerwacht",
  where: "Waar ligt het anker?",
  here: "Hier",
  hereHint: "Op je positie van nu.",
  atBow: "Bij de boeg",
  atBowHint:
    "Zo ver voor je positie als het apparaat achter de boeg ligt, in de richting waarin je wijst.",
  noHeading: "Zet het kompas aan of vaar een stukje: nu is niet bekend waar de boeg heen wijst.",
  radius: "Hoe groot is de cirkel?",
  calculated: "Berekend",
  byHand: "Zelf getekend",
  byHandHint: "Tik op de kaart waar de rand loopt, of vul de straal in.",
  rode: "Ketting en lijn uit (m)",
  depth: "Diepte bij hoogwater (m)",
  bowHeight: "Boeg boven water (m)",
  antennaOffset: "Apparaat achter de boeg (m)",
  radiusMeters: "Straal (m)",
  tooShort:
    "Zo komt het anker niet bij de bodem: geef meer ketting of lijn, of een kleinere diepte.",
  tooSmall: "Een cirkel van minder dan 5 m is kleiner dan wat de positie kan schelen.",
  badNumber: "Vul in elk vak een getal in meters in, zoals 25 of 1,5.",
  noPosition: "Nog geen positie: zonder positie is er geen ankerwacht.",
  sound: "Geluid",
  soundOff: "Geluid uit: tik één keer op Test het alarm.",
  soundOn: "Geluid aan. Hoorde je niets? Zet het volume van je apparaat harder.",
  test: "Test het alarm",
  start: "Bewaak het anker",
  limits:
    "Laat het scherm aan en Scouting Map in beeld: met het scherm uit krijgt een webapp geen positie en klinkt er niets. Sluit de lader aan.",
  screenOn: "Je apparaat houdt het scherm aan.",
  screenOff: "Je apparaat houdt het scherm niet zelf aan: zet de schermbeveiliging uit.",
  strip: "Voor anker",
  refused: "Geen toestemming voor de locatie: er wordt nu niet gewaakt",
  stripSoundOff: "geluid uit",
  distance: "Van het anker",
  accuracy: "Nauwkeurigheid",
  since: "Sinds",
  bowHeading: "Boeg wijst naar (graden)",
  bowHeadingHint: "Leeg: het kompas of je koers. Anders 0 tot 359, vanaf het ware noorden.",
  move: "Verplaats het anker",
  moveHelp: "Tik op de kaart waar het anker ligt, of zet het midden van de kaart erop.",
  moveHere: "Zet hier",
  moveDone: "Klaar",
  alarmLine: "De streeplijn is waar het alarm gaat: de straal plus wat de positie nu kan schelen.",
  raise: "Anker op",
  raiseAsk: "De ankerwacht stopt en de cirkel verdwijnt.",
  raiseYes: "Ja, anker op",
  raiseNo: "Nee, blijf waken",
  notStored: "De ankerwacht kon niet worden bewaard: na herladen is hij weg.",
  raiseNotStored: "Anker op, maar dat kon niet worden bewaard: na herladen waakt hij weer.",
  unreadable: "De ankerwacht van eerder is niet te lezen en waakt niet. Zet hem opnieuw.",
  alarm: "Ankeralarm",
  acknowledge: "Bevestig",
  acknowledgeHint: "Dan is het twee minuten stil. Is het daarna nog zo, dan klinkt het weer.",
  openAlarm: "toon het alarm",
  toMap: "Toon op de kaart",
} as const;

/** The reason for the alarm. */
export const ALARM_TEXTS = {
  dragging: "Buiten de cirkel: het anker krabt.",
  lost: "Geen bruikbare positie meer: er wordt niet gewaakt.",
  interrupted: "Scouting Map was dicht: er is niet gewaakt.",
} as const;

/** "30 m · 6 keer de diepte": the calculated radius and its scope. */
export function radiusText(radiusMeters: number, scope: number | null): string {
  const radius = `Straal ${Math.round(radiusMeters)} m`;
  return scope === null
    ? radius
    : `${radius} · lengte ${upToOneDecimal.format(scope)} keer de hoogte tot de boeg`;
}

/** "12 m van 38 m": the distance from the anchor and the allowed distance. */
export function ofRadiusText(distanceMeters: number | null, radiusMeters: number): string {
  const distance = distanceMeters === null ? "–" : seaDistanceText(distanceMeters);
  return `${distance} van ${seaDistanceText(radiusMeters)}`;
}

/** "Accu 62 %. Volgens het systeem bij dit gebruik nog 5 u 20." */
export function batteryText(level: number, isCharging: boolean, lasts: string | null): string {
  const charge = `Accu ${Math.round(100 * level)}\u00a0%`;
  if (isCharging) return `${charge}, aan de lader.`;
  return lasts === null
    ? `${charge}. Hoe lang hij bij dit gebruik meegaat, zegt de browser niet.`
    : `${charge}. Volgens het systeem bij dit gebruik nog ${lasts}.`;
}

/** "sinds 3 min". */
export function alarmSinceText(ageMs: number): string {
  return `sinds ${formatAge(Math.max(0, ageMs))}`;
}
