import {
  prewarm,
  type RequestTransformFunction,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import { MAP_BOUNDS } from "#domain/position/map-bounds.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { PositionLabels } from "#mapview/layers/own-position/position-marker.ts";
import { AttributionControl } from "./attribution-control.ts";
import "./map-controls.css";
import { serveGlyphs } from "#mapview/sources/glyph-protocol.ts";
import { NEAR_VIEWS } from "#mapview/style/highest-zoom.ts";
import { YieldingMap } from "./yielding-map.ts";

/** What the map says to whoever cannot see it, in the language of the app. */
export interface MapWords {
  readonly map: string;
  readonly ownPosition: PositionLabels;
  readonly attribution: string;
  /** What the server of the detailed vector tiles is called. */
  readonly onlineMap: string;
}

serveGlyphs();
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
// Its worker starts while the page still waits for its picture, not behind the first frame.
prewarm();

/**
 * A map in this container: north up until it is turned, flat, with a metric scale and the names of the makers.
 * Throws when the device gives no WebGL 2.
 */
export function createMap(
  container: HTMLElement,
  style: StyleSpecification,
  view: MapView,
  words: MapWords,
  transformRequest: RequestTransformFunction,
): YieldingMap {
  const map = new YieldingMap({
    container,
    style,
    transformRequest,
    center: [view.lng, view.lat],
    zoom: view.zoom,
    minZoom: 5,
    ...NEAR_VIEWS,
    maxBounds: MAP_BOUNDS,
    maxPitch: 0,
    touchPitch: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    // The controller watches its own element: one that is off the page must not be resized.
    trackResize: false,
    // The style is ours, and a unit test validates it.
    validateStyle: false,
    fadeDuration: 150,
    attributionControl: false,
    locale: { "Map.Title": words.map },
  });
  // It watches all the same, and does nothing with it. Of a map that leaves the page while another observer is
  // told of sizes, as the list of waypoints is, the browser could tell a frame later only: an error of the page.
  map._resizeObserver.disconnect();
  map.addControl(new AttributionControl(words.attribution), "bottom-left");
  map.addControl(new ScaleControl({ maxWidth: 96, unit: "metric" }), "bottom-left");
  return map;
}
