import type { ShownNumber } from "#sentences/intl/distance.ts";
import { isWritable, localMoment, NO_NUMBER, wholeNumber } from "#sentences/intl/format.ts";

/** Texts of the location screen. */
export const locationTexts = {
  heading: "Mijn locatie",
  instruments: "Instrumenten",
  now: "Nu",
  inCoordinates: "In coördinaten",
  screenOff: "Met het scherm uit krijgt een webapp geen positie.",
  allowCompass: "Kompas aanzetten",
  addHere: "Bewaar als waypoint",
} as const;

const timeOfDay = localMoment({ timeStyle: "short" });

/** Texts of the instruments. */
export const instrumentTexts = {
  layout: "Hoe ga je op pad?",
  big: "Groot",
  bigHeading: "Instrumenten, groot",
  closeBig: "Sluit grote cijfers",
  speak: "Lees voor",
  newTrip: "Nieuwe tocht",
  undoTrip: "Terug naar de vorige tocht",
  tripBegan: "Afstand, tijd en snelheden tellen vanaf nu.",
  tapHint: "Tik op een vak om er iets anders in te zetten.",
  choose: "Wat wil je hier zien?",
  exchange: "Kies iets anders",
  close: "Sluiten",
  unknown: "–",
  notMeasured: "niet gemeten",
  noSignal: "geen signaal",
  standing: "je staat stil",
  notGone: "nog niets gegaan",
  searching: "zoekt…",
  none: "geen in de buurt",
  noWaypoints: "je hebt er nog geen",
  allDay: "niet vandaag",
  moving: "in beweging",
  magnetic: "vanaf het magnetische noorden",
  allowCompass: "staat nog uit",
  switchCompassOn: "Zet het kompas aan",
} as const;

/** The names of the modes of travel. */
export const LAYOUT_NAMES = {
  foot: "Te voet",
  bicycle: "Fiets",
  water: "Water",
} as const;

type Layout = keyof typeof LAYOUT_NAMES;

const NAMES = {
  speed: "Snelheid",
  averageSpeed: "Gemiddeld",
  maxSpeed: "Maximum",
  pace: "Tempo",
  course: "Koers",
  compass: "Kompas",
  magneticCompass: "Kompas magnetisch",
  altitude: "Hoogte",
  accuracy: "Nauwkeurigheid",
  coordinates: "Coördinaten",
  tripDistance: "Afstand",
  tripTime: "Tijd onderweg",
  sunrise: "Zon op",
  sunset: "Zon onder",
  nearestNode: "Knooppunt dichtbij",
  nearestWaypoint: "Waypoint dichtbij",
} as const;

/** Returns the name of an instrument; on the water in nautical terms. */
export function instrumentName(instrument: keyof typeof NAMES, layout: Layout): string {
  if (layout === "water" && instrument === "speed") return "Snelheid (SOG)";
  if (layout === "water" && instrument === "course") return "Koers (COG)";
  return NAMES[instrument];
}

/** Explains an altitude above NAP: "boven NAP, op 8 m na; 52 m boven de ellipsoïde". */
export function aboveNapText(errorMeters: number, ellipsoidalMeters: number): string {
  return `boven NAP, op ${wholeNumber.format(errorMeters)} m na; ${wholeNumber.format(ellipsoidalMeters)} m boven de ellipsoïde`;
}

/** The zero levels of reported altitudes. */
export const ALTITUDE_REFERENCE_TEXTS = {
  ellipsoid: "volgens je apparaat, boven de ellipsoïde (WGS84), niet boven zee",
  "sea-level": "volgens je apparaat, boven zee",
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
