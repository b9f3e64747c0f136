import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { drawnWaypoint } from "#mapview/tiler/drawn-waypoint.ts";
import { openTiler, type Tiler } from "#mapview/tiler/open-tiler.ts";

/** The parts that only a map with waypoints needs: tiles of them, cut by a worker of their own. */
export interface WaypointTiles extends Pick<Tiler, "cut"> {
  /** The waypoints to cut tiles from, instead of those before. */
  readonly set: (waypoints: readonly Waypoint[]) => void;
}

/** `onFailure` is told when the worker fails. */
export function openWaypointTiles(
  waypoints: readonly Waypoint[],
  onError: (error: unknown) => void,
): WaypointTiles {
  const { set, cut } = openTiler("waypoints", onError);
  const setWaypoints = (ones: readonly Waypoint[]) => set({ waypoints: ones.map(drawnWaypoint) });
  setWaypoints(waypoints);
  return { set: setWaypoints, cut };
}
