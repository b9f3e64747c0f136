import { device } from "#state/device/device.ts";

const TAP_MS = 50;

/** The short pulse under a finger; nothing where the device has no motor. */
export function vibrateTap(): void {
  device.vibration.pulse(TAP_MS);
}
