import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/**
 * Cells per degree: a cell is so high that places within reach are in the same cell or the next
 * one.
 */
const CELLS_PER_DEGREE = { 1: 100_000, 100: 1000 };
/** More than fit around the earth, so that no two cells share a key. */
const COLUMNS = 100_000_000;

/**
 * Finds the nearest place with the same key. Places are kept in cells as large as the reach, so
 * that only a few are compared.
 */
export class NearIndex<Place extends LatLng> {
  readonly #reachMeters: 1 | 100;
  readonly #kinds = new Map<string, Map<number, Set<Place>>>();

  /** @param reachMeters the largest distance at which a place is found */
  constructor(reachMeters: 1 | 100) {
    this.#reachMeters = reachMeters;
  }

  add(key: string, place: Place): void {
    const cells = this.#kinds.get(key) ?? new Map<number, Set<Place>>();
    this.#kinds.set(key, cells);
    const cell = this.#cellOf(place.lat) * COLUMNS + this.#cellOf(place.lng);
    const there = cells.get(cell);
    if (there) there.add(place);
    else cells.set(cell, new Set([place]));
  }

  /** Forgets a place that was added with this key. */
  remove(key: string, place: Place): void {
    const cell = this.#cellOf(place.lat) * COLUMNS + this.#cellOf(place.lng);
    this.#kinds.get(key)?.get(cell)?.delete(place);
  }

  /** Returns the nearest place with this key within reach. */
  nearest(key: string, place: LatLng): Place | undefined {
    const cells = this.#kinds.get(key);
    let best: Place | undefined;
    let bestMeters: number = this.#reachMeters;
    for (const cell of cells ? this.#cellsAround(place) : []) {
      for (const other of cells?.get(cell) ?? []) {
        const meters = distanceMeters(place, other);
        // Thousands of places at the same spot need not all be compared.
        if (meters === 0) return other;
        if (meters > bestMeters || (best && meters === bestMeters)) continue;
        best = other;
        bestMeters = meters;
      }
    }
    return best;
  }

  /** Two cells are at least as wide as the reach, up to 63 degrees from the equator. */
  #cellsAround({ lat, lng }: LatLng): number[] {
    const row = this.#cellOf(lat);
    const column = this.#cellOf(lng);
    return [0, -1, 1].flatMap((up) =>
      [0, -1, 1, -2, 2].map((right) => (row + up) * COLUMNS + column + right),
    );
  }

  #cellOf(degrees: number): number {
    return Math.floor(degrees * CELLS_PER_DEGREE[this.#reachMeters]);
  }
}
