/**
 * The parts of the FIT profile that the app reads and writes: numbers of messages and of their fields, from Garmin's
 * public profile. Message 29 is not in it: devices store their places there, and GPSBabel documents its fields.
 */
export const FIT_MESSAGES = {
  fileId: 0,
  lap: 19,
  record: 20,
  event: 21,
  location: 29,
  course: 31,
  coursePoint: 32,
} as const;

/** The field that any message may have: seconds since the FIT epoch. */
export const TIMESTAMP = 253;

/** The fields of a `fileId` message. */
export const FILE_ID = { type: 0, manufacturer: 1, product: 2, timeCreated: 4 } as const;
/** The fields of a `course` message. */
export const COURSE = { sport: 4, name: 5, capabilities: 6 } as const;
/** The fields of a `lap` message. */
export const LAP = {
  startTime: 2,
  startLat: 3,
  startLng: 4,
  endLat: 5,
  endLng: 6,
  elapsedTime: 7,
  timerTime: 8,
  distance: 9,
} as const;
/** The fields of a `record` message: a point of a track. */
export const RECORD = {
  lat: 0,
  lng: 1,
  altitude: 2,
  heartRate: 3,
  cadence: 4,
  distance: 5,
  speed: 6,
  power: 7,
  temperature: 13,
  enhancedSpeed: 73,
  enhancedAltitude: 78,
} as const;
/** The fields of an `event` message. */
export const EVENT = { event: 0, type: 1, group: 4 } as const;
/** The fields of a `location` message. */
export const LOCATION = { name: 0, lat: 1, lng: 2, altitude: 4, description: 6 } as const;
/** The fields of a `coursePoint` message. */
export const COURSE_POINT = {
  time: 1,
  lat: 2,
  lng: 3,
  distance: 4,
  type: 5,
  name: 6,
  index: 254,
} as const;

/** The names of the types of course points, by number; "" for one that means nothing in particular. */
export const COURSE_POINT_TYPES = [
  "",
  "Summit",
  "Valley",
  "Water",
  "Food",
  "Danger",
  "Left",
  "Right",
  "Straight",
  "First Aid",
  "4th Category",
  "3rd Category",
  "2nd Category",
  "1st Category",
  "Hors Category",
  "Sprint",
  "Left Fork",
  "Right Fork",
  "Middle Fork",
  "Slight Left",
  "Sharp Left",
  "Slight Right",
  "Sharp Right",
  "U-Turn",
] as const;

/** A base type: the number by which a definition names it, and its size in bytes. */
interface BaseType {
  readonly code: number;
  readonly size: number;
}

/** The base types that the app writes. */
export const BASE_TYPES = {
  enum: { code: 0x00, size: 1 },
  text: { code: 0x07, size: 1 },
  uint16: { code: 0x84, size: 2 },
  sint32: { code: 0x85, size: 4 },
  uint32: { code: 0x86, size: 4 },
  uint32z: { code: 0x8c, size: 4 },
  uint8: { code: 0x02, size: 1 },
} as const satisfies Readonly<Record<string, BaseType>>;

const EPOCH_SECONDS = 631_065_600;
/** Smaller timestamps count from the moment the device was switched on. */
const FIRST_MOMENT = 0x10000000;
const LAST_MOMENT = 0xfffffffe;
const SEMICIRCLES_PER_DEGREE = 2 ** 31 / 180;

/** Converts a timestamp to milliseconds since 1970; NaN for one that is not a time of day. */
export function msOfFitTime(seconds: number): number {
  const isMoment = seconds >= FIRST_MOMENT && seconds <= LAST_MOMENT;
  return isMoment ? (seconds + EPOCH_SECONDS) * 1000 : Number.NaN;
}

/** Converts milliseconds since 1970 to a timestamp in whole seconds, within the range of the format. */
export function fitTimeOfMs(timeMs: number): number {
  const seconds = Math.floor(timeMs / 1000) - EPOCH_SECONDS;
  return Math.min(Math.max(seconds, FIRST_MOMENT), LAST_MOMENT);
}

/** Converts semicircles to degrees. */
export function degreesOfSemicircles(semicircles: number): number {
  return semicircles / SEMICIRCLES_PER_DEGREE;
}

/** Converts degrees to the nearest semicircles, to 4.2e-8 of a degree; 180 and −180 are the same meridian. */
export function semicirclesOfDegrees(degrees: number): number {
  return Math.round(degrees * SEMICIRCLES_PER_DEGREE) | 0;
}

/** Heights are stored in fifths of a metre above −500 m. */
export const ALTITUDE_SCALE = 5;
export const ALTITUDE_OFFSET_METERS = 500;
