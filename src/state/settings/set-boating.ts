import { preferencesStore, setPreferences } from "./preferences.ts";
import { setOverlay } from "./settings.ts";

/** Puts the user on the water, with the boating network and its instruments, or back on foot. */
export function setBoating(isOnWater: boolean): ReturnType<typeof setPreferences> {
  if (isOnWater) setOverlay("sailNetwork", true);
  const layout = preferencesStore.getState().instrumentLayout;
  if (isOnWater === (layout === "water")) return "written";
  return setPreferences({ instrumentLayout: isOnWater ? "water" : "foot" });
}
