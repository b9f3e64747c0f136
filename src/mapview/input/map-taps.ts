import type { MapMouseEvent } from "maplibre-gl";
import type { LayerRegistry } from "#mapview/layers/layer-registry.ts";
import { chooseTapped } from "./choose-tapped.ts";
import type { Tap } from "./tap-hits.ts";

/** A second tap this soon and this near belongs to a double tap: that zooms, and means no place. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PIXELS = 30;

/**
 * Tells what was tapped: what the layers have on a spot under the finger or in reach, else a line, else
 * the bare map; the last two only when it is sure to be no double tap. `breakFollow` is called before
 * the map moves by itself. What ends a long press is no tap.
 */
export function watchTaps(
  { map, events, breakFollow }: Omit<Tap, "point">,
  layers: Pick<LayerRegistry, "hitsNear" | "lineUnder">,
): void {
  let last = { x: 0, y: 0, atMs: Number.NEGATIVE_INFINITY, isDouble: false };
  let lastKey: string | null = null;
  let isSpent = false;

  map.getCanvasContainer().addEventListener("pointerdown", ({ clientX: x, clientY: y }) => {
    const isSoon = performance.now() - last.atMs < DOUBLE_TAP_MS;
    isSpent = isSoon && Math.hypot(last.x - x, last.y - y) < DOUBLE_TAP_PIXELS;
    if (isSpent) last.isDouble = true;
  });
  const forget = events.on("placeChosen", () => {
    isSpent = true;
  });
  map.once("remove", forget);

  function tell({ point, lngLat: { lat, lng } }: MapMouseEvent, tap: typeof last): void {
    const spot = chooseTapped(
      (reachPixels) => layers.hitsNear({ map, point, events, breakFollow }, reachPixels),
      lastKey,
    );
    lastKey = spot?.key ?? null;
    if (spot) {
      spot.tell();
      return;
    }
    const tellLine = layers.lineUnder({ map, point, events, breakFollow });
    window.setTimeout(() => {
      if (tap.isDouble) return;
      if (tellLine) tellLine();
      else events.emit("mapTapped", { lat, lng });
    }, DOUBLE_TAP_MS);
  }

  map.on("click", (event: MapMouseEvent) => {
    if (isSpent) return;
    const { clientX: x, clientY: y } = event.originalEvent;
    last = { x, y, atMs: performance.now(), isDouble: false };
    tell(event, last);
  });
}
