import type { Map as LibreMap, PaddingOptions } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

const SIDES = ["top", "right", "bottom", "left"] as const;

/** So much of the map's height is kept off its top: the middle of the rest lies in the lower third. */
const AHEAD_PART = 0.4;

/** CSS pixels that are not free, at each side of the map. */
type Padding = Required<PaddingOptions>;

/**
 * Keeps the middle of the map in the part that a bar leaves free of it. A movement under way is not
 * cut off: the middle follows when the map rests.
 */
export class FreePart {
  #map: LibreMap | null = null;
  #part: HTMLElement | null = null;
  #looksAhead = false;
  /** Whether what is on the screen now must stay where it is when the middle moves. */
  #keepsView = false;
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

  /**
   * Whether the middle lies low, as far as nothing covers the map, so that one sees what lies ahead.
   * `keepsView`: when that changes nobody is led there, and what is on the screen stays.
   */
  lookAhead(looksAhead: boolean, keepsView: boolean): void {
    if (looksAhead === this.#looksAhead) return;
    this.#looksAhead = looksAhead;
    this.#keepsView = keepsView;
    if (keepsView) this.settle();
  }

  /** CSS pixels at each side of the map that its middle keeps off, as it should be now. */
  get padding(): Padding | undefined {
    return this.#map ? this.#wanted(this.#map) : undefined;
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
    if (!map || map.isMoving() || this.#isSettled(map)) return;
    const padding = this.#wanted(map);
    if (this.#keepsView) map.jumpTo({ center: map.unproject(this.#middle(map)), padding });
    else map.setPadding(padding);
    this.#keepsView = false;
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
      const isAhead = this.#looksAhead && this.#part === null;
      const top = isAhead ? Math.round(container.clientHeight * AHEAD_PART) : 0;
      return { top, right: 0, bottom: 0, left: 0 };
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
