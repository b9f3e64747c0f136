import type { Map as LibreMap } from "maplibre-gl";
import type { MapEventHub } from "#mapview/controller/map-events.ts";
import type { SourceHealth } from "#mapview/sources/source-health.ts";
import { BASE_SOURCE } from "#mapview/style/map-style.ts";
import { watchTaps } from "./map-taps.ts";
import { watchPlaceGestures } from "./place-gestures.ts";

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
  const setState = (state: "loading" | "idle" | "lost") => {
    element.dataset["mapState"] = state;
  };
  let lookAgain = 0;
  map.on("render", () => {
    window.clearTimeout(lookAgain);
    lookAgain = window.setTimeout(() => {
      if (element.dataset["mapState"] === "loading") map.triggerRepaint();
    }, LOOK_AGAIN_MS);
  });
  map.on("dataloading", () => setState("loading"));
  map.on("movestart", () => setState("loading"));
  map.on("idle", () => setState("idle"));
  map.on("webglcontextlost", () => setState("lost"));
  map.on("webglcontextrestored", () => setState("loading"));
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

/** Tells what the user does to the map; `breakFollow` is called when they take it in hand. */
export function watchInput(map: LibreMap, events: MapEventHub, breakFollow: () => void): void {
  map.on("moveend", () => {
    const { lat, lng } = map.getCenter();
    events.emit("viewChanged", { lat, lng, zoom: map.getZoom() });
  });
  map.on("movestart", ({ originalEvent }) => {
    if (!originalEvent) return;
    events.emit("moveStarted", undefined);
    if (isArrowKey(originalEvent)) breakFollow();
  });
  map.on("dragstart", ({ originalEvent }) => {
    if (!isPinch(originalEvent)) breakFollow();
  });
  map.on("rotate", () => events.emit("turned", map.getBearing()));
  map.on("render", () => events.emit("frame", undefined));
  watchTaps(map, events, breakFollow);
  watchPlaceGestures(map, (place) => events.emit("placeChosen", place));
}

function isArrowKey(event: Event): boolean {
  return event instanceof KeyboardEvent && event.key.startsWith("Arrow") && !event.shiftKey;
}

/** Two fingers that zoom move the map as well; that is no panning. */
function isPinch(event: Event | undefined): boolean {
  return window.TouchEvent !== undefined && event instanceof TouchEvent && event.touches.length > 1;
}
