import { distanceMeters } from "#domain/geodesy/distance.ts";
import { guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import type { Turn } from "#domain/geodesy/line/turn.ts";
import { turnAt } from "#domain/geodesy/line/turn-at.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";

/** A named point of a course, with the turn of the line there. */
export interface CourseCue {
  /** A node number or another name. */
  readonly name: string;
  /** The index of the point in the columns of the course. */
  readonly index: number;
  /** Null at the start and the end. */
  readonly turn: Turn | null;
  /** The turn in words; absent without a turn. */
  readonly comment?: string;
  /** A turn between the named points; its name is that of the street after it, or empty. */
  readonly isStreet?: true;
}

/** A line to follow on a watch or a bike computer, in parallel columns. */
export interface Course {
  readonly name: string;
  /** Null if it is not known. */
  readonly mode: NetworkMode | null;
  /** The speed at which the course says to be somewhere, unless its points have times. */
  readonly speedKmh: number;
  /** WGS 84 degrees. */
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  /** NaN for a point without a height; null when no point has one. */
  readonly altitudesMeters: Float64Array | null;
  /** Milliseconds since 1970, NaN for a point without a time; null when no point has one. */
  readonly timesMs: Float64Array | null;
  /** The cues in the order of the line. */
  readonly cues: readonly CourseCue[];
}

/** The turns in the words that files and other programs use. */
export const TURN_SYMBOLS = {
  straight: "Straight",
  "slight-left": "Slight Left",
  "slight-right": "Slight Right",
  left: "Left",
  right: "Right",
  "sharp-left": "Sharp Left",
  "sharp-right": "Sharp Right",
  back: "U-Turn",
} as const satisfies Readonly<Record<Turn, string>>;

/** Says in words how the line turns at a point with this name, or without one, and into which street. */
export type TurnWords = (name: string, turn: Turn, street?: string | null) => string;

/** The speed that GPSBabel assumes too; the device only uses it for its virtual partner. */
const USUAL_SPEED_KMH = 10;

/** Returns the course along a track or route, with its named points as cues, straight over gaps; null without a line. */
export function courseOfPoints(name: string, points: TrackPoints, words: TurnWords): Course | null {
  const { lngs, lats, altitudesMeters, timesMs, details } = points;
  if (lngs.length < 2) return null;
  const named = (details ?? []).flatMap((one, index) =>
    one?.name ? [{ name: one.name, index }] : [],
  );
  const line = {
    name,
    mode: null,
    speedKmh: USUAL_SPEED_KMH,
    lngs,
    lats,
    altitudesMeters,
    timesMs,
  };
  if (named.length === 0) return { ...line, cues: [] };
  const guideLine = guideLineOfTrack({ lngs, lats });
  const cues = named.map(({ name: label, index }) =>
    cueAt(label, index, turnAt(guideLine, guideLine.alongs[index] as number), words),
  );
  return { ...line, cues };
}

/** Makes a cue. */
export function cueAt(
  name: string,
  index: number,
  turn: Turn | null,
  words: TurnWords,
  street?: string,
): CourseCue {
  return turn ? { name, index, turn, comment: words(name, turn, street) } : { name, index, turn };
}

/** The distances along a course and the times on it, one for each point. */
export interface CourseProgress {
  /** From the start of the line; over gaps in a straight line. */
  readonly meters: Float64Array;
  /** Whole seconds since 1970, each later than the one before. */
  readonly seconds: Float64Array;
}

/** The number of points between two pauses. */
const POINTS_A_STEP = 50_000;

/**
 * Computes the distances along a course, and the times: those of the points if all have one and they go forward, else the times
 * at the speed of the course from `startMs` on. Devices want a later second for every point. Yields an empty text now and then,
 * so that a writer of files can pause.
 */
export function* courseProgress(course: Course, startMs: number): Generator<"", CourseProgress> {
  const { lngs } = course;
  const meters = new Float64Array(lngs.length);
  const seconds = new Float64Array(lngs.length);
  const timesMs = forwardTimes(course.timesMs);
  const metersPerSecond = course.speedKmh / 3.6;
  const startSecond = Math.floor((timesMs?.[0] ?? startMs) / 1000);
  for (let at = 0; at < lngs.length; at++) {
    if (at > 0 && at % POINTS_A_STEP === 0) yield "";
    if (at > 0) meters[at] = (meters[at - 1] as number) + stepMeters(course, at);
    const planned = timesMs
      ? Math.floor((timesMs[at] as number) / 1000)
      : startSecond + Math.round((meters[at] as number) / metersPerSecond);
    seconds[at] = at === 0 ? startSecond : Math.max(planned, (seconds[at - 1] as number) + 1);
  }
  return { meters, seconds };
}

function stepMeters({ lngs, lats }: Course, at: number): number {
  const place = (index: number) => ({ lng: lngs[index] as number, lat: lats[index] as number });
  return distanceMeters(place(at - 1), place(at));
}

/** The years that every format can express. */
const FIRST_MS = Date.UTC(2000, 0, 1);
const LAST_MS = Date.UTC(2100, 0, 1);

/** Returns the times if every point has a sensible one and none is earlier than the one before. */
function forwardTimes(timesMs: Float64Array | null): Float64Array | null {
  let before = FIRST_MS;
  for (const timeMs of timesMs ?? []) {
    if (!(timeMs >= before && timeMs <= LAST_MS)) return null;
    before = timeMs;
  }
  return timesMs;
}
