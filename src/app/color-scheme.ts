import { settingsStore } from "#state/settings/settings.ts";
import { showColorScheme } from "./show-color-scheme.ts";

/** Keeps the whole page in the colour scheme of the settings, in every open tab. */
export function followColorScheme(): void {
  showColorScheme(settingsStore.getState().colorScheme);
  settingsStore.subscribe(({ colorScheme }) => showColorScheme(colorScheme));
}
