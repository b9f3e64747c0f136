import type { SetAside } from "#domain/waypoints/set-aside.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { device } from "./device.ts";
import { waypointsStore } from "./waypoints.ts";

/** A file for the user to keep. */
export interface ExportFile {
  readonly fileName: string;
  readonly mimeType: string;
  readonly text: string;
}

/**
 * Everything of the user's that is in memory, whatever storage does: all waypoints, and all that was
 * set aside with its raw text.
 */
export function exportKeptData(): ExportFile {
  const { waypoints, setAside } = waypointsStore.getState();
  return keptDataFile(waypoints, setAside, device.clock.nowMs());
}

/** The file of `exportKeptData`; format 1 is described in docs/formats/waypoints.md. */
export function keptDataFile(
  waypoints: readonly Waypoint[],
  setAside: readonly SetAside[],
  nowMs: number,
): ExportFile {
  const exportedAt = new Date(nowMs).toISOString();
  const content = { format: "scouting-map-kept-data", version: 1, exportedAt, waypoints, setAside };
  return {
    fileName: `scouting-map-${exportedAt.slice(0, 10)}.json`,
    mimeType: "application/json",
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}
