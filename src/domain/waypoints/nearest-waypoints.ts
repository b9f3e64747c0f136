import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Waypoint } from "./waypoint.ts";

/** A waypoint and how far it is, in metres along the great circle. */
export interface WaypointDistance {
  readonly waypoint: Waypoint;
  readonly distanceMeters: number;
}

/** The `count` waypoints nearest to a place, the nearest first; of equals the earlier in the list. */
export function nearestWaypoints(
  waypoints: readonly Waypoint[],
  from: LatLng,
  count: number,
): readonly WaypointDistance[] {
  return waypoints
    .map((waypoint) => ({ waypoint, distanceMeters: distanceMeters(from, waypoint) }))
    .sort((a, b) => a.distanceMeters - b.distanceMeters)
    .slice(0, count);
}
