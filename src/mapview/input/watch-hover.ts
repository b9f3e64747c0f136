import { chooseTapped, type Pixel } from "./choose-tapped.ts";
import type { Tap, TapHit, TapTargets } from "./tap-hits.ts";

/** A mouse points exactly, so what is farther away than this is not meant. */
const REACH_PIXELS = 6;

/**
 * Reports the target under a resting or moving mouse as `hovered`, and marks the map while there is one, for its cursor.
 * Looks once a frame at most; a finger, a held button and a moving map report nothing.
 */
export function watchHover(
  { map, events, breakFollow }: Omit<Tap, "point">,
  layers: Pick<TapTargets, "hitsNear">,
): void {
  const container = map.getCanvasContainer();
  let frame = 0;
  let shownKey: string | null = null;

  function show(hit: TapHit | null): void {
    cancelAnimationFrame(frame);
    if ((hit?.key ?? null) === shownKey) return;
    shownKey = hit?.key ?? null;
    container.toggleAttribute("data-over-target", hit !== null);
    events.emit("hovered", hit?.thing ? { ...hit.thing, at: hit.at } : null);
  }

  function hitAt(point: Pixel): TapHit | null {
    const tap = { map, point, events, breakFollow };
    const within = (reach: number) => (reach > REACH_PIXELS ? [] : layers.hitsNear(tap, reach));
    return chooseTapped(within, null);
  }

  container.addEventListener("pointermove", ({ clientX, clientY, pointerType, buttons }) => {
    if (pointerType !== "mouse" || buttons !== 0) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top } = container.getBoundingClientRect();
      show(map.isMoving() ? null : hitAt({ x: clientX - left, y: clientY - top }));
    });
  });
  container.addEventListener("pointerleave", () => show(null));
  container.addEventListener("pointerdown", () => show(null));
  map.on("movestart", () => show(null));
}
