import { device } from "#state/device/device.ts";

const TAP_MS = 50;

/** Gives a short pulse for a tap; does nothing on a device without a motor. */
export function vibrateTap(): void {
  device.vibration.pulse(TAP_MS);
}
