import { Map as LibreMap, type StyleSpecification } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { BASE_SOURCE } from "#mapview/layers/base/base-drawing.ts";
import { POSITION_SOURCE } from "#mapview/layers/own-position/position-style.ts";
import { RD_GRID_SOURCE } from "#mapview/layers/rd-grid/rd-grid-layer-ids.ts";
import { NEAR_VIEWS } from "#mapview/style/highest-zoom.ts";
import { attributionOf } from "./attribution-control.ts";
import type { MapCopy } from "./live-map.ts";

/** The part of the map that a picture shows, and its size. */
export interface PictureView {
  readonly middle: LatLng;
  /** As of MapLibre: the world is 512 · 2^zoom CSS pixels wide. */
  readonly zoom: number;
  /** CSS pixels, which symbols and lines are as many of as on the screen. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture to a CSS pixel. */
  readonly pixelRatio: number;
}

/** A picture of the map, and who must be named beside it. */
export interface MapPicture {
  readonly png: Blob;
  readonly attribution: string;
}

/** Larger than this no device need draw, pixels a side. */
const MOST_PIXELS = 4096;

/** A server that answers nothing is waited for no longer. */
const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 250;

/** Of the moment, or drawn sharper by whoever asks for the picture. */
const LEFT_OUT: readonly string[] = [POSITION_SOURCE, RD_GRID_SOURCE];

/**
 * Draws a copy of the map off the screen, and gives it as a picture. Tiles that come late are waited
 * for, up to 20 seconds. Rejects without WebGL 2, or where it has no memory for one more map.
 */
export async function drawPicture(copy: MapCopy, view: PictureView): Promise<MapPicture> {
  const element = offScreen(view);
  document.body.append(element);
  let map: LibreMap | null = null;
  try {
    map = mapIn(element, copy, view);
    await rested(map);
    copy.onRest(map);
    await untilAllCame(map, copy);
    return { png: await pngOf(map), attribution: attributionOf(map) };
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
    style: without(copy.style, LEFT_OUT),
    transformRequest: copy.guardRequest,
    center: [view.middle.lng, view.middle.lat],
    zoom: view.zoom,
    ...NEAR_VIEWS,
    pixelRatio: view.pixelRatio,
    maxCanvasSize: [MOST_PIXELS, MOST_PIXELS],
    // It is read when it is done, not while it is drawn.
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

/** The style without these sources, and all that is drawn of them. */
function without(style: StyleSpecification, sources: readonly string[]): StyleSpecification {
  const isKept = (source: string) => !sources.includes(source);
  return {
    ...style,
    sources: Object.fromEntries(Object.entries(style.sources).filter(([id]) => isKept(id))),
    layers: style.layers.filter((layer) => !("source" in layer) || isKept(layer.source)),
  };
}

/** After it drew all that it can draw now, or after the patience with its servers. */
function rested(map: LibreMap): Promise<void> {
  return new Promise((resolve) => {
    // MapLibre says that it rests after a frame, and a tile that fails as the last one calls for none.
    const looks = window.setInterval(() => map.triggerRepaint(), LOOK_AGAIN_MS);
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

async function untilAllCame(map: LibreMap, copy: MapCopy): Promise<void> {
  const untilMs = performance.now() + PATIENCE_MS;
  const isAwaited = () => copy.isAwaited() && performance.now() < untilMs;
  while (isAwaited()) {
    while (isAwaited()) {
      await new Promise((resolve) => window.setTimeout(resolve, LOOK_AGAIN_MS));
    }
    map.refreshTiles(BASE_SOURCE);
    await rested(map);
  }
  copy.onRest(map);
  await rested(map);
}

function pngOf(map: LibreMap): Promise<Blob> {
  return new Promise((resolve, reject) => {
    map.getCanvas().toBlob((png) => (png ? resolve(png) : reject(new Error("No picture"))));
  });
}
