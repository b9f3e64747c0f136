import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { foundPoi } from "#domain/search/found-poi.ts";
import { tilePois } from "#domain/search/tile-pois.ts";
import type { ByteSource } from "#domain/tiles/byte-source.ts";
import { type TileAddress, tileColumn, tileKey, tileRow } from "#domain/tiles/tile-grid.ts";
import { archiveReader } from "#storage/packs/inspect-archive.ts";

/** Who asks for drinking water walks or cycles there; in the Netherlands some 36 tiles of zoom 14. */
const REACH_METERS = 4000;

/** Nearer in, OpenMapTiles has no more. */
const MAX_ZOOM = 14;

const METERS_PER_DEGREE = 111_000;

/** The points of interest in the tiles of one archive, read where they are asked for. */
export class TilePlaces {
  readonly #archive: ReturnType<typeof archiveReader>["archive"];
  #read = new Map<string, readonly FoundPlace[]>();

  constructor(archive: ByteSource, name: string) {
    this.#archive = archiveReader(archive, name).archive;
  }

  /**
   * All within some kilometres of a place, in no order; null when they are the same as last time. Tiles
   * that are still near are not read again, and those that are not are let go.
   */
  async near(center: LatLng): Promise<readonly FoundPlace[] | null> {
    const { minLon, minLat, maxLon, maxLat, maxZoom } = await this.#archive.getHeader();
    const tiles = tilesAround(center, Math.min(maxZoom, MAX_ZOOM), [
      minLon,
      minLat,
      maxLon,
      maxLat,
    ]);
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

  async #placesIn(tile: TileAddress): Promise<readonly FoundPlace[]> {
    const found = await this.#archive.getZxy(tile.z, tile.x, tile.y);
    return found ? tilePois(found.data, tile).map(foundPoi) : [];
  }
}

/** Those of a zoom that come within reach of a place, and lie in the box of the archive. */
function tilesAround(
  { lat, lng }: LatLng,
  z: number,
  [west, south, east, north]: readonly [number, number, number, number],
): readonly TileAddress[] {
  const latReach = REACH_METERS / METERS_PER_DEGREE;
  const lngReach = latReach / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const tiles: TileAddress[] = [];
  const lastX = tileColumn(Math.min(east, lng + lngReach), z);
  const lastY = tileRow(Math.max(south, lat - latReach), z);
  const firstY = Math.floor(tileRow(Math.min(north, lat + latReach), z));
  for (let x = Math.floor(tileColumn(Math.max(west, lng - lngReach), z)); x <= lastX; x++) {
    for (let y = firstY; y <= lastY; y++) tiles.push({ z, x, y });
  }
  return tiles;
}
