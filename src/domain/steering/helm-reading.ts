import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type CrossTrack, crossTrack, type Leg } from "./cross-track.ts";
import { type CourseToMark, courseToMark, type Motion } from "./made-good.ts";

/** The readings of the helm: the motion of the boat, and the course to the mark. */
export interface HelmReading {
  /** The speed over ground, in metres per second; null when it is unknown. */
  readonly speedMps: number | null;
  /**
   * The course over ground, in degrees clockwise from true north; null when it is unknown or the boat lies
   * still.
   */
  readonly courseDegrees: number | null;
  /** Null without a mark. */
  readonly toMark: CourseToMark | null;
  /** Null without a leg. */
  readonly beside: CrossTrack | null;
}

/** The mark and the leg to steer by. */
export interface SteeredBy {
  readonly mark: LatLng;
  /** The straight line to the mark, or the segment of a route; null when it is unknown. */
  readonly leg: Leg | null;
}

/** Returns the readings of the helm for a boat at a place. */
export function helmReading(
  place: LatLng,
  { speedMps, courseDegrees }: Pick<HelmReading, "speedMps" | "courseDegrees">,
  by: SteeredBy | null,
): HelmReading {
  const motion: Motion | null =
    speedMps !== null && courseDegrees !== null ? { speedMps, courseDegrees } : null;
  return {
    speedMps,
    courseDegrees,
    toMark: by && courseToMark(place, by.mark, motion),
    beside: by?.leg ? crossTrack(by.leg, place) : null,
  };
}
