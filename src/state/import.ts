import { startImport } from "#workers/start-import.ts";
import { createImport } from "./create-import.ts";
import { device } from "./device.ts";
import { keptLines } from "./tracks.ts";
import { changeMany, undo, waypointsStore, whenWaypointsLoaded } from "./waypoints.ts";

/** Importing on this device; what each name does is written at `ImportState`. */
export const {
  store: importStore,
  previewFiles,
  previewContent,
  stopReading,
  importPreview,
  undoImport,
} = createImport({
  startImport,
  waypoints: { store: waypointsStore, whenWaypointsLoaded, changeMany, undo },
  lines: keptLines,
  clock: device.clock,
});
