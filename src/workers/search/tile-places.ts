import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin, type LngLatBox, overlapOf } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { ALONG_METERS, alongKindOf } from "#domain/search/along-route.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { foundPoi } from "#domain/search/found-poi.ts";
import { tilePois } from "#domain/search/tile-pois.ts";
import { type TileAddress, tileColumn, tileKey, tileRow } from "#domain/tiles/tile-grid.ts";
import { archiveReader } from "#storage/packs/archive-reader.ts";

/**
 * The radius of a search around a place, within walking or cycling distance: about 36 tiles of zoom 14 in the
 * Netherlands, or 130 of zoom 15.
 */
const REACH_METERS = 4000;

/** Higher zooms have no more: OpenMapTiles ends at 14, and Protomaps has everything at 15. */
const MAX_ZOOM = 15;

/** The interval between places on a line, small enough that no tile between two of them is missed. */
const STEP_METERS = 2 * ALONG_METERS;

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
    const tiles = new Map<string, TileAddress>();
    for (const place of placesOn(line)) {
      const box = overlapOf(boxWithin(place, ALONG_METERS), [minLon, minLat, maxLon, maxLat]);
      for (const tile of tilesOf(box, zoom)) tiles.set(tileKey(tile), tile);
    }
    const known = this.#readAlong;
    const read = new Map<string, readonly FoundPlace[]>();
    for (const [key, tile] of tiles) {
      const places = known.get(key) ?? (await this.#placesIn(tile)).filter(alongKindOf);
      read.set(key, places);
    }
    this.#readAlong = read;
    return [...read.values()].flat();
  }

  async #placesIn(tile: TileAddress): Promise<readonly FoundPlace[]> {
    const found = await this.#archive.getZxy(tile.z, tile.x, tile.y);
    return found ? tilePois(found.data, tile).map(foundPoi) : [];
  }
}

/** Yields the points of a line, and intermediate points where two are far apart. */
function* placesOn(line: Float64Array): Generator<LatLng> {
  const pointAt = (at: number): LatLng => ({
    lng: line[at] as number,
    lat: line[at + 1] as number,
  });
  for (let at = 0; at + 1 < line.length; at += 2) {
    const here = pointAt(at);
    yield here;
    if (at + 3 >= line.length) return;
    const next = pointAt(at + 2);
    const steps = Math.ceil(distanceMeters(here, next) / STEP_METERS);
    for (let step = 1; step < steps; step += 1) {
      const part = step / steps;
      yield {
        lng: here.lng + (next.lng - here.lng) * part,
        lat: here.lat + (next.lat - here.lat) * part,
      };
    }
  }
}

/** Returns the tiles of a zoom that touch a box. */
function tilesOf([west, south, east, north]: LngLatBox, z: number): readonly TileAddress[] {
  const tiles: TileAddress[] = [];
  const [lastX, lastY] = [tileColumn(east, z), tileRow(south, z)];
  const firstY = Math.floor(tileRow(north, z));
  for (let x = Math.floor(tileColumn(west, z)); x <= lastX; x++) {
    for (let y = firstY; y <= lastY; y++) tiles.push({ z, x, y });
  }
  return tiles;
}
