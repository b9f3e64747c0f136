import type { Position } from "geojson";

/** Half the width of the web mercator square, in mercator metres. */
export const HALF_WORLD_METERS = 20_037_508.342789244;

/** The latitude at which the web mercator square ends, in degrees. */
export const MAX_LATITUDE = 85.0511287798066;

/** A bounding box in degrees: west, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** A tile address in the XYZ scheme: y counts from the north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Projects longitude and latitude in degrees to whole web mercator metres. */
export function toMercator(lngLat: Position): { x: number; y: number } {
  const [lng = 0, lat = 0] = lngLat;
  const latitude = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const mercatorY = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / Math.PI;
  return {
    x: Math.round((lng / 180) * HALF_WORLD_METERS),
    y: Math.round(mercatorY * HALF_WORLD_METERS),
  };
}

/** The inverse of {@link toMercator}: longitude and latitude in degrees. */
export function fromMercator(point: { x: number; y: number }): [number, number] {
  const lat = Math.atan(Math.sinh((point.y / HALF_WORLD_METERS) * Math.PI));
  return [(point.x / HALF_WORLD_METERS) * 180, (lat * 180) / Math.PI];
}

/** Returns the Mercator metres per metre on the ground at a latitude in degrees. */
export function mercatorScale(latitude: number): number {
  return 1 / Math.cos((latitude * Math.PI) / 180);
}

/** Returns the size of a screen pixel in Mercator metres at a zoom level, with tiles of 512 pixels. */
export function pixelMercatorMeters(zoom: number): number {
  return (2 * HALF_WORLD_METERS) / (512 * 2 ** zoom);
}

/** Returns the bounds of a tile in degrees. */
export function tileBounds({ z, x, y }: TileAddress): Bounds {
  const size = (2 * HALF_WORLD_METERS) / 2 ** z;
  const [west, north] = fromMercator({
    x: x * size - HALF_WORLD_METERS,
    y: HALF_WORLD_METERS - y * size,
  });
  const [east, south] = fromMercator({
    x: (x + 1) * size - HALF_WORLD_METERS,
    y: HALF_WORLD_METERS - (y + 1) * size,
  });
  return [west, south, east, north];
}

/** Returns the tiles of one zoom level that touch the bounds, row by row from the north-west. */
export function tilesWithin(bounds: Bounds, z: number): TileAddress[] {
  const tileCount = 2 ** z;
  const size = (2 * HALF_WORLD_METERS) / tileCount;
  const column = (lng: number) =>
    clampIndex((toMercator([lng, 0]).x + HALF_WORLD_METERS) / size, tileCount);
  const row = (lat: number) =>
    clampIndex((HALF_WORLD_METERS - toMercator([0, lat]).y) / size, tileCount);
  const tiles: TileAddress[] = [];
  for (let y = row(bounds[3]); y <= row(bounds[1]); y++) {
    for (let x = column(bounds[0]); x <= column(bounds[2]); x++) tiles.push({ z, x, y });
  }
  return tiles;
}

/** Widens bounds to whole tiles of one zoom level. */
export function widenToTiles(bounds: Bounds, z: number): Bounds {
  const tiles = tilesWithin(bounds, z);
  const first = tiles[0];
  const last = tiles[tiles.length - 1];
  if (!first || !last) return bounds;
  const [west, , , north] = tileBounds(first);
  const [, south, east] = tileBounds(last);
  return [west, south, east, north];
}

function clampIndex(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(value)));
}
