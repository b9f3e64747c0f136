import {
  distanceText,
  NEAR_SEA_METERS,
  type ShownNumber,
  shownDistance,
  shownSpeed,
} from "#sentences/intl/distance.ts";
import { formatAge } from "#sentences/intl/format.ts";

/** Texts of what a boat needs on every screen. */
export const boatingTexts = {
  boating: "Op het water",
  boatingHint: "Met MOB-knop, stuurstand, ankerwacht en nachtrood. Een hulpmiddel, nooit je enige.",
  close: "Sluiten",
  aid: "Op het water is Scouting Map een hulpmiddel, nooit je enige. Gegevens kunnen verouderd of onvolledig zijn: vaar op de kaart, de borden, het weer en je eigen ogen.",
  aidRead: "Begrepen",
  askBoat: "Vul één keer je boot in, dan zie je waar je door kunt.",
  toBoat: "Mijn boot",
  allOfIt: "Alles voor op het water",
} as const;

/** Texts about somebody overboard. */
export const overboardTexts = {
  short: "MOB",
  mark: "Man overboord: leg deze plek vast",
  open: "Man overboord: toon de plek",
  heading: "Man overboord",
  stored: "De plek staat vast, ook als de app of je telefoon uitvalt.",
  storing: "De plek wordt vastgelegd…",
  failed: "De plek kon niet worden bewaard. Laat Scouting Map open en schrijf de coördinaten op.",
  noFix: "Nog geen positie. De eerste positie die binnenkomt, wordt de plek.",
  unreadable: "Een eerdere plek van man overboord is niet te lezen. Hij is apart gehouden.",
  since: "Tijd sinds",
  distance: "Afstand",
  bearing: "Peiling",
  places: "Vastgelegde plekken",
  noPosition: "geen positie",
  help: "Roep op marifoonkanaal 16 of bel 112. Noem deze coördinaten.",
  call: "Bel 112",
  steerBack: "Stuur terug",
  toMap: "Toon op de kaart",
  end: "Iedereen is aan boord",
  endNo: "Nee, ga door",
} as const;

/** "Man overboord 2": one of several marks. */
export function nthOverboardText(nth: number): string {
  return `${overboardTexts.heading} ${nth}`;
}

/** "Plek 2". */
export function nthPlaceText(nth: number): string {
  return `Plek ${nth}`;
}

/** Explains why there are several marks. */
export function severalOverboardText(count: number): string {
  return `Er liggen ${count} plekken vast, tot iedereen aan boord is.`;
}

/** The question before the marks are removed. */
export function endAskText(count: number): string {
  return count > 1
    ? `Iedereen veilig aan boord? Dan worden alle ${count} plekken gewist.`
    : "Iedereen veilig aan boord? Dan wordt de plek gewist.";
}

/** The answer that removes them. */
export function endYesText(count: number): string {
  return count > 1 ? "Ja, wis alle plekken" : "Ja, wis de plek";
}

/** Texts of the helm. */
export const helmTexts = {
  heading: "Stuurstand",
  steerHere: "Stuur hierheen",
  stop: "Stop met sturen",
  restartLeg: "Nieuwe lijn vanaf hier",
  noTarget: "Kies een doel: tik op de kaart of een waypoint, en dan op Stuur hierheen.",
  notStored: "Dit doel kon niet worden bewaard: na herladen is het weg.",
  speed: "Snelheid · SOG",
  course: "Koers · COG",
  bearing: "Peiling · BRG",
  distance: "Afstand · DST",
  crossTrack: "Naast de lijn · XTE",
  madeGood: "Naar het doel · VMG",
  arrival: "Aankomst · ETA",
  unknown: "–",
  standing: "je ligt stil",
  notMeasured: "niet gemeten",
  noSignal: "geen signaal",
  notNearing: "komt niet dichterbij",
  noLeg: "geen lijn",
  onLine: "op de lijn",
} as const;

/** Texts of the strip with the mark that the boat steers to. */
export const steeringTexts = {
  target: "Doel",
  routeEnd: "Einde van de route",
  noPosition: "nog geen positie",
} as const;

/** "Voorbij S 14, volgende S 16", "Voorbij S 14: einde van de route"; marks without a name are left out. */
export function passedMarkText(name: string, next: string | null): string {
  const passed = `Voorbij ${name || "het punt"}`;
  if (next === null) return `${passed}: einde van de route`;
  return next === "" ? passed : `${passed}, volgende ${next}`;
}

/** "Je bent bij S 14", "Je bent bij Doel" for a mark without a name. */
export function arrivedText(name: string): string {
  return `Je bent bij ${name || steeringTexts.target}`;
}

/** "XTE 12 m rechts", "XTE 0 m"; positive to the right. */
export function crossTrackText(offMeters: number): string {
  const side = offMeters > 0 ? "rechts" : "links";
  const distance = seaDistanceText(Math.abs(offMeters));
  return Math.abs(offMeters) < 1 ? "XTE 0 m" : `XTE ${distance} ${side}`;
}

/** "3:07", "1:02:03": how long ago something was marked. */
export function sinceText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours === 0
    ? `${minutes}:${rest}`
    : `${hours}:${String(minutes).padStart(2, "0")}:${rest}`;
}

/** "120" m, from a tenth of a nautical mile on "0,52" NM. */
export function shownSeaDistance(meters: number): ShownNumber {
  return meters < NEAR_SEA_METERS
    ? { value: String(Math.round(meters)), unit: "m" }
    : shownDistance(meters, "water");
}

/** The same in a line: "120 m", "0,52 NM". */
export function seaDistanceText(meters: number): string {
  return distanceText(meters, "water");
}

/** "5,4" kn. */
export function shownKnots(speedMps: number): ShownNumber {
  return shownSpeed(speedMps, "water");
}

/** "045°": a direction in three digits, as spoken at a helm. */
export function courseText(degrees: number): string {
  return `${String(Math.round(degrees) % 360).padStart(3, "0")}°`;
}

/** "rechts van de lijn: stuur links", for an XTE that is positive to the right. */
export function crossTrackHint(offMeters: number): string {
  if (Math.abs(offMeters) < 1) return helmTexts.onLine;
  return offMeters > 0 ? "rechts van de lijn: stuur links" : "links van de lijn: stuur rechts";
}

/** "De positie was 12 s oud, op 8 m nauwkeurig." */
export function markedFixText(ageMs: number, accuracyMeters: number): string {
  // Accuracies are in metres, at sea too.
  const accuracy = `op ${distanceText(accuracyMeters, "foot")} nauwkeurig`;
  if (ageMs < -1500) return `De eerste positie kwam ${formatAge(-ageMs)} later, ${accuracy}.`;
  return ageMs > 5000
    ? `De positie was ${formatAge(ageMs)} oud, ${accuracy}.`
    : `De positie was ${accuracy}.`;
}
