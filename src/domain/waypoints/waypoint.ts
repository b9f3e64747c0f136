import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/**
 * A stored waypoint. Only `id`, `name`, `lat` and `lng` (WGS84 degrees) must be there; fields that
 * this version does not know stay on the object untouched, so that a newer version loses nothing.
 */
export interface Waypoint extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** Milliseconds since 1970. */
  readonly createdAtMs?: number;
  /** Milliseconds since 1970. */
  readonly changedAtMs?: number;
}
