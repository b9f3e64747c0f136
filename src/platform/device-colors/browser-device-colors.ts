import type { DeviceColors } from "./device-colors.ts";

/** The browser's media query for dark colours. */
export function browserDeviceColors(): DeviceColors {
  const query = () => matchMedia("(prefers-color-scheme: dark)");
  return {
    isDark: () => query().matches,
    onChange: (listener) => query().addEventListener("change", listener),
  };
}
