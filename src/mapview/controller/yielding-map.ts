import { Map as LibreMap } from "maplibre-gl";

/**
 * The maps that yield a frame now, and whether they were to be drawn meanwhile. Not a field of the map: MapLibre
 * asks to be drawn while it is still being constructed, when a subclass has no fields yet.
 */
const yielding = new WeakMap<LibreMap, { isWanted: boolean }>();

/** In a page that is not seen there are no frames. */
const LONGEST_MS = 250;

/** MapLibre's map, which can leave a frame of the page to what lies over it. */
export class YieldingMap extends LibreMap {
  /** Draws nothing until the page is through with its next frame. */
  yieldFrame(): void {
    if (yielding.has(this)) return;
    const state = { isWanted: false };
    yielding.set(this, state);
    const goOn = (): void => {
      if (yielding.get(this) !== state) return;
      yielding.delete(this);
      if (state.isWanted) this.triggerRepaint();
    };
    requestAnimationFrame(() => setTimeout(goOn));
    setTimeout(goOn, LONGEST_MS);
  }

  override triggerRepaint(): void {
    const state = yielding.get(this);
    if (state) state.isWanted = true;
    else super.triggerRepaint();
  }
}
