import type { Map as LibreMap } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

const ZOOM_MS = 250;

/** Zooms in steps; steps during a running zoom add up. */
export class ZoomSteps {
  #aim = { zoom: 0, untilMs: 0 };

  /**
   * Zooms by this many levels about the middle, or about a place that keeps its spot on the screen.
   */
  take(map: LibreMap, levels: number, around?: LatLng): void {
    const now = performance.now();
    const from = now < this.#aim.untilMs ? this.#aim.zoom : map.getZoom();
    const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), from + levels));
    this.#aim = { zoom, untilMs: now + ZOOM_MS };
    map.easeTo({ zoom, duration: ZOOM_MS, ...(around && { around }) });
  }
}
