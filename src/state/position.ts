import { createPosition } from "./create-position.ts";
import { device } from "./device.ts";

/** The position and heading of this device; what each name does is written at `PositionState`. */
export const {
  store: positionStore,
  troubleStore: positionTroubleStore,
  headingStore,
  directionsStore,
  startWatchingPosition,
  allowCompass,
  compassWantsPermission,
} = createPosition(device);
