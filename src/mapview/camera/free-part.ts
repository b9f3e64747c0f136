import type { Map as LibreMap, PaddingOptions } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

const SIDES = ["top", "right", "bottom", "left"] as const;

/** CSS pixels that are not free, at each side of the map. */
type Padding = Required<PaddingOptions>;

/**
 * Keeps the middle of the map in the part that a bar leaves free of it. A movement under way is not
 * cut off: the middle follows when the map rests.
 */
export class FreePart {
  #map: LibreMap | null = null;
  #part: HTMLElement | null = null;
  readonly #resizes = new ResizeObserver(() => this.settle());

  /** Keeps the middle of this map from now on. */
  lead(map: LibreMap): void {
    this.#map = map;
    // Not within the event: the movement that replaces another begins after the end of that one.
    map.on("moveend", () => queueMicrotask(() => this.settle()));
    this.settle();
  }

  /** The part that is free, an element over the map; null for the whole of it. */
  set(part: HTMLElement | null): void {
    this.#resizes.disconnect();
    this.#part = part;
    if (part) this.#resizes.observe(part);
    this.settle();
  }

  /** What lies in the middle of the free part now, also while the map has yet to follow. */
  get center(): LatLng | null {
    const map = this.#map;
    if (!map) return null;
    const { lat, lng } = this.#isSettled(map) ? map.getCenter() : map.unproject(this.#middle(map));
    return { lat, lng };
  }

  /** Brings the middle of the map there now, if the map rests. */
  settle(): void {
    const map = this.#map;
    if (map && !map.isMoving() && !this.#isSettled(map)) map.setPadding(this.#wanted(map));
  }

  #isSettled(map: LibreMap): boolean {
    const [wanted, padding] = [this.#wanted(map), map.getPadding()];
    return SIDES.every((side) => wanted[side] === (padding[side] ?? 0));
  }

  #middle(map: LibreMap): [number, number] {
    const { clientWidth, clientHeight } = map.getContainer();
    const { top, right, bottom, left } = this.#wanted(map);
    return [(left + clientWidth - right) / 2, (top + clientHeight - bottom) / 2];
  }

  #wanted(map: LibreMap): Padding {
    const container = map.getContainer();
    // Off the page neither has a place.
    if (!this.#part?.isConnected || !container.isConnected) {
      return { top: 0, right: 0, bottom: 0, left: 0 };
    }
    const [part, whole] = [this.#part.getBoundingClientRect(), container.getBoundingClientRect()];
    return {
      top: Math.max(0, part.top - whole.top),
      right: Math.max(0, whole.right - part.right),
      bottom: Math.max(0, whole.bottom - part.bottom),
      left: Math.max(0, part.left - whole.left),
    };
  }
}
