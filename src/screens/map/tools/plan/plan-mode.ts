import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { MapOverlayName } from "#domain/settings/settings.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setSettings, settingsStore } from "#state/settings/settings.ts";
import { isPlanFreeNow } from "./plan-is-free.ts";
import { choosePlanRegion } from "./plan-region.ts";

const OVERLAYS: Readonly<Record<NetworkMode, MapOverlayName>> = {
  walk: "walkNetwork",
  cycle: "bikeNetwork",
  canoe: "sailNetwork",
  motorboat: "sailNetwork",
};

/** Stores the mode and enables its network; a plan without a stop goes as the packs of the region on the map have it. */
export function setPlanMode(mode: NetworkMode): void {
  choosePlanRegion();
  if (preferencesStore.getState().planMode !== mode) setPreferences({ planMode: mode });
  showNetworkOf(mode);
}

/** Enables the network of a mode, so that a plan has numbers to tap and to drag to, unless it goes without them. */
export function showNetworkOf(mode: NetworkMode): void {
  if (isPlanFreeNow(mode)) return;
  const settings = settingsStore.getState();
  const overlay = OVERLAYS[mode];
  if (settings.mapOverlay[overlay]) return;
  setSettings({ ...settings, mapOverlay: { ...settings.mapOverlay, [overlay]: true } });
}
