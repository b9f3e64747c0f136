import { createStore } from "zustand/vanilla";
import { preferencesStore } from "./preferences.ts";

/** True if the helm asks for red light because the sun is down. Kept in memory only. */
export const sunsetRedStore = createStore<{ readonly isOn: boolean }>(() => ({ isOn: false }));

/** Tells whether everything is in red light: by the user's choice, or since sunset. */
export function isRedLight(): boolean {
  return preferencesStore.getState().nightRed || sunsetRedStore.getState().isOn;
}
