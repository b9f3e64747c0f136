import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** A cell is 111 m high; two of them are 100 m wide up to 63 degrees from the equator. */
const CELLS_PER_DEGREE = 1000;
/** More than there are around the earth, so that no two cells have one key. */
const COLUMNS = 1_000_000;

/** Places in cells, so that those near a place are found without looking at all. */
export class NearIndex<Place extends LatLng> {
  readonly #cells = new Map<number, Place[]>();

  constructor(places: readonly Place[]) {
    for (const place of places) this.add(place);
  }

  add(place: Place): void {
    const key = keyOf(cellOf(place.lat), cellOf(place.lng));
    const there = this.#cells.get(key);
    if (there) there.push(place);
    else this.#cells.set(key, [place]);
  }

  /** Those within so many metres (100 at most), the nearest first. */
  within(place: LatLng, meters: number): Place[] {
    return this.#around(place)
      .map((other) => ({ other, meters: distanceMeters(place, other) }))
      .filter((found) => found.meters <= meters)
      .sort((one, other) => one.meters - other.meters)
      .map(({ other }) => other);
  }

  #around({ lat, lng }: LatLng): Place[] {
    const found: Place[] = [];
    for (let row = cellOf(lat) - 1; row <= cellOf(lat) + 1; row++) {
      for (let column = cellOf(lng) - 2; column <= cellOf(lng) + 2; column++) {
        found.push(...(this.#cells.get(keyOf(row, column)) ?? []));
      }
    }
    return found;
  }
}

function cellOf(degrees: number): number {
  return Math.floor(degrees * CELLS_PER_DEGREE);
}

function keyOf(row: number, column: number): number {
  return row * COLUMNS + column;
}
