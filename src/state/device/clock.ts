import { createClockStore } from "./create-clock-store.ts";
import { device } from "./device.ts";

/** The time of this device, ticking each second while somebody is subscribed. */
export const clockStore = createClockStore(device.clock);
