import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type ColorScheme,
  DEFAULT_SETTINGS,
  type MapOverlayName,
  type Settings,
} from "#domain/settings/settings.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import {
  type LoadedSettings,
  loadSettings,
  onSettingsElsewhere,
  saveSettings,
} from "#storage/settings/settings-storage.ts";

/** The settings and the only commands that change them. */
export interface SettingsState {
  readonly store: StoreApi<Settings>;
  setColorScheme(colorScheme: ColorScheme): WriteOutcome;
  setTileSource(tileSource: number): WriteOutcome;
  setOverlay(name: MapOverlayName, isOn: boolean): WriteOutcome;
  /** All of them at once, as they are in a backup. */
  setSettings(settings: Settings): WriteOutcome;
  /** Reads what is stored and follows the other tabs; gives what had to be set aside. */
  start(): LoadedSettings["setAside"];
}

/** The settings over whichever text store; `settings.ts` has those of this device. */
export function createSettings(texts: TextStore): SettingsState {
  const store = createStore<Settings>(() => DEFAULT_SETTINGS);
  const change = (changes: Partial<Settings>): WriteOutcome => {
    store.setState(changes);
    return saveSettings(texts, store.getState());
  };
  return {
    store,
    setSettings: change,
    setColorScheme: (colorScheme) => change({ colorScheme }),
    setTileSource: (tileSource) => change({ tileSource }),
    setOverlay: (name, isOn) =>
      change({ mapOverlay: { ...store.getState().mapOverlay, [name]: isOn } }),
    start() {
      const { settings, setAside } = loadSettings(texts);
      store.setState(settings);
      onSettingsElsewhere(texts, (loaded) => store.setState(loaded.settings));
      return setAside;
    },
  };
}
