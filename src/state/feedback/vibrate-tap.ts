import { device } from "#state/device/device.ts";

const TAP_MS = 50;
const HOLD_MS = 20;

/** Gives a short pulse for a tap; does nothing on a device without a motor. */
export function vibrateTap(): void {
  device.vibration.pulse(TAP_MS);
}

/** Gives a shorter pulse for something that is held now and can be dragged. */
export function vibrateHold(): void {
  device.vibration.pulse(HOLD_MS);
}
