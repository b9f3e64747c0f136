import type { MapOverlay } from "#domain/settings/settings.ts";
import { NETWORK_OVERLAYS, type NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { mapTexts } from "#i18n/map.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import { settingsStore } from "#state/settings.ts";
import { waypointsStore } from "#state/waypoints.ts";
import { feedTiles, findPacks } from "./feed-tiles.ts";

/** The one map of this visit: it outlives the screens, and is put back when one of them comes back. */
let kept: MapController | null = null;
let loading: Promise<MapController> | null = null;
let parts: ReturnType<typeof loadParts> | null = null;

/** The map, if an earlier screen of this visit has loaded it. */
export function keptMap(): MapController | null {
  return kept;
}

/** Loads the map's own chunk and makes the map, once. Rejects when the chunk cannot be had; try again then. */
export function loadMap(): Promise<MapController> {
  loading ??= makeMap().catch((failure: unknown) => {
    loading = null;
    throw failure;
  });
  return loading;
}

/** Begins to load what `loadMap` needs, and to start the map's worker. Failures are told there. */
export function prepareMap(): void {
  prepared().catch(() => {});
}

/** The overlays that are switched on. */
export function overlaysOf(mapOverlay: MapOverlay): readonly NetworkOverlay[] {
  return NETWORK_OVERLAYS.filter((overlay) => mapOverlay[overlay.name]);
}

function prepared(): ReturnType<typeof loadParts> {
  parts ??= loadParts().catch((failure: unknown) => {
    parts = null;
    throw failure;
  });
  return parts;
}

function loadParts() {
  return Promise.all([
    import(
      /* webpackChunkName: "mapview", webpackPreload: true */ "#mapview/controller/map-controller.ts"
    ),
    findPacks(),
  ]);
}

async function makeMap(): Promise<MapController> {
  const [{ MapController }, packs] = await prepared();
  const { colorScheme, tileSource, mapOverlay } = settingsStore.getState();
  kept = new MapController({
    words: mapTexts,
    attribution: mapTexts.baseAttribution,
    flavour: colorScheme === 1 ? "dark" : "light",
    tileSource: tileSourceFor(tileSource),
    overlays: overlaysOf(mapOverlay),
  });
  feedTiles(kept, packs);
  kept.setWaypoints(waypointsStore.getState().waypoints);
  return kept;
}
