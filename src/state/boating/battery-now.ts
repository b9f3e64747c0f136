import type { BatteryLevel } from "#platform/battery/battery.ts";
import { device } from "#state/device/device.ts";

/** Resolves to the charge of the battery; null where the browser does not tell. */
export function batteryNow(): Promise<BatteryLevel | null> {
  return device.battery.read();
}
