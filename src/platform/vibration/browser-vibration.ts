import type { Vibration } from "./vibration.ts";

/** The browser's `navigator.vibrate`. */
export function browserVibration(): Vibration {
  return {
    pulse(durationMs) {
      // Safari and desktop Firefox have no `vibrate`.
      const device: { vibrate?: (pattern: number) => boolean } = navigator;
      device.vibrate?.(durationMs);
    },
  };
}
