import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { HouseNumber } from "#domain/search/house-number.ts";
import { TilePlaces } from "./tile-places.ts";

/** The archives whose tiles are searched, by the name of their set. An archive that cannot be read is dropped. */
export class SearchedArchives {
  readonly #archives = new Map<string, TilePlaces>();

  /** Adds an archive; it replaces one of the same name. */
  put(set: string, archive: ByteSource): void {
    this.#archives.set(set, new TilePlaces(archive, set));
  }

  drop(set: string): void {
    this.#archives.delete(set);
  }

  /** Calls `take` with the places around a centre, for each archive in which they changed since the last call. */
  async near(
    center: LatLng,
    take: (set: string, places: readonly FoundPlace[]) => void,
  ): Promise<void> {
    await this.#forEach(async (tiles, set) => {
      const places = await tiles.near(center);
      if (places) take(set, places);
    });
  }

  /** Returns the points of interest along a line (lng, lat, lng, lat …). */
  async along(line: Float64Array): Promise<readonly FoundPlace[]> {
    const found: FoundPlace[] = [];
    await this.#forEach(async (tiles) => {
      found.push(...(await tiles.along(line)));
    });
    return found;
  }

  /** Returns the house numbers around a place, unordered. */
  async houseNumbers(center: LatLng): Promise<readonly HouseNumber[]> {
    const found: HouseNumber[] = [];
    await this.#forEach(async (tiles) => {
      found.push(...(await tiles.houseNumbers(center)));
    });
    return found;
  }

  async #forEach(search: (tiles: TilePlaces, set: string) => Promise<void>): Promise<void> {
    for (const [set, tiles] of this.#archives) {
      try {
        await search(tiles, set);
      } catch (error) {
        this.drop(set);
        console.warn(`The tiles of ${set} cannot be searched:`, error);
      }
    }
  }
}
