import type { Map as LibreMap } from "maplibre-gl";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { watchTaps } from "./map-taps.ts";
import { watchPlaceGestures } from "./place-gestures.ts";
import type { TapTargets } from "./tap-hits.ts";

/** Tells what the user does to the map and its layers; `breakFollow` is called when they take it in hand. */
export function watchInput(
  map: LibreMap,
  events: MapEventHub,
  layers: TapTargets,
  breakFollow: () => void,
): void {
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
  watchTaps({ map, events, breakFollow }, layers);
  watchPlaceGestures(map, events);
}

function isArrowKey(event: Event): boolean {
  return event instanceof KeyboardEvent && event.key.startsWith("Arrow") && !event.shiftKey;
}

/** Two fingers that zoom move the map as well; that is no panning. */
function isPinch(event: Event | undefined): boolean {
  return window.TouchEvent !== undefined && event instanceof TouchEvent && event.touches.length > 1;
}
