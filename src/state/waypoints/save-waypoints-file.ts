import { setAsideFileText, waypointsFileText } from "#domain/waypoints/waypoint-file-text.ts";
import { saveTextFile } from "#platform/save-file/save-file.ts";
import { device } from "#state/device/device.ts";
import { waypointsStore } from "./waypoints.ts";

const JSON_TYPE = "application/json";

/** Saves a file with all waypoints in memory, even if storage fails. Call it from a tap. */
export function saveWaypointsFile(): void {
  const { waypoints } = waypointsStore.getState();
  const fileName = `waypoints-${isoTime().slice(0, 10)}.json`;
  saveTextFile({ fileName, type: JSON_TYPE, text: waypointsFileText(waypoints) });
}

/** Saves a file with everything that was set aside, raw, and the waypoints. Call it from a tap. */
export function saveSetAsideFile(): void {
  const { waypoints, setAside } = waypointsStore.getState();
  const exportedAt = isoTime();
  saveTextFile({
    fileName: `scouting-map-set-aside-${exportedAt.slice(0, 10)}.json`,
    type: JSON_TYPE,
    text: setAsideFileText(waypoints, setAside, exportedAt),
  });
}

function isoTime(): string {
  return new Date(device.clock.nowMs()).toISOString();
}
