import type { MapMouseEvent } from "maplibre-gl";
import { chooseTapped, type Pixel, pixelsBetween } from "./choose-tapped.ts";
import type { Tap, TapHit, TapTargets } from "./tap-hits.ts";

/** A second tap within this time and distance is a double tap, which zooms and chooses no place. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PIXELS = 30;

/** The movement that is still a tap. */
const TREMBLE_PIXELS = 3;

/** A press: its position in window pixels, and the target there. */
interface Press extends Pixel {
  readonly spot: TapHit | null;
}

/**
 * Reports taps: on a target of a layer under the finger or within reach, else on a line, else on the map. The last
 * two wait until a double tap is ruled out. `breakFollow` is called before the map moves by itself. The end of a long
 * press is not a tap. If anyone listens, targets also report the press and its release.
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
    const emitLine = layers.lineUnder({ map, point, events, breakFollow });
    window.setTimeout(() => {
      if (tap.isDouble) return;
      if (emitLine) emitLine();
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
