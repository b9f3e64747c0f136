import { lineStorage } from "#storage/tracks/line-storage.ts";
import { startImport } from "#workers/start-import.ts";
import { createImport } from "./create-import.ts";
import { device } from "./device.ts";
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
  lines: lineStorage(device.door),
  clock: device.clock,
});
