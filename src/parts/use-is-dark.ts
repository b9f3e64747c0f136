import { useStore } from "zustand";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";

/** Tells whether the colours are dark, which includes red light. */
export function useIsDark(): boolean {
  const isDark = useStore(settingsStore, ({ colorScheme }) => colorScheme === 1);
  const isRed = useStore(preferencesStore, ({ nightRed }) => nightRed);
  return isDark || isRed;
}
