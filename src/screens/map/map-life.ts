import { type RefObject, useEffect, useState } from "react";
import type { MapOverlay } from "#domain/settings/settings.ts";
import { NETWORK_OVERLAYS, type NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { mapTexts } from "#i18n/map.ts";
import type { MapController } from "#mapview/map-controller.ts";
import { mapViewStore } from "#state/map-view.ts";
import { settingsStore } from "#state/settings.ts";
import { waypointsStore } from "#state/waypoints.ts";
import { feedTiles, findPacks } from "./feed-tiles.ts";

/** The map of this visit: it outlives the screen, and is put back when the screen comes back. */
let keptController: MapController | null = null;
let loading: Promise<MapController> | null = null;

/** What the screen knows of the map. */
export interface MapLife {
  /** Null until the map's own chunk is there. */
  readonly controller: MapController | null;
  /** Whether this device cannot draw maps at all. */
  readonly isUnsupported: boolean;
}

/**
 * Mounts the one map into the container. Throws in render when its chunk cannot be loaded.
 * `mayStart` is false while a picture waits to be painted: running MapLibre's code would hold it up.
 */
export function useMapLife(container: RefObject<HTMLElement | null>, mayStart: boolean): MapLife {
  const controller = useController(mayStart);
  const [isUnsupported, setUnsupported] = useState(false);

  useEffect(() => {
    if (!controller || !container.current) return;
    try {
      controller.mount(container.current, mapViewStore.getState());
    } catch (failure) {
      console.warn("No map:", failure);
      setUnsupported(true);
    }
    return () => controller.unmount();
  }, [controller, container]);

  return { controller, isUnsupported };
}

/** Whether the map was drawn on an earlier visit to the screen, and is there at once. */
export function isMapKept(): boolean {
  return keptController?.isDrawn ?? false;
}

/** The overlays that are switched on. */
export function overlaysOf(mapOverlay: MapOverlay): readonly NetworkOverlay[] {
  return NETWORK_OVERLAYS.filter((overlay) => mapOverlay[overlay.name]);
}

function useController(mayStart: boolean): MapController | null {
  const [controller, setController] = useState(keptController);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!mayStart) return;
    let isGone = false;
    loadController().then(
      (loaded) => !isGone && setController(loaded),
      (reason: unknown) => !isGone && setFailure(reason),
    );
    return () => {
      isGone = true;
    };
  }, [mayStart]);
  if (failure) throw failure;
  return controller;
}

function loadController(): Promise<MapController> {
  loading ??= makeController().catch((failure: unknown) => {
    loading = null;
    throw failure;
  });
  return loading;
}

async function makeController(): Promise<MapController> {
  const packs = findPacks();
  const { MapController } = await import(
    /* webpackChunkName: "mapview", webpackPreload: true */ "#mapview/map-controller.ts"
  );
  const { colorScheme, tileSource, mapOverlay } = settingsStore.getState();
  keptController = new MapController({
    words: mapTexts,
    attribution: mapTexts.baseAttribution,
    flavour: colorScheme === 1 ? "dark" : "light",
    tileSource: tileSourceFor(tileSource),
    overlays: overlaysOf(mapOverlay),
  });
  feedTiles(keptController, await packs);
  keptController.setWaypoints(waypointsStore.getState().waypoints);
  return keptController;
}
