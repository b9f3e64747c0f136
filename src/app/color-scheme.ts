import { settingsStore } from "#state/settings/settings.ts";
import { showColorScheme } from "./show-color-scheme.ts";

/** Applies the colour scheme of the settings to the page, in every open tab. */
export function followColorScheme(): void {
  showColorScheme(settingsStore.getState().colorScheme);
  settingsStore.subscribe(({ colorScheme }) => showColorScheme(colorScheme));
}
