import type { Preferences } from "#domain/preferences/preferences.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { preferencesText, readPreferences } from "./preferences-text.ts";

/** The key of localStorage that the preferences are kept under. */
export const PREFERENCES_KEY = "preferences";

/** Reads the stored preferences; writes nothing. */
export function loadPreferences(texts: TextStore): Preferences {
  return readPreferences(texts.read(PREFERENCES_KEY));
}

/** Stores the preferences. */
export function savePreferences(texts: TextStore, preferences: Preferences): WriteOutcome {
  return texts.write(PREFERENCES_KEY, preferencesText(preferences));
}

/** Calls back with the preferences that another tab stored. Gives back the stop. */
export function onPreferencesElsewhere(
  texts: TextStore,
  listener: (preferences: Preferences) => void,
): () => void {
  return texts.onChangeElsewhere(PREFERENCES_KEY, (text) => {
    // A key removed elsewhere is no choice of the user: what is in memory stays.
    if (text !== null) listener(readPreferences(text));
  });
}
