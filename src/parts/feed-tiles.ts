import type { MapController } from "#mapview/controller/map-controller.ts";
import { preferencesStore } from "#state/preferences.ts";

/** A storage that does not answer must not keep the map from starting: packs may follow later. */
const PATIENCE_MS = 400;

type PacksModule = typeof import("#state/packs.ts");

/** Begins to read what packs there are, beside the loading of the map itself; null when that fails. */
export async function findPacks(): Promise<PacksModule | null> {
  try {
    const packs = await import(/* webpackChunkName: "packs" */ "#state/packs.ts");
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([packs.startPacks(), late]);
    return packs;
  } catch (failure) {
    console.warn("No packs:", failure);
    return null;
  }
}

/** Keeps the tiles of the map in step with the packs and with "alleen offline", as long as it lives. */
export function feedTiles(controller: MapController, packs: PacksModule | null): void {
  controller.setOnlineAllowed(!preferencesStore.getState().offlineOnly);
  preferencesStore.subscribe(({ offlineOnly: now }, { offlineOnly: before }) => {
    if (now !== before) controller.setOnlineAllowed(!now);
  });
  if (!packs) return;
  const known = packs.packsStore.getState().packs;
  if (known.length > 0) controller.setPacks(known);
  packs.packsStore.subscribe(({ packs: now }, { packs: before }) => {
    if (now !== before) controller.setPacks(now);
  });
}
