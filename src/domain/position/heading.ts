import { turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";

/** Where a heading came from: the course over the ground, or the compass. */
export type HeadingOrigin = "course" | "compass";

/** The direction the device goes or points to, degrees clockwise from north, 0–360 (not included). */
export interface Heading {
  readonly heading: number;
  /** False before the first one: 0 is then no direction. */
  readonly hasHeading: boolean;
  /** Who said so; null before the first one. */
  readonly origin: HeadingOrigin | null;
}

/** A heading as one of the two reported it. */
export interface HeadingReport {
  readonly origin: HeadingOrigin;
  /** Degrees; what the device does not know is null or NaN. */
  readonly headingDegrees: number | null;
  /** Metres a second; null when the device does not say. */
  readonly speedMps: number | null;
  /** Milliseconds since 1970. */
  readonly reportedAtMs: number;
}

/** The last heading that was believed, and when. */
export interface HeadingBelief extends Heading {
  /** Whether the course was reported while going fast. */
  readonly isFast: boolean;
  readonly reportedAtMs: number;
}

/** The heading before the first report. */
export const NO_HEADING: HeadingBelief = {
  heading: 0,
  hasHeading: false,
  origin: null,
  isFast: false,
  reportedAtMs: 0,
};

/** Above a brisk run, 3 m/s, one rides or sails: the phone then points anywhere, the course counts. */
const FAST_MPS = 3;
/** How long a believed heading keeps the other origin out. */
const COURSE_HOLDS_MS = 3_000;
const COMPASS_HOLDS_MS = 1_000;
/** A compass at rest trembles by less than this; following it would redraw 60 times a second. */
const SMALLEST_TURN_DEGREES = 1;

/**
 * The belief after a report. On foot the compass goes before the course; above 3 m/s the course goes
 * before the compass. A report of no direction changes nothing, nor does one of less than a degree of
 * turn change the heading.
 */
export function believeHeading(belief: HeadingBelief, report: HeadingReport): HeadingBelief {
  const { headingDegrees, origin, reportedAtMs } = report;
  if (headingDegrees === null || !Number.isFinite(headingDegrees)) return belief;
  const isFast = origin === "course" && (report.speedMps ?? 0) > FAST_MPS;
  if (isKeptOut(belief, origin, isFast, reportedAtMs)) return belief;
  const heading = wrapDegrees(headingDegrees);
  const isSmallTurn =
    belief.hasHeading && turnDegrees(belief.heading, heading) < SMALLEST_TURN_DEGREES;
  return {
    heading: isSmallTurn ? belief.heading : heading,
    hasHeading: true,
    origin,
    isFast,
    reportedAtMs,
  };
}

function isKeptOut(
  belief: HeadingBelief,
  origin: HeadingOrigin,
  isFast: boolean,
  atMs: number,
): boolean {
  const ageMs = atMs - belief.reportedAtMs;
  if (origin === "course")
    return belief.origin === "compass" && !isFast && ageMs < COMPASS_HOLDS_MS;
  return belief.origin === "course" && belief.isFast && ageMs < COURSE_HOLDS_MS;
}
