import type { ShownNumber } from "#sentences/intl/distance.ts";
import { isWritable, localMoment, NO_NUMBER, wholeNumber } from "#sentences/intl/format.ts";

/** Texts of the location screen. */
export const locationTexts = {
  heading: "Mein Standort",
  instruments: "Instrumente",
  now: "Jetzt",
  inCoordinates: "Koordinaten",
  screenOff: "Bei ausgeschaltetem Bildschirm kann eine Web-App deine Position nicht bestimmen.",
  allowCompass: "Kompass einschalten",
  addHere: "Als Wegpunkt speichern",
} as const;

const timeOfDay = localMoment({ timeStyle: "short" });

/** Texts of the instruments. */
export const instrumentTexts = {
  layout: "Wie bist du unterwegs?",
  big: "Groß",
  bigHeading: "Instrumente, groß",
  closeBig: "Große Ansicht schließen",
  speak: "Vorlesen",
  newTrip: "Neue Tour",
  undoTrip: "Zurück zur vorherigen Tour",
  tripBegan: "Strecke, Zeit und Geschwindigkeiten werden ab jetzt gemessen.",
  tapHint: "Tippe auf ein Feld, um die Anzeige zu ändern.",
  choose: "Was möchtest du hier sehen?",
  exchange: "Etwas anderes wählen",
  close: "Schließen",
  unknown: "–",
  notMeasured: "nicht gemessen",
  noSignal: "kein Signal",
  standing: "keine Bewegung",
  notGone: "noch nicht bewegt",
  searching: "wird gesucht …",
  none: "keiner in der Nähe",
  noWaypoints: "du hast noch keinen",
  allDay: "heute nicht",
  moving: "in Bewegung",
  magnetic: "bezogen auf magnetisch Nord",
  allowCompass: "noch aus",
  switchCompassOn: "Kompass einschalten",
} as const;

/** The names of the modes of travel. */
export const LAYOUT_NAMES = {
  foot: "Zu Fuß",
  bicycle: "Fahrrad",
  water: "Wasser",
} as const;

type Layout = keyof typeof LAYOUT_NAMES;

const NAMES = {
  speed: "Geschwin\u00addigkeit",
  averageSpeed: "Durchschnitt",
  maxSpeed: "Maximum",
  pace: "Pace",
  course: "Kurs",
  compass: "Kompass",
  magneticCompass: "Kompass magnetisch",
  altitude: "Höhe",
  accuracy: "Genauigkeit",
  coordinates: "Koordinaten",
  tripDistance: "Strecke",
  tripTime: "Zeit unterwegs",
  sunrise: "Sonnen\u00adaufgang",
  sunset: "Sonnen\u00aduntergang",
  nearestNode: "Nächster Knotenpunkt",
  nearestWaypoint: "Nächster Wegpunkt",
} as const;

/** Returns the name of an instrument; on the water in nautical terms. */
export function instrumentName(instrument: keyof typeof NAMES, layout: Layout): string {
  if (layout === "water" && instrument === "speed") return "Fahrt (SOG)";
  if (layout === "water" && instrument === "course") return "Kurs (COG)";
  return NAMES[instrument];
}

/** Explains an altitude above NAP: "über NAP, auf 8 m genau; 52 m über dem Ellipsoid". */
export function aboveNapText(errorMeters: number, ellipsoidalMeters: number): string {
  return `über NAP, auf ${wholeNumber.format(errorMeters)} m genau; ${wholeNumber.format(ellipsoidalMeters)} m über dem Ellipsoid`;
}

/** The zero levels of reported altitudes. */
export const ALTITUDE_REFERENCE_TEXTS = {
  ellipsoid: "laut deinem Gerät, über dem Ellipsoid (WGS84), nicht über dem Meeresspiegel",
  "sea-level": "laut deinem Gerät, über dem Meeresspiegel",
} as const;

/** Returns a pace: "12:05" min/km; null if slower than an hour per kilometre. */
export function shownPace(speedMps: number): ShownNumber | null {
  const seconds = Math.round(1000 / speedMps);
  return seconds < 3600 ? { value: clockText(seconds), unit: "min/km" } : null;
}

/** "0:05", "1:02:03". */
export function shownDuration(durationMs: number): ShownNumber {
  return { value: clockText(Math.max(0, Math.floor(durationMs / 1000))) };
}

function clockText(totalSeconds: number): string {
  if (!isWritable(totalSeconds)) return NO_NUMBER;
  const [hours, minutes] = [Math.floor(totalSeconds / 3600), Math.floor(totalSeconds / 60) % 60];
  const seconds = String(totalSeconds % 60).padStart(2, "0");
  if (hours === 0) return `${minutes}:${seconds}`;
  return `${hours}:${String(minutes).padStart(2, "0")}:${seconds}`;
}

/** "12" m. */
export function shownMeters(meters: number): ShownNumber {
  return { value: wholeNumber.format(meters), unit: "m" };
}

/** "16:31". */
export function shownTimeOfDay(atMs: number): ShownNumber {
  return { value: timeOfDay.format(atMs) };
}
