import type { Map as LibreMap } from "maplibre-gl";
import type { BaseOptions } from "./base-drawing.ts";

/** Roads start at zoom 9; from this zoom their layers are loaded, to be ready in time. */
export const NEAR_ZOOM = 8.4;

/** Loads the layers of near views; a map that starts close starts with them. */
export async function loadNear(): Promise<NonNullable<BaseOptions["near"]>> {
  const { nearLayers } = await import(
    /* webpackChunkName: "near-layers" */ "#mapview/style/near-layers.ts"
  );
  return nearLayers;
}

/**
 * Loads the layers of near views once the map comes close, and passes them on. Distant views, where the app starts,
 * do not need them. If loading fails offline, it is tried again at the next zoom.
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
