import type { Map as LibreMap } from "maplibre-gl";
import type { MapStyleOptions } from "#mapview/style/map-style.ts";

/** Roads begin at zoom 9; from here on they are fetched, so that they are there in time. */
export const NEAR_ZOOM = 8.4;

/**
 * Loads what only near views show once the map comes near, and hands it over. From afar, where the
 * app starts, it is not needed. Offline without it in the cache: tried again at the next zooming.
 */
export function loadWhenNear(
  map: LibreMap,
  onLoaded: (near: NonNullable<MapStyleOptions["near"]>) => void,
): void {
  const look = () => {
    if (map.getZoom() < NEAR_ZOOM) return;
    map.off("zoom", look);
    void import(/* webpackChunkName: "near-layers" */ "#mapview/style/near-layers.ts").then(
      ({ nearLayers }) => onLoaded(nearLayers),
      (failure) => {
        console.warn("The near views cannot be drawn:", failure);
        map.on("zoom", look);
      },
    );
  };
  map.on("zoom", look);
  look();
}
