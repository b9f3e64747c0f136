import type { Map as LibreMap } from "maplibre-gl";
import type { BaseOptions } from "./base-drawing.ts";

/** Roads begin at zoom 9; from here on they are fetched, so that they are there in time. */
export const NEAR_ZOOM = 8.4;

/** Loads what only near views show: a map that starts near starts with it. */
export async function loadNear(): Promise<NonNullable<BaseOptions["near"]>> {
  const { nearLayers } = await import(
    /* webpackChunkName: "near-layers" */ "#mapview/style/near-layers.ts"
  );
  return nearLayers;
}

/**
 * Loads what only near views show once the map comes near, and hands it over. From afar, where the
 * app starts, it is not needed. Offline without it in the cache: tried again at the next zooming.
 */
export function loadWhenNear(
  map: LibreMap,
  onLoaded: (near: NonNullable<BaseOptions["near"]>) => void,
): void {
  const look = () => {
    if (map.getZoom() < NEAR_ZOOM) return;
    map.off("zoom", look);
    void loadNear().then(onLoaded, (error) => {
      console.warn("The near views cannot be drawn:", error);
      map.on("zoom", look);
    });
  };
  map.on("zoom", look);
  look();
}
