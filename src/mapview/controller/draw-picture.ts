import { Map as LibreMap } from "maplibre-gl";
import { BASE_SOURCE } from "#mapview/layers/base/base-drawing.ts";
import { POSITION_SOURCE } from "#mapview/layers/own-position/position-style.ts";
import { RD_GRID_SOURCE } from "#mapview/layers/rd-grid/rd-grid-layer-ids.ts";
import { WAYPOINT_SOURCE } from "#mapview/layers/waypoints/waypoint-style.ts";
import type { Legend } from "#mapview/legend/legend-entry.ts";
import type { MapPicture, PictureView } from "#mapview/map-picture.ts";
import { NEAR_VIEWS } from "#mapview/style/highest-zoom.ts";
import { attributionOf } from "./attribution-control.ts";
import { withLargeWords } from "./large-words.ts";
import type { MapCopy } from "./live-map.ts";
import { plainStyle, withSources } from "./plain-style.ts";
import { withoutSightings } from "./without-sightings.ts";

/** The largest side to draw, pixels. */
const MAX_PIXELS = 4096;

/** The longest wait for tiles. */
const PATIENCE_MS = 20_000;
const RETRY_MS = 250;

/** Sources to leave out: they only matter now, or the caller draws them sharper. */
const LEFT_OUT: readonly string[] = [POSITION_SOURCE, RD_GRID_SOURCE, WAYPOINT_SOURCE];

/**
 * Draws a copy of the map off screen as a picture. Waits up to 20 seconds for late tiles. Rejects without WebGL 2, or
 * if there is no memory for another map.
 * @param isBaseHidden true if opaque pictures hide the base
 */
export async function drawPicture(
  copy: MapCopy,
  view: PictureView,
  isBaseHidden: boolean,
): Promise<MapPicture> {
  const element = offScreen(view);
  document.body.append(element);
  let map: LibreMap | null = null;
  try {
    map = mapIn(element, copy, view);
    await rested(map);
    copy.onRest(map);
    await untilAllLoaded(map, copy);
    const legend = view.readsLegend ? await legendOf(map, isBaseHidden) : null;
    return { png: await pngOf(map), legend, attribution: attributionOf(map) };
  } finally {
    map?.remove();
    element.remove();
  }
}

function offScreen({ width, height }: PictureView): HTMLElement {
  const element = document.createElement("div");
  element.inert = true;
  const size = { width: `${width}px`, height: `${height}px` };
  Object.assign(element.style, { position: "fixed", left: "-100000px", top: "0", ...size });
  return element;
}

function mapIn(container: HTMLElement, copy: MapCopy, view: PictureView): LibreMap {
  const map = new LibreMap({
    container,
    style: styleOf(copy, view),
    transformRequest: copy.guardRequest,
    center: [view.middle.lng, view.middle.lat],
    zoom: view.zoom,
    bearing: view.bearingDegrees ?? 0,
    ...NEAR_VIEWS,
    pixelRatio: view.pixelRatio,
    maxCanvasSize: [MAX_PIXELS, MAX_PIXELS],
    // The picture is read after the drawing is done.
    canvasContextAttributes: { preserveDrawingBuffer: true },
    interactive: false,
    attributionControl: false,
    renderWorldCopies: false,
    trackResize: false,
    validateStyle: false,
    fadeDuration: 0,
  });
  map.setMissingStyleImageResolver((id) => copy.provideImage(map, id));
  return map;
}

function styleOf(copy: MapCopy, { showsSightings, isPlain, zoom, minTextPixels }: PictureView) {
  const style = showsSightings ? copy.style : withoutSightings(copy.style);
  const shown = isPlain
    ? plainStyle(style)
    : withSources(style, (source) => !LEFT_OUT.includes(source));
  return minTextPixels === undefined ? shown : withLargeWords(shown, zoom, minTextPixels);
}

/** Resolves when everything available is drawn, or after the time limit. */
function rested(map: LibreMap): Promise<void> {
  return new Promise((resolve) => {
    // MapLibre reports idle after a frame, but a failing last tile triggers no frame.
    const looks = window.setInterval(() => map.triggerRepaint(), RETRY_MS);
    const timer = window.setTimeout(done, PATIENCE_MS);
    function done() {
      window.clearInterval(looks);
      window.clearTimeout(timer);
      map.off("idle", done);
      resolve();
    }
    map.on("idle", done);
    map.triggerRepaint();
  });
}

async function untilAllLoaded(map: LibreMap, copy: MapCopy): Promise<void> {
  const untilMs = performance.now() + PATIENCE_MS;
  const isAwaited = () => copy.isAwaited() && performance.now() < untilMs;
  while (isAwaited()) {
    while (isAwaited()) {
      await new Promise((resolve) => window.setTimeout(resolve, RETRY_MS));
    }
    map.refreshTiles(BASE_SOURCE);
    await rested(map);
  }
  copy.onRest(map);
  await rested(map);
}

async function legendOf(map: LibreMap, isBaseHidden: boolean): Promise<Legend> {
  const { readLegend } = await import(
    /* webpackChunkName: "map-legend" */ "#mapview/legend/read-legend.ts"
  );
  return readLegend(map, "light", isBaseHidden);
}

function pngOf(map: LibreMap): Promise<Blob> {
  return new Promise((resolve, reject) => {
    map.getCanvas().toBlob((png) => (png ? resolve(png) : reject(new Error("No picture"))));
  });
}
