import { createStore, type StoreApi } from "zustand/vanilla";
import { DEFAULT_PREFERENCES, type Preferences } from "#domain/preferences/preferences.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import {
  loadPreferences,
  onPreferencesElsewhere,
  savePreferences,
} from "#storage/preferences/preferences-storage.ts";

/** The preferences and the one command that changes them. */
export interface PreferencesState {
  readonly store: StoreApi<Preferences>;
  setPreferences(changes: Partial<Preferences>): WriteOutcome;
  /** Reads what is stored and follows the other tabs. */
  start(): void;
}

/** The preferences over whichever text store; `preferences.ts` has those of this device. */
export function createPreferences(texts: TextStore): PreferencesState {
  const store = createStore<Preferences>(() => DEFAULT_PREFERENCES);
  return {
    store,
    setPreferences(changes) {
      store.setState(changes);
      return savePreferences(texts, store.getState());
    },
    start() {
      store.setState(loadPreferences(texts));
      onPreferencesElsewhere(texts, (preferences) => store.setState(preferences));
    },
  };
}
