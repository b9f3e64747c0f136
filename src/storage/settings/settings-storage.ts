import type { Settings } from "#domain/settings/settings.ts";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { type ReadSettings, readSettings, settingsText } from "./settings-text.ts";

/** The key of localStorage that the settings are kept under. */
export const SETTINGS_KEY = "settings";

/** What was read, and the piece of it to set aside when not all of it could be used. */
export interface LoadedSettings {
  readonly settings: Settings;
  readonly setAside: SetAsidePiece | null;
}

/** Reads the stored settings. Writes nothing: someone who never chose anything stores nothing. */
export function loadSettings(texts: TextStore): LoadedSettings {
  const text = texts.read(SETTINGS_KEY);
  return loadedFrom(text, readSettings(text));
}

/** Stores the settings. */
export function saveSettings(texts: TextStore, settings: Settings): WriteOutcome {
  return texts.write(SETTINGS_KEY, settingsText(settings));
}

/** Calls back with the settings that another tab stored. Gives back the stop. */
export function onSettingsElsewhere(
  texts: TextStore,
  listener: (loaded: LoadedSettings) => void,
): () => void {
  return texts.onChangeElsewhere(SETTINGS_KEY, (text) => {
    // A key removed elsewhere is no choice of the user: what is in memory stays.
    if (text !== null) listener(loadedFrom(text, readSettings(text)));
  });
}

function loadedFrom(
  text: string | null,
  { settings, troubleReason }: ReadSettings,
): LoadedSettings {
  if (text === null || troubleReason === null) return { settings, setAside: null };
  return { settings, setAside: { source: "settings", reason: troubleReason, rawText: text } };
}
