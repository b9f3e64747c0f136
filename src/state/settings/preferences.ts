import { device } from "#state/device/device.ts";
import { setAside } from "#state/waypoints/waypoints.ts";
import { createPreferences } from "./create-preferences.ts";

/**
 * The preferences of this device. `setPreferences` changes the store and writes localStorage at
 * once; it gives back whether that was `written`, or storage is `full` or `blocked` (the choice then
 * lasts for this visit).
 */
export const {
  store: preferencesStore,
  setPreferences,
  start: startPreferences,
} = createPreferences(device.texts, { tabs: device.tabs, setAside });
