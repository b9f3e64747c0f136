import { visitStorage } from "#storage/visits/visit-storage.ts";
import { device } from "./device.ts";

/** The visits of this device, by which the age of what it stores is decided. Most code that needs them is loaded on demand. */
export const visits = visitStorage({ texts: device.texts, nowMs: device.clock.nowMs });
