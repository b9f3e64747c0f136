import type { DeviceColors } from "./device-colors.ts";

/** A device for tests that switches between light and dark on request. */
export interface FakeDeviceColors extends DeviceColors {
  turn(isDark: boolean): void;
}

/** Creates a device with light colours. */
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
