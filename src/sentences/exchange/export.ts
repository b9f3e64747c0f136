import { counted } from "#sentences/intl/format.ts";
import { exportCountWords as words } from "#words/exchange/export.ts";

/** "1 waypoint", "12 waypoints, 1 track". */
export function exportCountText(waypoints: number, tracks: number, routes: number): string {
  const parts = [
    ...(waypoints > 0 || tracks + routes === 0 ? [words.waypoints(counted(waypoints))] : []),
    ...(tracks > 0 ? [words.tracks(counted(tracks))] : []),
    ...(routes > 0 ? [words.routes(counted(routes))] : []),
  ];
  return parts.join(", ");
}
