import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";

/** The question for the ways within a distance. */
export interface WayReachQuestion {
  readonly mode: WayMode;
  readonly near: LatLng;
  /** Along the ground. */
  readonly meters: number;
  /** True if the straight line from the place to the nearest way is a part of the distance, so that no way lies farther than it. */
  readonly countsApproach?: boolean;
}

/** A place at the end of what can be reached. */
export interface FarPlace extends LatLng {
  /** The direction in which it lies: 0 north, 1 north-east … 7 north-west. */
  readonly direction: number;
  readonly straightMeters: number;
  /** The street that it is in; null without a name. */
  readonly street: string | null;
}

/** The ways that can be reached. */
export interface WayReach {
  /** The length of all of them. */
  readonly meters: number;
  /** Their lines, one after another: lng, lat, lng, lat … in degrees. */
  readonly points: Float64Array;
  /** The index in `points` where each line begins; ends with the number of all. */
  readonly starts: Uint32Array;
  /** The farthest place in each direction, from north on; no entry where none was reached. */
  readonly farthest: readonly FarPlace[];
  /** No way for the mode lies within 300 m of the place. */
  readonly isFarFromWays: boolean;
  /** A part of the ways around cannot be read. */
  readonly isUnread: boolean;
}

/** The answer where there are no ways. */
export const NO_REACH: WayReach = {
  meters: 0,
  points: new Float64Array(),
  starts: Uint32Array.of(0),
  farthest: [],
  isFarFromWays: true,
  isUnread: false,
};
