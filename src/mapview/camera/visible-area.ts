import type { Map as LibreMap, PaddingOptions } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type FollowMode, isHeadingUp } from "#domain/position/follow-mode.ts";

/** The sides of a map. */
export const SIDES = ["top", "right", "bottom", "left"] as const;

/** So much of the free height is kept off its top: the middle of the rest lies in the lower third. */
const AHEAD_PART = 0.4;

/** CSS pixels at each side of the map. */
export type Padding = Required<PaddingOptions>;

const NOTHING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Why a part of the map is kept free: `aim`, something points at its very middle; `show`, what the map
 * is about is to be seen in it, lower when one looks ahead; `follow`, as `show`, but only while the map
 * follows the own position, and else nothing moves.
 */
export type VisibleAreaUse = "aim" | "show" | "follow";

/** The time in which the map brings the followed position out from under a card. */
const LIFT_MS = 250;

/**
 * Keeps the middle of the map in the part that a bar leaves free of it. A movement under way is not
 * cut off: the middle follows when the map rests.
 */
export class VisibleArea {
  #map: LibreMap | null = null;
  #part: HTMLElement | null = null;
  #use: VisibleAreaUse = "aim";
  #mode: FollowMode = "off";
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

  /** The part that is free, an element over the map, and what for; null for the whole of it. */
  set(part: HTMLElement | null, use: VisibleAreaUse = "aim"): void {
    this.#resizes.disconnect();
    this.#part = part;
    // What a card left free is given back as it was taken.
    if (part) this.#use = use;
    if (part) this.#resizes.observe(part);
    this.settle();
  }

  /**
   * Sets how the map follows: heading up, its middle lies low, so that more of what lies ahead is seen.
   */
  setFollow(mode: FollowMode): void {
    this.#mode = mode;
    // Nobody is led there any more: what is on the screen stays.
    this.#keepsView = mode === "off" && this.#map !== null && !this.#isSettled(this.#map);
    if (this.#keepsView) this.settle();
  }

  /** CSS pixels at each side of the map that its middle keeps off, as it should be now. */
  get padding(): Padding | undefined {
    return this.#map ? this.#wanted(this.#map) : undefined;
  }

  /** CSS pixels that are covered at each side of the map now, whatever the free part is used for. */
  get covered(): Padding {
    return (this.#map && coveredBeside(this.#part, this.#map.getContainer())) ?? NOTHING;
  }

  /** The place in the middle of the free part, also while the map has yet to follow. */
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
    else if (this.#use === "follow") map.easeTo({ padding, duration: LIFT_MS });
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
    const taken = this.#taken(container);
    if (!taken) return NOTHING;
    const isAhead = isHeadingUp(this.#mode) && (this.#part === null || this.#use !== "aim");
    const height = container.clientHeight - taken.top - taken.bottom;
    return { ...taken, top: taken.top + (isAhead ? Math.round(height * AHEAD_PART) : 0) };
  }

  /**
   * Returns the pixels that are covered at each side; null while the map is not in the document.
   */
  #taken(container: HTMLElement): Padding | null {
    const part = this.#use === "follow" && this.#mode === "off" ? null : this.#part;
    return part === null ? NOTHING : coveredBeside(part, container);
  }
}

/** Returns how far a part of the map stays off each side of it, CSS pixels; null while one is not in the document. */
function coveredBeside(part: HTMLElement | null, container: HTMLElement): Padding | null {
  if (!part?.isConnected || !container.isConnected) return null;
  const [inner, whole] = [part.getBoundingClientRect(), container.getBoundingClientRect()];
  return {
    top: Math.max(0, inner.top - whole.top),
    right: Math.max(0, whole.right - inner.right),
    bottom: Math.max(0, whole.bottom - inner.bottom),
    left: Math.max(0, inner.left - whole.left),
  };
}
