import { device } from "#state/device/device.ts";

/** Keeps the screen on until the returned function is called. */
export function keepScreenOn(): () => void {
  return device.wakeLock.hold();
}
