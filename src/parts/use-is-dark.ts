import { useStore } from "zustand";
import { settingsStore } from "#state/settings/settings.ts";
import { useIsRed } from "./use-is-red.ts";

/** Tells whether the colours are dark, which includes red light. */
export function useIsDark(): boolean {
  const isDark = useStore(settingsStore, ({ colorScheme }) => colorScheme === 1);
  return useIsRed() || isDark;
}
