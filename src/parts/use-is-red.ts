import { useStore } from "zustand";
import { preferencesStore } from "#state/settings/preferences.ts";
import { sunsetRedStore } from "#state/settings/red-light.ts";

/** Tells whether everything is in red light. */
export function useIsRed(): boolean {
  const isChosen = useStore(preferencesStore, ({ nightRed }) => nightRed);
  return useStore(sunsetRedStore, ({ isOn }) => isOn) || isChosen;
}
