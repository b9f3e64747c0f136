import { device } from "#state/device/device.ts";
import { createPosition } from "./create-position.ts";

/** The position and heading of this device; what each name does is written at `PositionState`. */
export const {
  store: positionStore,
  permissionStore: positionPermissionStore,
  headingStore,
  compassStore,
  startWatchingPosition,
  askForPosition,
  allowCompass,
  compassWantsPermission,
} = createPosition(device);
