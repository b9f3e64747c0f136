import { useStore } from "zustand";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** Whether the user is on the water. */
export function useIsBoating(): boolean {
  return useStore(preferencesStore, isBoating);
}
