import { turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import { smoothDirection, type TimedDirection } from "./smooth-direction.ts";

/** Where a heading comes from: the course over the ground, or the compass. */
export type HeadingOrigin = "course" | "compass";

/** Where the device goes and points, and which of the two counts. Degrees clockwise from true north, 0–360 (not included). */
export interface Heading {
  /** The one direction that arrow, dot and screens show; 0 before the first one. */
  readonly heading: number;
  /** False before the first one: 0 is then no direction. */
  readonly hasHeading: boolean;
  /** Which of the two `heading` is; null before the first one. */
  readonly origin: HeadingOrigin | null;
  /** It is the course of before one stood still, and nothing has said since where the device points. */
  readonly isPast: boolean;
  /** Where the device goes; null while it stands still. */
  readonly course: number | null;
  /**
   * Where it points, by the last word of the compass; null before the first. From magnetic north as
   * long as the declination is not known.
   */
  readonly compass: number | null;
}

/** Whether it says where one went before, and not where one goes: a course is as old as its fix. */
export function isPastHeading(
  { origin, isPast }: Pick<Heading, "origin" | "isPast">,
  isFixStale: boolean,
): boolean {
  return isPast || (origin === "course" && isFixStale);
}

/** A `Heading` with what the next report needs to know of the reports before it. */
export interface HeadingFusion {
  readonly shown: Heading;
  readonly isMoving: boolean;
  /** When a fix last had a course, milliseconds since 1970. */
  readonly courseAtMs: number;
  /** What the compass said, without its tremble; null before its first word. */
  readonly magnetic: TimedDirection | null;
}

/** What a fix or the compass reports; what it does not know is null. */
export type HeadingReport = {
  /** Milliseconds since 1970. */
  readonly atMs: number;
} & (
  | {
      readonly origin: "course";
      readonly courseDegrees: number | null;
      readonly speedMps: number | null;
    }
  | {
      readonly origin: "compass";
      readonly magneticDegrees: number;
      /** How far the needle points east of true north here; null when that is not known. */
      readonly declinationDegrees: number | null;
    }
);

/** Before the first report. */
export const NO_HEADING: Heading = {
  heading: 0,
  hasHeading: false,
  origin: null,
  isPast: false,
  course: null,
  compass: null,
};

/** The fusion before the first report. */
export const NO_FUSION: HeadingFusion = {
  shown: NO_HEADING,
  isMoving: false,
  courseAtMs: 0,
  magnetic: null,
};

/**
 * From this speed on the course leads. A receiver's speed is off by 0.1–0.2 m/s, so at 1 m/s, a slow
 * walk, the course is within some 10°, which is what a phone's compass reaches on a good day; and who
 * walks holds the phone as it comes.
 */
const MOVING_FROM_MPS = 1;

/** Below this speed one stands: the course is the noise of the fixes. In between it stays as it was. */
const STANDING_BELOW_MPS = 0.5;

/** So long a course leads without a new one: a few fixes may be missed under a bridge. */
const COURSE_HOLDS_MS = 5_000;

/** Turns below this are the trembling of a compass at rest; following them would redraw 60 times a second. */
const SMALLEST_TURN_DEGREES = 1;

/**
 * The one rule by which course and compass become one heading. Whoever moves is shown where they go;
 * whoever stands, or has had no course for five seconds, where the device points. Without a compass
 * the course of before stays, as past. A report that changes nothing by a degree or more gives back
 * the very same `shown`.
 */
export function fuseHeading(fusion: HeadingFusion, report: HeadingReport): HeadingFusion {
  return report.origin === "course" ? hearCourse(fusion, report) : hearCompass(fusion, report);
}

function hearCourse(
  fusion: HeadingFusion,
  { courseDegrees, speedMps, atMs }: Extract<HeadingReport, { origin: "course" }>,
): HeadingFusion {
  const said = isDirection(courseDegrees) ? wrapDegrees(courseDegrees) : null;
  const isMoving = movesNow(fusion.isMoving, said !== null, speedMps);
  const course = isMoving ? settled(fusion.shown.course, said ?? fusion.shown.course) : null;
  const courseAtMs = isMoving && said !== null ? atMs : fusion.courseAtMs;
  return lead({ ...fusion, isMoving, courseAtMs }, { ...fusion.shown, course }, atMs);
}

function hearCompass(
  fusion: HeadingFusion,
  { magneticDegrees, declinationDegrees, atMs }: Extract<HeadingReport, { origin: "compass" }>,
): HeadingFusion {
  if (!isDirection(magneticDegrees)) return fusion;
  const reported = { degrees: wrapDegrees(magneticDegrees), atMs };
  const magnetic = smoothDirection(fusion.magnetic, reported);
  const fromTrueNorth = wrapDegrees(magnetic.degrees + (declinationDegrees ?? 0));
  const compass = settled(fusion.shown.compass, fromTrueNorth);
  return lead({ ...fusion, magnetic }, { ...fusion.shown, compass }, atMs);
}

/** Browsers say null or NaN for no direction. */
function isDirection(degrees: number | null): degrees is number {
  return degrees !== null && Number.isFinite(degrees);
}

/** Without a speed a course is believed: by the W3C's Geolocation only who moves has one. */
function movesNow(movedBefore: boolean, hasCourse: boolean, speedMps: number | null): boolean {
  if (speedMps === null) return hasCourse || movedBefore;
  if (speedMps >= MOVING_FROM_MPS) return true;
  return speedMps >= STANDING_BELOW_MPS && movedBefore;
}

function settled(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return now;
  return turnDegrees(before, now) < SMALLEST_TURN_DEGREES ? before : now;
}

/** Lets the one that counts lead. */
function lead(fusion: HeadingFusion, heard: Heading, atMs: number): HeadingFusion {
  const now = leadingOf(heard, atMs - fusion.courseAtMs <= COURSE_HOLDS_MS);
  const isAlike = (Object.keys(now) as (keyof Heading)[]).every(
    (name) => now[name] === fusion.shown[name],
  );
  return { ...fusion, shown: isAlike ? fusion.shown : now };
}

function leadingOf(heard: Heading, isCourseFresh: boolean): Heading {
  const { course, compass } = heard;
  const leads = { hasHeading: true, isPast: false };
  if (course !== null && (isCourseFresh || compass === null))
    return { ...heard, ...leads, heading: course, origin: "course" };
  if (compass !== null) return { ...heard, ...leads, heading: compass, origin: "compass" };
  return { ...heard, isPast: heard.hasHeading };
}
