import type { Map as LibreMap, PaddingOptions } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type FollowMode, isHeadingUp } from "#domain/position/follow-mode.ts";

/** The sides of a map. */
export const SIDES = ["top", "right", "bottom", "left"] as const;

/** The fraction of the visible height to skip at its top, so that the middle of the rest is in the lower third. */
const AHEAD_PART = 0.4;

/** Padding at each side of the map, CSS pixels. */
export type Padding = Required<PaddingOptions>;

const NOTHING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * The purpose of the visible area. `aim`: something points at its exact middle. `show`: the map shows its subject
 * there, lower when looking ahead. `follow`: like `show`, but only while the map follows the position; otherwise
 * nothing moves.
 */
export type VisibleAreaUse = "aim" | "show" | "follow";

/** The duration of moving the followed position out from under a card. */
const LIFT_MS = 250;

/**
 * Keeps the middle of the map in the area that a bar leaves visible. It does not interrupt a running movement, but
 * moves the middle when the map is idle.
 */
export class VisibleArea {
  #map: LibreMap | null = null;
  #part: HTMLElement | null = null;
  #use: VisibleAreaUse = "aim";
  #mode: FollowMode = "off";
  /** True if the contents of the screen must stay in place when the middle moves. */
  #keepsView = false;
  // In the next frame, because moving the map changes other observed sizes ("ResizeObserver loop").
  readonly #resizes = new ResizeObserver(() => requestAnimationFrame(() => this.settle()));

  /** Controls the middle of this map from now on. */
  lead(map: LibreMap): void {
    this.#map = map;
    // Not within the event: a movement that replaces another starts after the end of that one.
    map.on("moveend", () => queueMicrotask(() => this.settle()));
    this.settle();
  }

  /** Sets the visible area, an element over the map, and its purpose; null for the whole map. */
  set(part: HTMLElement | null, use: VisibleAreaUse = "aim"): void {
    this.#resizes.disconnect();
    this.#part = part;
    // The area of a card is released for the purpose with which it was set.
    if (part) this.#use = use;
    if (part) this.#resizes.observe(part);
    this.settle();
  }

  /** Sets the follow mode. With heading up the middle is low, to show more of the area ahead. */
  setFollow(mode: FollowMode): void {
    this.#mode = mode;
    // The user is not led there any more: the contents of the screen stay.
    this.#keepsView = mode === "off" && this.#map !== null && !this.#isSettled(this.#map);
    if (this.#keepsView) this.settle();
  }

  /** The wanted padding of the middle, CSS pixels. */
  get padding(): Padding | undefined {
    return this.#map ? this.#wanted(this.#map) : undefined;
  }

  /** The covered pixels at each side of the map, whatever the purpose of the visible area. */
  get covered(): Padding {
    return (this.#map && coveredBeside(this.#part, this.#map.getContainer())) ?? NOTHING;
  }

  /** The place in the middle of the visible area, even before the map has moved. */
  get center(): LatLng | null {
    const map = this.#map;
    if (!map) return null;
    const { lat, lng } = this.#isSettled(map) ? map.getCenter() : map.unproject(this.#middle(map));
    return { lat, lng };
  }

  /** Moves the middle of the map there now, if the map is idle. */
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

/** Returns the distance of an element from each side of the map, CSS pixels; null while one is not in the document. */
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
