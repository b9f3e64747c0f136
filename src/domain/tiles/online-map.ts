import { isDataDate } from "#domain/text/data-date.ts";

/** The TileJSON of the online map: free vector tiles of the whole world by openfreemap.org. */
export const ONLINE_MAP_URL = "https://tiles.openfreemap.org/planet";

/** The attribution to show with tiles of the online map, as plain text. */
export const ONLINE_MAP_ATTRIBUTION = "OpenFreeMap © OpenMapTiles © OpenStreetMap contributors";

/** The current address of the tiles of an online map. */
export interface TileServer {
  /** An address with the placeholders `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  readonly maxZoom: number;
}

/** The first byte of a vector tile: protobuf field 3 ("layers"), with a length. */
const FIRST_TILE_BYTE = 0x1a;

/** The highest zoom of OpenMapTiles, for a TileJSON without one. */
const USUAL_MAX_ZOOM = 14;

/**
 * Reads the address of the tiles from a TileJSON. Throws Error if it has none, or one on another host than
 * the TileJSON itself, because a file must not make the app fetch from anywhere.
 */
export function tileServerOf(tileJson: unknown, tileJsonUrl: string): TileServer {
  const { tiles, maxzoom } = tileJson as Readonly<Record<string, unknown>>;
  const template = Array.isArray(tiles) ? String(tiles[0]) : "";
  const [its, own] = [new URL(template), new URL(tileJsonUrl)];
  if (its.host !== own.host || its.protocol !== own.protocol) throw new Error("a foreign host");
  return { template, maxZoom: typeof maxzoom === "number" ? maxzoom : USUAL_MAX_ZOOM };
}

/** Returns whether uncompressed bytes may be a vector tile, and not, for instance, a login page. */
export function isVectorTile(bytes: Uint8Array): boolean {
  return bytes[0] === FIRST_TILE_BYTE;
}

/**
 * Tells whether unpacked bytes are a vector tile to its end: layers of protobuf, one after another. Returns false
 * for a part of a tile, unless it was cut exactly between two layers.
 */
export function isWholeVectorTile(bytes: Uint8Array): boolean {
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] !== FIRST_TILE_BYTE) return false;
    at += 1;
    let [length, shift] = [0, 0];
    for (;;) {
      const byte = bytes[at];
      if (byte === undefined || shift > 28) return false;
      at += 1;
      length += (byte & 0x7f) * 2 ** shift;
      shift += 7;
      if (byte < 0x80) break;
    }
    at += length;
  }
  return at === bytes.length && at > 0;
}

/**
 * Returns the date of the data, "2025-12-03", if the addresses contain their edition as those of OpenFreeMap
 * do (`/planet/20251203_001001_pt/{z}/{x}/{y}.pbf`); otherwise null.
 */
export function editionDate({ template }: TileServer): string | null {
  const [, year, month, day] = /\/(20\d\d)([01]\d)([0-3]\d)_/.exec(template) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDataDate(date) ? date : null;
}
