import type { Installation } from "./installation.ts";

/** Reads the display mode of the browser; Safari on iOS has a property of its own for it. */
export function browserInstallation(): Installation {
  return {
    isInstalled() {
      const device: { standalone?: boolean } = navigator as object;
      const modes = ["standalone", "fullscreen", "minimal-ui"];
      return (
        device.standalone === true ||
        modes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
      );
    },
  };
}
