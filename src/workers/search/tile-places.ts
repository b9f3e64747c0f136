import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin, overlapOf } from "#domain/coordinates/lng-lat-box.ts";
import { ALONG_METERS, alongKindOf } from "#domain/search/along-route.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { foundPoi } from "#domain/search/found-poi.ts";
import {
  HOUSE_NUMBER_METERS,
  type HouseNumber,
  tileHouseNumbers,
} from "#domain/search/house-number.ts";
import { tilePois } from "#domain/search/tile-pois.ts";
import { type TileAddress, tileKey } from "#domain/tiles/tile-grid.ts";
import { archiveReader } from "#storage/packs/archive-reader.ts";
import { tilesAlong, tilesOf } from "./tiles-along.ts";

/**
 * The radius of a search around a place, within walking or cycling distance: about 36 tiles of zoom 14 in the
 * Netherlands, or 130 of zoom 15.
 */
const REACH_METERS = 4000;

/** Higher zooms have no more: OpenMapTiles ends at 14, and Protomaps has everything at 15. */
const MAX_ZOOM = 15;

/** The points of interest in the tiles of one archive, read where they are needed. */
export class TilePlaces {
  readonly #archive: ReturnType<typeof archiveReader>["archive"];
  #read = new Map<string, readonly FoundPlace[]>();
  #readAlong = new Map<string, readonly FoundPlace[]>();

  constructor(archive: ByteSource, name: string) {
    this.#archive = archiveReader(archive, name).archive;
  }

  /**
   * Returns everything within a few kilometres of a place, unordered; null if it is the same as last time.
   * Tiles that are still near are not read again, and others are dropped.
   */
  async near(center: LatLng): Promise<readonly FoundPlace[] | null> {
    const { minLon, minLat, maxLon, maxLat, maxZoom } = await this.#archive.getHeader();
    const box = overlapOf(boxWithin(center, REACH_METERS), [minLon, minLat, maxLon, maxLat]);
    const tiles = tilesOf(box, Math.min(maxZoom, MAX_ZOOM));
    const known = this.#read;
    if (tiles.length === known.size && tiles.every((tile) => known.has(tileKey(tile)))) return null;
    const read = new Map<string, readonly FoundPlace[]>();
    for (const tile of tiles) {
      const key = tileKey(tile);
      read.set(key, known.get(key) ?? (await this.#placesIn(tile)));
    }
    this.#read = read;
    return [...read.values()].flat();
  }

  /**
   * Returns the useful places in the tiles along a line (lng, lat, lng, lat …), including some farther from
   * it than `ALONG_METERS`. Tiles that the last line also passed are not read again.
   */
  async along(line: Float64Array): Promise<readonly FoundPlace[]> {
    const { minLon, minLat, maxLon, maxLat, maxZoom } = await this.#archive.getHeader();
    const zoom = Math.min(maxZoom, MAX_ZOOM);
    const tiles = tilesAlong(line, ALONG_METERS, [minLon, minLat, maxLon, maxLat], zoom);
    const known = this.#readAlong;
    const read = new Map<string, readonly FoundPlace[]>();
    for (const tile of tiles) {
      const key = tileKey(tile);
      const places = known.get(key) ?? (await this.#placesIn(tile)).filter(alongKindOf);
      read.set(key, places);
    }
    this.#readAlong = read;
    return [...read.values()].flat();
  }

  /** Returns the house numbers around a place, unordered, including some farther away than `HOUSE_NUMBER_METERS`. */
  async houseNumbers(center: LatLng): Promise<readonly HouseNumber[]> {
    const { minLon, minLat, maxLon, maxLat, maxZoom } = await this.#archive.getHeader();
    const reach = boxWithin(center, HOUSE_NUMBER_METERS);
    const box = overlapOf(reach, [minLon, minLat, maxLon, maxLat]);
    const numbers: HouseNumber[] = [];
    for (const tile of tilesOf(box, Math.min(maxZoom, MAX_ZOOM))) {
      const found = await this.#archive.getZxy(tile.z, tile.x, tile.y);
      if (found) numbers.push(...tileHouseNumbers(found.data, tile));
    }
    return numbers;
  }

  async #placesIn(tile: TileAddress): Promise<readonly FoundPlace[]> {
    const found = await this.#archive.getZxy(tile.z, tile.x, tile.y);
    return found ? tilePois(found.data, tile).map(foundPoi) : [];
  }
}
