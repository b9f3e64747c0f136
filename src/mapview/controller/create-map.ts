import {
  Map as LibreMap,
  prewarm,
  type RequestTransformFunction,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import { MAP_BOUNDS } from "#domain/position/map-bounds.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import type { PositionLabels } from "#mapview/layers/own-position/position-marker.ts";
import { AttributionControl } from "./attribution-control.ts";
import "./map-controls.css";
import { serveGlyphs } from "#mapview/sources/glyph-protocol.ts";
import { NEAR_VIEWS } from "#mapview/style/highest-zoom.ts";

/** The texts of the map for screen readers and attribution, in the language of the app. */
export interface MapWords {
  readonly map: string;
  readonly ownPosition: PositionLabels;
  readonly attribution: string;
}

serveGlyphs();
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
// Start the worker before the first frame, while the page still waits for it.
prewarm();

/**
 * Creates a map in this container: north up, without pitch, with attribution. Throws if the device
 * gives no WebGL 2.
 */
export function createMap(
  container: HTMLElement,
  style: StyleSpecification,
  view: MapView,
  words: MapWords,
  events: MapEventHub,
  transformRequest: RequestTransformFunction,
): LibreMap {
  const map = new LibreMap({
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
    // The controller watches its own element, because a map off the page must not be resized.
    trackResize: false,
    // Our own style is validated by a unit test.
    validateStyle: false,
    fadeDuration: 150,
    attributionControl: false,
    locale: { "Map.Title": words.map, "ScaleControl.NauticalMiles": "NM" },
  });
  map.addControl(new AttributionControl(words.attribution, events), "bottom-left");
  return map;
}
