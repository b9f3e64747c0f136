import type { DeviceColors } from "./device-colors.ts";

/** A device for tests that turns dark or light on request. */
export interface FakeDeviceColors extends DeviceColors {
  turn(isDark: boolean): void;
}

/** A device that begins light. */
export function fakeDeviceColors(): FakeDeviceColors {
  const listeners: (() => void)[] = [];
  let isDarkNow = false;
  return {
    isDark: () => isDarkNow,
    onChange: (listener) => listeners.push(listener),
    turn(isDark) {
      isDarkNow = isDark;
      for (const listener of listeners) listener();
    },
  };
}
