import type { StoreApi } from "zustand/vanilla";
import type { ColorScheme, MapOverlayName, Settings } from "#domain/settings/settings.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { SETTINGS_FORMAT } from "#storage/settings/settings-text.ts";
import { type ChoicesState, type ChoicesSurroundings, createChoices } from "./create-choices.ts";

/** The settings and the only commands that change them. */
export interface SettingsState {
  readonly store: StoreApi<Settings>;
  setColorScheme(colorScheme: ColorScheme): WriteOutcome;
  setTileSource(tileSource: number): WriteOutcome;
  setOverlay(name: MapOverlayName, isOn: boolean): WriteOutcome;
  /** All of them at once, as they are in a backup. */
  setSettings(settings: Settings): WriteOutcome;
  start: ChoicesState<Settings>["start"];
}

/** The settings over whichever text store; `settings.ts` has those of this device. */
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
