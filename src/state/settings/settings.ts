import type { StoreApi } from "zustand/vanilla";
import type { ColorScheme, MapOverlayName, Settings } from "#domain/settings/settings.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import { setAside } from "#state/waypoints/waypoints.ts";
import { SETTINGS_FORMAT } from "#storage/settings/settings-text.ts";
import { type ChoicesState, type ChoicesSurroundings, createChoices } from "./choices.ts";

/** The settings and the only commands that change them. */
export interface SettingsState {
  readonly store: StoreApi<Settings>;
  setColorScheme(colorScheme: ColorScheme): WriteOutcome;
  setTileSource(tileSource: number): WriteOutcome;
  setOverlay(name: MapOverlayName, isOn: boolean): WriteOutcome;
  /** Replaces all settings, as from a backup. */
  setSettings(settings: Settings): WriteOutcome;
  start: ChoicesState<Settings>["start"];
}

/** Creates the settings in a text store. */
export function createSettings(
  texts: TextStore,
  surroundings?: ChoicesSurroundings,
): SettingsState {
  const { store, change, start } = createChoices(SETTINGS_FORMAT, texts, surroundings);
  return {
    store,
    setSettings: (settings) => change(() => settings),
    setColorScheme: (colorScheme) => change(() => ({ colorScheme })),
    setTileSource: (tileSource) => change(() => ({ tileSource })),
    setOverlay: (name, isOn) =>
      change(({ mapOverlay }) => ({ mapOverlay: { ...mapOverlay, [name]: isOn } })),
    start,
  };
}

/**
 * The settings of this device. The commands change the store and write localStorage immediately. Each returns
 * `written`, or `full` or `blocked` if storage failed: the choice then lasts for this visit.
 */
export const {
  store: settingsStore,
  setSettings,
  setColorScheme,
  setTileSource,
  setOverlay,
  start: startSettings,
} = createSettings(device.texts, { tabs: device.tabs, setAside });
