import type { ShownFlavour } from "#mapview/style/night-red.ts";
import { isRedLight } from "#state/settings/red-light.ts";
import { settingsStore } from "#state/settings/settings.ts";

/** Returns the map flavour that follows from the user's preferences. */
export function shownFlavour(): ShownFlavour {
  if (isRedLight()) return "red";
  return settingsStore.getState().colorScheme === 1 ? "dark" : "light";
}
