import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { drawnWaypoint } from "#mapview/tiler/drawn-waypoint.ts";
import { openTiler, type Tiler } from "#mapview/tiler/open-tiler.ts";

/** The parts that only a map with waypoints needs: tiles, cut by their own worker. */
export interface WaypointTiles extends Pick<Tiler, "cut"> {
  /** Sets the waypoints to cut tiles from. */
  readonly set: (waypoints: readonly Waypoint[]) => void;
}

/**
 * Opens the tiles.
 * @param onError called if the worker fails
 */
export function openWaypointTiles(
  waypoints: readonly Waypoint[],
  onError: (error: unknown) => void,
): WaypointTiles {
  const { set, cut } = openTiler("waypoints", onError);
  const setWaypoints = (ones: readonly Waypoint[]) => set({ waypoints: ones.map(drawnWaypoint) });
  setWaypoints(waypoints);
  return { set: setWaypoints, cut };
}
