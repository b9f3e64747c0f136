import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { MapOverlayName } from "#domain/settings/settings.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setSettings, settingsStore } from "#state/settings/settings.ts";

const OVERLAYS: Readonly<Record<NetworkMode, MapOverlayName>> = {
  walk: "walkNetwork",
  cycle: "bikeNetwork",
  canoe: "sailNetwork",
  motorboat: "sailNetwork",
};

/** Stores the mode and enables its network. */
export function setPlanMode(mode: NetworkMode): void {
  if (preferencesStore.getState().planMode !== mode) setPreferences({ planMode: mode });
  const settings = settingsStore.getState();
  const overlay = OVERLAYS[mode];
  if (settings.mapOverlay[overlay]) return;
  setSettings({ ...settings, mapOverlay: { ...settings.mapOverlay, [overlay]: true } });
}
