import type { SetAside } from "./set-aside.ts";
import type { Waypoint } from "./waypoint.ts";

/**
 * The text of the file with everything that could not be read, and all waypoints beside it, so that
 * one file is a whole backup. JSON; its format is described in docs/formats/waypoints.md.
 * @param exportedAt ISO 8601
 */
export function keptDataText(
  waypoints: readonly Waypoint[],
  setAside: readonly SetAside[],
  exportedAt: string,
): string {
  const content = { format: "scouting-map-kept-data", version: 1, exportedAt, waypoints, setAside };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The text of the file with all waypoints: the same plain list that localStorage holds, indented. */
export function waypointsFileText(waypoints: readonly Waypoint[]): string {
  return `${JSON.stringify(waypoints, null, 2)}\n`;
}
