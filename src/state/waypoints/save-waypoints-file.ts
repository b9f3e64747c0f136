import { keptDataText, waypointsFileText } from "#domain/waypoints/kept-data-text.ts";
import { saveTextFile } from "#platform/save-file/save-file.ts";
import { device } from "#state/device/device.ts";
import { waypointsStore } from "./waypoints.ts";

const JSON_TYPE = "application/json";

/** Gives the user all waypoints that are in memory, whatever storage does. Call it from a tap. */
export function saveWaypointsFile(): void {
  const { waypoints } = waypointsStore.getState();
  const fileName = `waypoints-${isoTime().slice(0, 10)}.json`;
  saveTextFile({ fileName, type: JSON_TYPE, text: waypointsFileText(waypoints) });
}

/** Gives the user everything that was set aside, raw, and the waypoints with it. Call it from a tap. */
export function saveSetAsideFile(): void {
  const { waypoints, setAside } = waypointsStore.getState();
  const exportedAt = isoTime();
  saveTextFile({
    fileName: `scouting-map-apart-gezet-${exportedAt.slice(0, 10)}.json`,
    type: JSON_TYPE,
    text: keptDataText(waypoints, setAside, exportedAt),
  });
}

function isoTime(): string {
  return new Date(device.clock.nowMs()).toISOString();
}
