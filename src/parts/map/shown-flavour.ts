import type { ShownFlavour } from "#mapview/style/night-red.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";

/** Returns the map flavour that follows from the user's preferences. */
export function shownFlavour(): ShownFlavour {
  if (preferencesStore.getState().nightRed) return "red";
  return settingsStore.getState().colorScheme === 1 ? "dark" : "light";
}
