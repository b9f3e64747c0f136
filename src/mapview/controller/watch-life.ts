import type { Map as LibreMap } from "maplibre-gl";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { BASE_SOURCE } from "#mapview/layers/base/base-drawing.ts";
import type { SourceHealth } from "#mapview/sources/source-health.ts";

/** The longest wait for pictures after the base is drawn, so that they do not delay it. */
const PATIENCE_AFTER_BASE_MS = 600;

/**
 * The interval of checks. MapLibre reports idle after a frame, but a failing last tile triggers no frame, and the map
 * would count as loading until touched.
 */
const RETRY_MS = 1000;

/** Updates `data-map-state`, and reports when the base is drawn and which sources fail. */
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
  // A map without its context still moves and requests tiles, but draws nothing.
  const setDrawing = (state: "loading" | "idle") => isLost || setState(state);
  let retry = 0;
  map.on("render", () => {
    window.clearTimeout(retry);
    retry = window.setTimeout(() => {
      if (element.dataset["mapState"] === "loading") map.triggerRepaint();
    }, RETRY_MS);
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
  emitWhenDrawn(map, events);
  watchHealth(map, health);
}

function emitWhenDrawn(map: LibreMap, events: MapEventHub): void {
  let isAnnounced = false;
  const tell = () => {
    if (!isAnnounced) events.emit("drawn", undefined);
    isAnnounced = true;
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
