import type { SetAside } from "./set-aside.ts";
import type { Waypoint } from "./waypoint.ts";

/**
 * Returns a JSON file with all data that could not be read and all waypoints, so that one file is a whole
 * backup. The format is described in docs/formats/waypoints.md.
 * @param exportedAt ISO 8601
 */
export function setAsideFileText(
  waypoints: readonly Waypoint[],
  setAside: readonly SetAside[],
  exportedAt: string,
): string {
  const content = { format: "scouting-map-kept-data", version: 1, exportedAt, waypoints, setAside };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns a file with all waypoints: the plain list that localStorage holds, indented. */
export function waypointsFileText(waypoints: readonly Waypoint[]): string {
  return `${JSON.stringify(waypoints, null, 2)}\n`;
}
