import type { ShownNumber } from "#sentences/intl/distance.ts";
import { isWritable, localMoment, NO_NUMBER, wholeNumber } from "#sentences/intl/format.ts";

/** Texts of the location screen. */
export const locationTexts = {
  heading: "My location",
  instruments: "Instruments",
  now: "Now",
  inCoordinates: "Coordinates",
  screenOff: "A web app can't get your position while the screen is off.",
  allowCompass: "Turn on compass",
  addHere: "Save as waypoint",
} as const;

const timeOfDay = localMoment({ timeStyle: "short" });

/** Texts of the instruments. */
export const instrumentTexts = {
  layout: "How are you travelling?",
  big: "Large",
  bigHeading: "Instruments, large",
  closeBig: "Close large view",
  speak: "Read aloud",
  newTrip: "New trip",
  undoTrip: "Back to the previous trip",
  tripBegan: "Distance, time and speed will be measured from now on.",
  tapHint: "Tap a box to change what it shows.",
  choose: "What would you like to see here?",
  exchange: "Choose something else",
  close: "Close",
  unknown: "–",
  notMeasured: "not measured",
  noSignal: "no signal",
  standing: "not moving",
  notGone: "not moved yet",
  searching: "searching…",
  none: "none nearby",
  noWaypoints: "you have none yet",
  allDay: "not today",
  moving: "while moving",
  magnetic: "from magnetic north",
  allowCompass: "still off",
  switchCompassOn: "Turn on compass",
} as const;

/** The names of the modes of travel. */
export const LAYOUT_NAMES = {
  foot: "On foot",
  bicycle: "Bicycle",
  water: "Water",
} as const;

type Layout = keyof typeof LAYOUT_NAMES;

const NAMES = {
  speed: "Speed",
  averageSpeed: "Average",
  maxSpeed: "Maximum",
  pace: "Pace",
  course: "Course",
  compass: "Compass",
  magneticCompass: "Magnetic compass",
  altitude: "Altitude",
  accuracy: "Accuracy",
  coordinates: "Coordinates",
  tripDistance: "Distance",
  tripTime: "Trip time",
  sunrise: "Sunrise",
  sunset: "Sunset",
  nearestNode: "Nearest node",
  nearestWaypoint: "Nearest waypoint",
} as const;

/** Returns the name of an instrument; on the water in nautical terms. */
export function instrumentName(instrument: keyof typeof NAMES, layout: Layout): string {
  if (layout === "water" && instrument === "speed") return "Speed (SOG)";
  if (layout === "water" && instrument === "course") return "Course (COG)";
  return NAMES[instrument];
}

/** Explains an altitude above NAP: "above NAP, accurate to 8 m; 52 m above the ellipsoid". */
export function aboveNapText(errorMeters: number, ellipsoidalMeters: number): string {
  return `above NAP, accurate to ${wholeNumber.format(errorMeters)} m; ${wholeNumber.format(ellipsoidalMeters)} m above the ellipsoid`;
}

/** The zero levels of reported altitudes. */
export const ALTITUDE_REFERENCE_TEXTS = {
  ellipsoid: "according to your device, above the ellipsoid (WGS84), not above sea level",
  "sea-level": "according to your device, above sea level",
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
