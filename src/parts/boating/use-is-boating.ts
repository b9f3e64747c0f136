import { useStore } from "zustand";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** Tells whether the user is on the water: by the chosen instruments, or because a plan for a motorboat is followed. */
export function useIsBoating(): boolean {
  const isOnWater = useStore(preferencesStore, isBoating);
  const mode = useStore(followingStatusStore, ({ plan }) => plan?.draft.mode);
  return isOnWater || mode === "motorboat";
}
