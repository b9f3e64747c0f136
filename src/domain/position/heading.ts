import { turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import { smoothDirection, type TimedDirection } from "./smooth-direction.ts";

/** The source of a heading: the course over the ground, or the compass. */
export type HeadingOrigin = "course" | "compass";

/**
 * The course and the compass direction of the device, and the heading chosen from them. Degrees clockwise
 * from true north, 0–360 (excluded).
 */
export interface Heading {
  /** The one direction that the arrow, the dot and the screens show; 0 before the first one. */
  readonly heading: number;
  /** True if there is a heading; if not, 0 is not a direction. */
  readonly hasHeading: boolean;
  /** The source of `heading`; null before the first one. */
  readonly origin: HeadingOrigin | null;
  /** True if it is the course from before the device stopped, with no newer information. */
  readonly isPast: boolean;
  /** The direction of travel; null while standing still. */
  readonly course: number | null;
  /**
   * The latest direction of the compass; null before the first. From magnetic north while the declination is
   * unknown.
   */
  readonly compass: number | null;
}

/** Returns whether the heading is a past one: a course is as old as its fix. */
export function isPastHeading(
  { origin, isPast }: Pick<Heading, "origin" | "isPast">,
  isFixStale: boolean,
): boolean {
  return isPast || (origin === "course" && isFixStale);
}

/** A `Heading` with the data about earlier reports that the next one needs. */
export interface HeadingFusion {
  readonly shown: Heading;
  readonly isMoving: boolean;
  /** The time of the last fix with a course, milliseconds on the steady clock. */
  readonly courseAtMs: number;
  /** The smoothed compass direction; null before the first. */
  readonly magnetic: TimedDirection | null;
}

/** A report from a fix or the compass; unknown values are null. */
export type HeadingReport = {
  /** Milliseconds on the steady clock. */
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
      /** The declination here, degrees east of true north; null if unknown. */
      readonly declinationDegrees: number | null;
    }
);

/** The heading before the first report. */
export const NO_HEADING: Heading = {
  heading: 0,
  hasHeading: false,
  origin: null,
  isPast: false,
  course: null,
  compass: null,
};

/** The state before the first report. */
export const NO_FUSION: HeadingFusion = {
  shown: NO_HEADING,
  isMoving: false,
  courseAtMs: 0,
  magnetic: null,
};

/**
 * The course takes precedence from this speed on. A receiver's speed is off by 0.1–0.2 m/s, so at 1 m/s, a
 * slow walk, the course is within about 10°, which is what the compass of a phone reaches on a good day; and
 * walkers hold their phone at any angle.
 */
const MOVING_FROM_MPS = 1;

/** Below this speed the device stands still and the course is noise. In between, the state stays as it was. */
const STANDING_BELOW_MPS = 0.5;

/** The time that a course stays valid without a new one: a few fixes may be lost under a bridge. */
const COURSE_HOLDS_MS = 5_000;

/** Smaller turns are the jitter of a compass at rest; following them would redraw 60 times a second. */
const SMALLEST_TURN_DEGREES = 1;

/**
 * Merges course and compass into one heading. While moving, the heading is the course; while standing still,
 * or after five seconds without a course, it is the compass direction. Without a compass the last course
 * stays, marked as past. A report that changes nothing by a degree or more returns the same `shown` object.
 */
export function fuseHeading(fusion: HeadingFusion, report: HeadingReport): HeadingFusion {
  return report.origin === "course" ? hearCourse(fusion, report) : hearCompass(fusion, report);
}

function hearCourse(
  fusion: HeadingFusion,
  { courseDegrees, speedMps, atMs }: Extract<HeadingReport, { origin: "course" }>,
): HeadingFusion {
  const measuredCourse = isDirection(courseDegrees) ? wrapDegrees(courseDegrees) : null;
  const isMoving = movesNow(fusion.isMoving, measuredCourse !== null, speedMps);
  const course = isMoving
    ? settled(fusion.shown.course, measuredCourse ?? fusion.shown.course)
    : null;
  const courseAtMs = isMoving && measuredCourse !== null ? atMs : fusion.courseAtMs;
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

/** Browsers report null or NaN for no direction. */
function isDirection(degrees: number | null): degrees is number {
  return degrees !== null && Number.isFinite(degrees);
}

/** A course without a speed is trusted, because the W3C Geolocation API gives one only while moving. */
function movesNow(movedBefore: boolean, hasCourse: boolean, speedMps: number | null): boolean {
  if (speedMps === null) return hasCourse || movedBefore;
  if (speedMps >= MOVING_FROM_MPS) return true;
  return speedMps >= STANDING_BELOW_MPS && movedBefore;
}

function settled(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return now;
  return turnDegrees(before, now) < SMALLEST_TURN_DEGREES ? before : now;
}

/** Chooses the source that takes precedence. */
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
