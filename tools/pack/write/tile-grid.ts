import type { Bounds } from "../pbf/osm-file.ts";

/** Column of a place with its fraction, from the west. Source: OSM wiki, "Slippy map tilenames". */
export function tileX(lng: number, z: number): number {
  return ((lng + 180) / 360) * 2 ** z;
}

/** Row of a place with its fraction, from the north. */
export function tileY(lat: number, z: number): number {
  const radians = (lat * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z;
}

/** Whether a tile has anything of a box. */
export function isTileIn(
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
  [west, south, east, north]: Bounds,
): boolean {
  return (
    x + 1 > tileX(west, z) && x <= tileX(east, z) && y + 1 > tileY(north, z) && y <= tileY(south, z)
  );
}
