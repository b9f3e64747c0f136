import type { StoreApi } from "zustand/vanilla";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import { setAside } from "#state/waypoints/waypoints.ts";
import { PREFERENCES_FORMAT } from "#storage/preferences/preferences-text.ts";
import { type ChoicesState, type ChoicesSurroundings, createChoices } from "./choices.ts";

/** The preferences and the only command that changes them. */
export interface PreferencesState {
  readonly store: StoreApi<Preferences>;
  setPreferences(changes: Partial<Preferences>): WriteOutcome;
  start: ChoicesState<Preferences>["start"];
}

/** Creates the preferences in a text store. */
export function createPreferences(
  texts: TextStore,
  surroundings?: ChoicesSurroundings,
): PreferencesState {
  const { store, change, start } = createChoices(PREFERENCES_FORMAT, texts, surroundings);
  return { store, setPreferences: (changes) => change(() => changes), start };
}

/**
 * The preferences of this device. `setPreferences` changes the store and writes localStorage immediately. It returns
 * `written`, or `full` or `blocked` if storage failed: the choice then lasts for this visit.
 */
export const {
  store: preferencesStore,
  setPreferences,
  start: startPreferences,
} = createPreferences(device.texts, { tabs: device.tabs, setAside });
