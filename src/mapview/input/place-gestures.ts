import type { Map as LibreMap, MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";

/** The duration of a long press. */
const LONG_PRESS_MS = 500;

/** The movement allowed during a long press. */
const TREMBLE_PIXELS = 12;

/** A long press on Android also fires `contextmenu`, and so does Shift+F10 on Windows, within this time. */
const ECHO_MS = 700;

/** Emits `placeChosen` for a long press, a right click, and Shift+F10 (the centre of the map). */
export function watchPlaceGestures(map: LibreMap, events: MapEventHub): void {
  let handledAtMs = Number.NEGATIVE_INFINITY;
  let isTaken = false;
  const choose = ({ lat, lng }: LatLng) => {
    handledAtMs = performance.now();
    events.emit("placeChosen", { lat, lng });
  };
  const cancelLongPress = watchLongPress(map, choose);
  watchMenuKeys(map, choose);
  events.on("pressTaken", () => {
    isTaken = true;
    cancelLongPress();
  });
  const onPointerUp = () => {
    if (isTaken) handledAtMs = performance.now();
    isTaken = false;
  };
  for (const end of ["touchend", "touchcancel", "mouseup"] as const) map.on(end, onPointerUp);
  map.on("contextmenu", (event: MapMouseEvent) => {
    event.preventDefault();
    if (isTaken || performance.now() - handledAtMs < ECHO_MS) return;
    choose(isByKeyboard(event.originalEvent) ? map.getCenter() : event.lngLat);
  });
}

function watchMenuKeys(map: LibreMap, choose: (place: LatLng) => void): void {
  map.getCanvas().addEventListener("keydown", (event) => {
    const asksForMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    if (!asksForMenu) return;
    event.preventDefault();
    choose(map.getCenter());
  });
}

/**
 * Watches for long presses.
 * @returns a function that cancels the current press
 */
function watchLongPress(map: LibreMap, choose: (place: LatLng) => void): () => void {
  let timer = 0;
  let start = { x: 0, y: 0 };
  const cancel = () => window.clearTimeout(timer);

  map.on("touchstart", (event: MapTouchEvent) => {
    cancel();
    if (event.points.length !== 1) return;
    start = event.point;
    timer = window.setTimeout(() => choose(event.lngLat), LONG_PRESS_MS);
  });
  map.on("touchmove", (event: MapTouchEvent) => {
    if (Math.hypot(event.point.x - start.x, event.point.y - start.y) > TREMBLE_PIXELS) cancel();
  });
  for (const end of ["touchend", "touchcancel", "dragstart", "zoomstart"] as const) {
    map.on(end, cancel);
  }
  return cancel;
}

/** Tells whether a context menu was opened by keyboard, which has no mouse button or finger. */
function isByKeyboard(event: MouseEvent): boolean {
  const isByFinger = event instanceof PointerEvent && event.pointerType === "touch";
  return event.button !== 2 && !isByFinger && !event.ctrlKey;
}
