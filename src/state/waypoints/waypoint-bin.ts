import { device } from "#state/device/device.ts";
import { binStorage } from "#storage/bin/bin-storage.ts";
import { photoStorage } from "#storage/photos/photo-storage.ts";
import { createWaypointBin } from "./create-waypoint-bin.ts";
import { changeMany, waypointsStore } from "./waypoints.ts";

/** The bin of this device; what each name does is written at `WaypointBin`. */
export const {
  store: binStore,
  load: loadBin,
  restore: restoreFromBin,
  throwAway: throwAwayFromBin,
} = createWaypointBin({
  bin: binStorage(device.connection, device.clock.nowMs),
  photos: photoStorage(device.connection),
  clock: device.clock,
  waypoints: { store: waypointsStore, changeMany },
});
