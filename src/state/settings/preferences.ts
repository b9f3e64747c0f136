import type { StoreApi } from "zustand/vanilla";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import { setAside } from "#state/waypoints/waypoints.ts";
import { PREFERENCES_FORMAT } from "#storage/preferences/preferences-text.ts";
import { type ChoicesState, type ChoicesSurroundings, createChoices } from "./choices.ts";

/** The preferences and the one command that changes them. */
export interface PreferencesState {
  readonly store: StoreApi<Preferences>;
  setPreferences(changes: Partial<Preferences>): WriteOutcome;
  start: ChoicesState<Preferences>["start"];
}

/** The preferences over whichever text store. */
export function createPreferences(
  texts: TextStore,
  surroundings?: ChoicesSurroundings,
): PreferencesState {
  const { store, change, start } = createChoices(PREFERENCES_FORMAT, texts, surroundings);
  return { store, setPreferences: (changes) => change(() => changes), start };
}

/**
 * The preferences of this device. `setPreferences` changes the store and writes localStorage at
 * once; it gives back whether that was `written`, or storage is `full` or `blocked` (the choice then
 * lasts for this visit).
 */
export const {
  store: preferencesStore,
  setPreferences,
  start: startPreferences,
} = createPreferences(device.texts, { tabs: device.tabs, setAside });
