import { device } from "#state/device/device.ts";
import { setAside } from "#state/waypoints/waypoints.ts";
import { createSettings } from "./create-settings.ts";

/**
 * The settings of this device. The commands change the store and write localStorage at once; each
 * gives back whether that was `written`, or storage is `full` or `blocked` (the choice then lasts
 * for this visit).
 */
export const {
  store: settingsStore,
  setSettings,
  setColorScheme,
  setTileSource,
  setOverlay,
  start: startSettings,
} = createSettings(device.texts, { tabs: device.tabs, setAside });
