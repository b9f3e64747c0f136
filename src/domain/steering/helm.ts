import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type CrossTrack, crossTrack, type Leg } from "./cross-track.ts";
import { type Motion, type WayToMark, wayToMark } from "./made-good.ts";

/** What a helm shows: how the boat moves, and the way to the mark. */
export interface HelmReading {
  /** Speed over ground, metres a second; null when it is not known. */
  readonly speedMps: number | null;
  /** Course over ground, degrees clockwise from true north; null while lying still too. */
  readonly courseDegrees: number | null;
  /** Null without a mark. */
  readonly way: WayToMark | null;
  /** Null without a leg. */
  readonly beside: CrossTrack | null;
}

/** What a boat steers by. */
export interface SteeredBy {
  readonly mark: LatLng;
  /** The straight line to it, or the stretch of a route; null when that is not known. */
  readonly leg: Leg | null;
}

/** Returns what a helm shows for a boat at a place. */
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
    way: by && wayToMark(place, by.mark, motion),
    beside: by?.leg ? crossTrack(by.leg, place) : null,
  };
}
