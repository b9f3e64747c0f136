import type { MapMouseEvent } from "maplibre-gl";
import { chooseTapped, type Pixel, pixelsBetween } from "./choose-tapped.ts";
import type { Tap, TapHit, TapTargets } from "./tap-hits.ts";

/** A second tap this soon and this near belongs to a double tap: that zooms, and means no place. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PIXELS = 30;

/** A finger trembles so far at most between coming down and coming off, that it is still a tap. */
const TREMBLE_PIXELS = 3;

/** The spot where a finger came down, pixels of the window, and the target there. */
interface Press extends Pixel {
  readonly spot: TapHit | null;
}

/**
 * Tells what was tapped: what the layers have on a spot under the finger or in reach, else a line, else
 * the bare map; the last two only when it is sure to be no double tap. `breakFollow` is called before
 * the map moves by itself. What ends a long press is no tap. A spot that makes ready for a tap is told of the
 * finger when it comes down and comes off, if anyone wants to know.
 */
export function watchTaps(
  { map, events, breakFollow }: Omit<Tap, "point">,
  layers: TapTargets,
): void {
  let last = { x: 0, y: 0, atMs: Number.NEGATIVE_INFINITY, isDouble: false };
  let lastKey: string | null = null;
  let isSpent = false;
  let press: Press | null = null;
  const container = map.getCanvasContainer();

  const spotAt = (point: Pixel): TapHit | null =>
    chooseTapped(
      (reachPixels) => layers.hitsNear({ map, point, events, breakFollow }, reachPixels),
      lastKey,
    );

  container.addEventListener("pointerdown", ({ clientX: x, clientY: y, isPrimary, button }) => {
    const isSoon = performance.now() - last.atMs < DOUBLE_TAP_MS;
    isSpent = isSoon && pixelsBetween(last, { x, y }) < DOUBLE_TAP_PIXELS;
    if (isSpent) last.isDouble = true;
    press = null;
    if (isSpent || !isPrimary || button !== 0 || !layers.isPressHeard()) return;
    const { left, top } = map.getCanvas().getBoundingClientRect();
    press = { x, y, spot: spotAt({ x: x - left, y: y - top }) };
    press.spot?.press?.();
  });
  container.addEventListener("pointerup", ({ clientX: x, clientY: y }) => {
    if (!press || pixelsBetween(press, { x, y }) >= TREMBLE_PIXELS) press = null;
    else if (!isSpent) press.spot?.release?.();
  });
  const forget = events.on("placeChosen", () => {
    isSpent = true;
  });
  map.once("remove", forget);
  map.on("movestart", () => {
    press = null;
  });

  function tell({ point, lngLat: { lat, lng } }: MapMouseEvent, tap: typeof last): void {
    const spot = press ? press.spot : spotAt(point);
    press = null;
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
