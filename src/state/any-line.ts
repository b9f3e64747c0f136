import { isAnyLineKept } from "#storage/tracks/any-line.ts";
import { device } from "./device.ts";

/** Whether this device has any track or route: what shows them need not be loaded without. */
export function hasLines(): Promise<boolean> {
  return isAnyLineKept(device.door);
}
