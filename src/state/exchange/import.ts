import { device } from "#state/device/device.ts";
import { contentHashes, tracksChanged } from "#state/tracks/tracks.ts";
import {
  changeMany,
  undo,
  waypointsStore,
  whenWaypointsLoaded,
} from "#state/waypoints/waypoints.ts";
import { startImport } from "#workers/start-import.ts";
import { createImport } from "./create-import.ts";

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
  tracks: { contentHashes },
  onTracksChanged: () => void tracksChanged(),
  clock: device.clock,
  randomId: device.randomId,
});
