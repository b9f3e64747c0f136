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
  boating: "Auf dem Wasser",
  boatingHint:
    "Mit MOB-Taste, Steuerstand, Ankerwache und „Nachtrot“. Verlass dich nie ausschließlich auf die App.",
  close: "Schließen",
  aid: "Verlass dich auf dem Wasser nie ausschließlich auf Scouting Map. Die Daten können veraltet oder unvollständig sein. Richte dich immer nach der Gewässerkarte, den Schifffahrtszeichen, dem Wetter und dem, was du selbst siehst.",
  aidRead: "Verstanden",
  askBoat: "Gib einmal die Maße deines Boots ein, dann siehst du, wo du durchkommst.",
  toBoat: "Mein Boot",
  allOfIt: "Alle Einstellungen fürs Boot",
} as const;

/** Texts about somebody overboard. */
export const overboardTexts = {
  short: "MOB",
  mark: "Mensch über Bord: diese Position markieren",
  open: "Mensch über Bord: Position anzeigen",
  heading: "Mensch über Bord",
  stored: "Die Position bleibt gespeichert, auch wenn die App abstürzt oder dein Handy ausgeht.",
  storing: "Die Position wird gespeichert …",
  failed:
    "Die Position konnte nicht gespeichert werden. Lass Scouting Map geöffnet und schreib die Koordinaten auf.",
  noFix: "Noch keine Position. Die erste empfangene Position wird markiert.",
  unreadable:
    "Eine frühere MOB-Position konnte nicht gelesen werden. Sie bleibt separat gespeichert.",
  since: "Zeit seitdem",
  distance: "Entfernung",
  bearing: "Peilung",
  places: "Markierte Positionen",
  noPosition: "keine Position",
  help: "Funke auf UKW-Kanal 16 oder wähle 112. Nenne diese Koordinaten.",
  call: "112 anrufen",
  steerBack: "Zurücksteuern",
  toMap: "Auf der Karte anzeigen",
  end: "Alle sind an Bord",
  endNo: "Nein, weiter",
} as const;

/** "Mensch über Bord 2": one of several marks. */
export function nthOverboardText(nth: number): string {
  return `${overboardTexts.heading} ${nth}`;
}

/** "Position 2". */
export function nthPlaceText(nth: number): string {
  return `Position ${nth}`;
}

/** Explains why there are several marks. */
export function severalOverboardText(count: number): string {
  return `${count} Positionen bleiben markiert, bis alle an Bord sind.`;
}

/** The question before the marks are removed. */
export function endAskText(count: number): string {
  return count > 1
    ? `Sind alle sicher an Bord? Wenn du bestätigst, werden alle ${count} Positionen gelöscht.`
    : "Sind alle sicher an Bord? Wenn du bestätigst, wird die Position gelöscht.";
}

/** The answer that removes them. */
export function endYesText(count: number): string {
  return count > 1 ? "Ja, alle Positionen löschen" : "Ja, Position löschen";
}

/** Texts of the helm. */
export const helmTexts = {
  heading: "Steuerstand",
  steerHere: "Hierhin steuern",
  stop: "Steuern beenden",
  restartLeg: "Neue Linie ab hier",
  noTarget:
    "Wähle ein Ziel: Tippe auf die Karte oder einen Wegpunkt und dann auf „Hierhin steuern“.",
  notStored:
    "Dieses Ziel konnte nicht gespeichert werden. Beim Neuladen der Seite geht es verloren.",
  speed: "Fahrt · SOG",
  course: "Kurs · COG",
  bearing: "Peilung · BRG",
  distance: "Entfernung · DST",
  crossTrack: "Neben der Linie · XTE",
  madeGood: "Zum Ziel · VMG",
  arrival: "Ankunft · ETA",
  unknown: "–",
  standing: "keine Fahrt",
  notMeasured: "nicht gemessen",
  noSignal: "kein Signal",
  notNearing: "kommt nicht näher",
  noLeg: "keine Linie",
  onLine: "auf der Linie",
} as const;

/** Texts of the strip with the mark that the boat steers to. */
export const steeringTexts = {
  target: "Ziel",
  routeEnd: "Ende der Route",
  noPosition: "noch keine Position",
} as const;

/** "S 14 passiert, als Nächstes S 16", "S 14 passiert: Ende der Route"; marks without a name are left out. */
export function passedMarkText(name: string, next: string | null): string {
  const passed = `${name || "Punkt"} passiert`;
  if (next === null) return `${passed}: Ende der Route`;
  return next === "" ? passed : `${passed}, als Nächstes ${next}`;
}

/** "Angekommen: S 14", "Am Ziel angekommen" for a mark without a name. */
export function arrivedText(name: string): string {
  return name === "" ? "Am Ziel angekommen" : `Angekommen: ${name}`;
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

/** "rechts der Linie: nach links steuern", for an XTE that is positive to the right. */
export function crossTrackHint(offMeters: number): string {
  if (Math.abs(offMeters) < 1) return helmTexts.onLine;
  return offMeters > 0
    ? "rechts der Linie: nach links steuern"
    : "links der Linie: nach rechts steuern";
}

/** "Position beim Markieren: vor 12 s gemessen, auf 8 m genau." */
export function markedFixText(ageMs: number, accuracyMeters: number): string {
  // Accuracies are in metres, at sea too.
  const accuracy = `auf ${distanceText(accuracyMeters, "foot")} genau`;
  if (ageMs < -1500)
    return `Die erste Position wurde ${formatAge(-ageMs)} später empfangen, ${accuracy}.`;
  return ageMs > 5000
    ? `Position beim Markieren: vor ${formatAge(ageMs)} gemessen, ${accuracy}.`
    : `Die Position war ${accuracy}.`;
}
