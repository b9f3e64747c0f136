import { turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import type { HeadingOrigin, HeadingReport } from "./heading.ts";

/** The last word of each origin, degrees clockwise from true north, 0–360; null when it is silent. */
export type Directions = Readonly<Record<HeadingOrigin, number | null>>;

/** Before the first report. */
export const NO_DIRECTIONS: Directions = { course: null, compass: null };

/** Slower than this a course is the noise of the fixes: half of a stroll, 0.5 m/s. */
const MOVING_MPS = 0.5;

/** Turns below this are the trembling of a compass at rest. */
const SMALLEST_TURN_DEGREES = 1;

/**
 * The directions after a report. A device that stands still has no course; a compass keeps its last
 * word. A turn of less than a degree gives back the very same object.
 */
export function hearDirection(
  directions: Directions,
  { origin, headingDegrees, speedMps }: Omit<HeadingReport, "reportedAtMs">,
): Directions {
  const isSilent = headingDegrees === null || !Number.isFinite(headingDegrees);
  if (origin === "compass" && isSilent) return directions;
  const isStill = origin === "course" && speedMps !== null && speedMps < MOVING_MPS;
  const said = isSilent || isStill ? null : wrapDegrees(headingDegrees);
  const before = directions[origin];
  const isAlike =
    said === before ||
    (said !== null && before !== null && turnDegrees(before, said) < SMALLEST_TURN_DEGREES);
  return isAlike ? directions : { ...directions, [origin]: said };
}

/** The one direction that the dot shows. */
export interface ShownDirection {
  /** Clockwise from true north. */
  readonly degrees: number;
  readonly origin: HeadingOrigin;
}

/** Whoever moves is shown where they go, whoever stands where the device points; null when neither is known. */
export function shownDirection({ course, compass }: Directions): ShownDirection | null {
  if (course !== null) return { degrees: course, origin: "course" };
  return compass === null ? null : { degrees: compass, origin: "compass" };
}
