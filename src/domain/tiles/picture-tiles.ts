import type { TileAddress } from "./tile-grid.ts";
import { TILE_SOURCES, type TileSource } from "./tile-sources.ts";

/** The zooms at which the pictures of a tile source are saved. */
export interface PictureZooms {
  readonly min: number;
  readonly max: number;
}

/**
 * The tile sources whose pictures may be saved, by number: those of the Kadaster at PDOK, which are open
 * data. The zooms are those that walkers use; each further zoom takes four times as many pictures.
 */
const SAVED_ZOOMS: Readonly<Record<number, PictureZooms>> = {
  1: { min: 12, max: 16 },
  2: { min: 12, max: 16 },
  4: { min: 13, max: 16 },
};

/** Half the side of the Web Mercator square, metres. */
const HALF_SIDE_METERS = 20_037_508.342789244;

/** Returns the zooms at which the pictures of a tile source may be saved; null if they may not be. */
export function savedZooms(tileSource: number): PictureZooms | null {
  return SAVED_ZOOMS[tileSource] ?? null;
}

/**
 * Returns the lowest zoom of the map at which saved pictures of a tile source are drawn. A map of tiles of 512 pixels
 * draws tiles of 256 pixels from one zoom higher.
 */
export function savedMapZoom(tileSource: number): number {
  return (savedZooms(tileSource)?.min ?? 1) - 1;
}

/**
 * Tells whether the owner of a tile source forbids or discourages downloading pictures ahead. Sources:
 * operations.osmfoundation.org/policies/tiles, opentopomap.org/about, openstreetmap.fr (tile usage of
 * CyclOSM).
 */
export function forbidsSaving(tileSource: number): boolean {
  return [5, 6, 7].includes(tileSource);
}

/** The tile sources whose pictures may be saved. */
export const SAVED_TILE_SOURCES: readonly TileSource[] = TILE_SOURCES.filter(
  ({ number }) => savedZooms(number) !== null,
);

/** Returns the URL of a picture. */
export function pictureUrl({ urlTemplates }: Pick<TileSource, "urlTemplates">, tile: TileAddress) {
  const { z, x, y } = tile;
  return (urlTemplates[0] ?? "")
    .replace("{z}", String(z))
    .replace("{x}", String(x))
    .replace("{y}", String(y))
    .replace("{bbox-epsg-3857}", bboxOf(tile).join(","));
}

/** Returns the tile source and the tile of a URL; null if pictures of its source may not be saved. */
export function pictureOf(
  url: string,
): { readonly tileSource: number; readonly tile: TileAddress } | null {
  for (const source of SAVED_TILE_SOURCES) {
    const tile = tileIn(source.urlTemplates[0] ?? "", url);
    if (tile) return { tileSource: source.number, tile };
  }
  return null;
}

function tileIn(template: string, url: string): TileAddress | null {
  const [start = "", ...rest] = template.split(/\{[^}]*\}/);
  if (!url.startsWith(start) || !url.endsWith(rest.at(-1) ?? "")) return null;
  const numbers = (url.slice(start.length).match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? []).map(
    Number,
  );
  if (template.includes("{bbox-epsg-3857}")) return tileOfBbox(numbers);
  const [z, x, y] = numbers;
  return z === undefined || x === undefined || y === undefined ? null : { z, x, y };
}

/** West, south, east, north in metres of Web Mercator (EPSG:3857), in the order of WMS 1.3.0. */
function bboxOf({ z, x, y }: TileAddress): readonly number[] {
  const side = (2 * HALF_SIDE_METERS) / 2 ** z;
  const [west, north] = [x * side - HALF_SIDE_METERS, HALF_SIDE_METERS - y * side];
  return [west, north - side, west + side, north];
}

function tileOfBbox([west, , east, north]: readonly number[]): TileAddress | null {
  if (west === undefined || east === undefined || north === undefined) return null;
  const side = east - west;
  const z = Math.round(Math.log2((2 * HALF_SIDE_METERS) / side));
  const x = Math.round((west + HALF_SIDE_METERS) / side);
  const y = Math.round((HALF_SIDE_METERS - north) / side);
  return { z, x, y };
}
