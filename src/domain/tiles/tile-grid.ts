import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/** A tile of the Web Mercator pyramid: column `x` from the west, row `y` from the north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the key of a tile, `"14/8389/5416"`: zoom, column, row. */
export function tileKey({ z, x, y }: TileAddress): string {
  return `${z}/${x}/${y}`;
}

/** Returns the address of a tile for a template with `{z}`, `{x}` and `{y}`. */
export function tileUrl(template: string, { z, x, y }: TileAddress): string {
  return template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
}

/**
 * Returns the column of a longitude (degrees) as a fraction, from the west. Source: OSM wiki, "Slippy map
 * tilenames".
 */
export function tileColumn(lng: number, z: number): number {
  return ((lng + 180) / 360) * 2 ** z;
}

/** Returns the row of a latitude (degrees) as a fraction, from the north; the poles have none. */
export function tileRow(lat: number, z: number): number {
  const radians = (lat * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z;
}

/** Returns the box of a tile. */
export function tileBox({ z, x, y }: TileAddress): LngLatBox {
  return [lngOf(x, z), latOf(y + 1, z), lngOf(x + 1, z), latOf(y, z)];
}

/** Returns the western edge of a column, in degrees. */
export function lngOf(column: number, z: number): number {
  return (column / 2 ** z) * 360 - 180;
}

/** Returns the northern edge of a row, in degrees. */
export function latOf(row: number, z: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
}
