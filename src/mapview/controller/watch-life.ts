import type { Map as LibreMap } from "maplibre-gl";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { BASE_SOURCE } from "#mapview/layers/base/base-drawing.ts";
import type { SourceHealth } from "#mapview/sources/source-health.ts";

/** Slow pictures above the base must not keep the base waiting behind its stand-in. */
const PATIENCE_AFTER_BASE_MS = 600;

/**
 * MapLibre says that it rests after a frame, and a tile that fails as the last one calls for none: the
 * map would count as loading until it is touched.
 */
const LOOK_AGAIN_MS = 1000;

/** Keeps `data-map-state` true, and tells when the base is drawn and which sources fail. */
export function watchLife(
  map: LibreMap,
  element: HTMLElement,
  health: SourceHealth,
  events: MapEventHub,
): void {
  let isLost = false;
  const setState = (state: "loading" | "idle" | "lost") => {
    element.dataset["mapState"] = state;
  };
  // A map without its context still moves and asks for tiles, and draws none of it.
  const setDrawing = (state: "loading" | "idle") => isLost || setState(state);
  let lookAgain = 0;
  map.on("render", () => {
    window.clearTimeout(lookAgain);
    lookAgain = window.setTimeout(() => {
      if (element.dataset["mapState"] === "loading") map.triggerRepaint();
    }, LOOK_AGAIN_MS);
  });
  map.on("dataloading", () => setDrawing("loading"));
  map.on("movestart", () => setDrawing("loading"));
  map.on("idle", () => setDrawing("idle"));
  map.on("webglcontextlost", () => {
    isLost = true;
    setState("lost");
  });
  map.on("webglcontextrestored", () => {
    isLost = false;
    setState("loading");
  });
  tellWhenDrawn(map, events);
  watchHealth(map, health);
}

function tellWhenDrawn(map: LibreMap, events: MapEventHub): void {
  let isTold = false;
  const tell = () => {
    if (!isTold) events.emit("drawn", undefined);
    isTold = true;
  };
  map.once("idle", tell);
  map.on("sourcedata", function baseLoaded({ sourceId }) {
    if (sourceId !== BASE_SOURCE || !map.isSourceLoaded(BASE_SOURCE)) return;
    map.off("sourcedata", baseLoaded);
    window.setTimeout(tell, PATIENCE_AFTER_BASE_MS);
  });
}

function watchHealth(map: LibreMap, health: SourceHealth): void {
  map.on("error", (event) => {
    const { sourceId } = event as { readonly sourceId?: string };
    const isRaster = sourceId !== undefined && map.getSource(sourceId)?.type === "raster";
    if (isRaster) health.tileFailed(sourceId);
    else console.warn("Map:", event.error);
  });
  map.on("sourcedata", (event) => {
    const hasPicture = event.tile?.state === "loaded" && event.source.type === "raster";
    if (hasPicture) health.tileLoaded(event.sourceId);
  });
}
