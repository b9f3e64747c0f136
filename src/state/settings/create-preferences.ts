import type { StoreApi } from "zustand/vanilla";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { PREFERENCES_FORMAT } from "#storage/preferences/preferences-text.ts";
import { type ChoicesState, type ChoicesSurroundings, createChoices } from "./create-choices.ts";

/** The preferences and the one command that changes them. */
export interface PreferencesState {
  readonly store: StoreApi<Preferences>;
  setPreferences(changes: Partial<Preferences>): WriteOutcome;
  start: ChoicesState<Preferences>["start"];
}

/** The preferences over whichever text store; `preferences.ts` has those of this device. */
export function createPreferences(
  texts: TextStore,
  surroundings?: ChoicesSurroundings,
): PreferencesState {
  const { store, change, start } = createChoices(PREFERENCES_FORMAT, texts, surroundings);
  return { store, setPreferences: (changes) => change(() => changes), start };
}
