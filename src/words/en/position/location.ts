import type * as nl from "../../nl/position/location.ts";
import type { Words } from "../../words.ts";

export const locationTexts = {
  heading: "My location",
  instruments: "Instruments",
  now: "Now",
  inCoordinates: "Coordinates",
  help: "Help: read your position aloud",
  screenOff: "A web app can't get your position while the screen is off.",
  allowCompass: "Turn on compass",
  addHere: "Save as waypoint",
} satisfies Words<typeof nl.locationTexts>;

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
} satisfies Words<typeof nl.instrumentTexts>;

export const LAYOUT_NAMES = {
  foot: "On foot",
  bicycle: "Bicycle",
  water: "Water",
} satisfies Words<typeof nl.LAYOUT_NAMES>;

export const instrumentNames = {
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
} satisfies Words<typeof nl.instrumentNames>;

export const ALTITUDE_REFERENCE_TEXTS = {
  ellipsoid: "according to your device, above the ellipsoid (WGS84), not above sea level",
  "sea-level": "according to your device, above sea level",
} satisfies Words<typeof nl.ALTITUDE_REFERENCE_TEXTS>;

export const waterInstrumentNames = {
  speed: "Speed (SOG)",
  course: "Course (COG)",
} satisfies Words<typeof nl.waterInstrumentNames>;

/** Explains an altitude above NAP: "above NAP, accurate to 8 m; 52 m above the ellipsoid". */
export const aboveNapWords = ((error, height) =>
  `above NAP, accurate to ${error}; ${height} above the ellipsoid`) satisfies Words<
  typeof nl.aboveNapWords
>;
