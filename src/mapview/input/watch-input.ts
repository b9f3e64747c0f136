import type { Map as LibreMap } from "maplibre-gl";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { watchTaps } from "./map-taps.ts";
import { watchPlaceGestures } from "./place-gestures.ts";
import type { TapTargets } from "./tap-hits.ts";
import type { watchHover } from "./watch-hover.ts";

/** Reports user input on the map and its layers; `breakFollow` is called when the user takes control of the map. */
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
  if (matchMedia("(hover: hover)").matches) void watchMouse({ map, events, breakFollow }, layers);
  watchPlaceGestures(map, events);
}

function isArrowKey(event: Event): boolean {
  return event instanceof KeyboardEvent && event.key.startsWith("Arrow") && !event.shiftKey;
}

/** Tells whether an event belongs to a pinch, which moves the map but is not a pan. */
function isPinch(event: Event | undefined): boolean {
  return window.TouchEvent !== undefined && event instanceof TouchEvent && event.touches.length > 1;
}

/** Reports what a mouse is over; a device without one does not load the code. */
async function watchMouse(...map: Parameters<typeof watchHover>): Promise<void> {
  try {
    (await import(/* webpackChunkName: "hover" */ "./watch-hover.ts")).watchHover(...map);
  } catch (error) {
    // A click says what it is too.
    console.warn("No labels under the mouse:", error);
  }
}
