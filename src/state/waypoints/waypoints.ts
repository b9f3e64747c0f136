import { device } from "#state/device/device.ts";
import { createWaypoints } from "./create-waypoints.ts";

/** The waypoints of this device; what each name does is written at `WaypointsState`. */
export const {
  store: waypointsStore,
  addWaypoint,
  updateWaypoint,
  moveWaypoint,
  putBackChanged,
  deleteWaypoint,
  changeMany,
  addWaypoints,
  updateMany,
  moveToFolder,
  deleteMany,
  renameFolder,
  deleteFolder,
  undo,
  waypointById,
  whenWaypointsLoaded,
  clearSetAside,
  setAside,
  readSetAside,
  start: startWaypoints,
} = createWaypoints(device);
