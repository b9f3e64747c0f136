import { device } from "#state/device/device.ts";
import { createTrip } from "./create-trip.ts";
import { positionStore } from "./position.ts";

/** The trip since this app was opened; what each name does is written at `createTrip`. */
export const {
  store: tripStore,
  start: startTrip,
  begin: beginTrip,
  takeBack: takeTripBack,
} = createTrip(device.clock, performance.timeOrigin, positionStore);
