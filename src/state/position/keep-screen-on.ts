import { device } from "#state/device/device.ts";

/** Keeps the screen on until the function it gives back is called. */
export function keepScreenOn(): () => void {
  return device.wakeLock.hold();
}
