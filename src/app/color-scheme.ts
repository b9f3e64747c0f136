import { preferencesStore } from "#state/settings/preferences.ts";
import { isRedLight, sunsetRedStore } from "#state/settings/red-light.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { showColorScheme } from "./show-color-scheme.ts";

/** Applies the colour scheme of the settings, or red light, to the page, in every open tab. */
export function followColorScheme(): void {
  const show = (): void => showColorScheme(settingsStore.getState().colorScheme, isRedLight());
  show();
  settingsStore.subscribe(show);
  preferencesStore.subscribe(show);
  sunsetRedStore.subscribe(show);
}
