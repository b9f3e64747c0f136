import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Waypoint } from "./waypoint.ts";

/** A waypoint with its great-circle distance in metres. */
export interface WaypointDistance {
  readonly waypoint: Waypoint;
  readonly distanceMeters: number;
}

/** Returns the `count` waypoints nearest to a place, nearest first; among equals the earlier in the list. */
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
