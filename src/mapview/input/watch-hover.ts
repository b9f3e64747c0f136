import { chooseTapped, type Pixel } from "./choose-tapped.ts";
import type { Tap, TapHit, TapTargets } from "./tap-hits.ts";

/** A mouse points exactly, so what is farther away than this is not meant. */
const REACH_PIXELS = 6;

/**
 * Reports the target under a resting or moving mouse as `hovered`, and marks the map while there is one, for its cursor.
 * Looks once a frame at most, and where the mouse rests whenever the map has drawn something else. A finger, a held
 * button and a moving map report nothing.
 */
export function watchHover(
  { map, events, breakFollow }: Omit<Tap, "point">,
  layers: Pick<TapTargets, "hitsNear">,
): void {
  const container = map.getCanvasContainer();
  let frame = 0;
  let shownKey: string | null = null;
  /** The place of the mouse in the window; null if it is not over the map, or was pressed since it moved. */
  let mouse: Pixel | null = null;

  function show(hit: TapHit | null): void {
    cancelAnimationFrame(frame);
    if ((hit?.key ?? null) === shownKey) return;
    // A listener that comes later must hear of the same thing again.
    shownKey = events.isHeard("hovered") ? (hit?.key ?? null) : null;
    container.toggleAttribute("data-over-target", hit !== null);
    events.emit("hovered", hit?.thing ? { ...hit.thing, at: hit.at } : null);
  }

  function hitAt(point: Pixel): TapHit | null {
    const tap = { map, point, events, breakFollow };
    const within = (reach: number) => (reach > REACH_PIXELS ? [] : layers.hitsNear(tap, reach));
    return chooseTapped(within, null);
  }

  function hitUnder({ x, y }: Pixel): TapHit | null {
    // The element around the canvas has no height.
    const { left, top, right, bottom } = map.getCanvas().getBoundingClientRect();
    // The map may have moved away from under a mouse that rests.
    const isOver = x >= left && x < right && y >= top && y < bottom;
    return isOver && !map.isMoving() ? hitAt({ x: x - left, y: y - top }) : null;
  }

  function lookNextFrame(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(mouse && hitUnder(mouse)));
  }

  function forget(): void {
    mouse = null;
    show(null);
  }

  container.addEventListener("pointermove", ({ clientX, clientY, pointerType, buttons }) => {
    if (pointerType !== "mouse" || buttons !== 0) return;
    mouse = { x: clientX, y: clientY };
    lookNextFrame();
  });
  container.addEventListener("pointerleave", forget);
  container.addEventListener("pointerdown", forget);
  map.on("movestart", () => show(null));
  map.on("resize", () => show(null));
  map.on("idle", lookNextFrame);
  map.on("remove", forget);
}
