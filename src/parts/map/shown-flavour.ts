import type { ShownFlavour } from "#mapview/style/night-red.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";

/** Returns the flavour in which the map is shown by the choices of the user. */
export function shownFlavour(): ShownFlavour {
  if (preferencesStore.getState().nightRed) return "red";
  return settingsStore.getState().colorScheme === 1 ? "dark" : "light";
}
