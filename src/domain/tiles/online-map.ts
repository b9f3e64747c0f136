/** The TileJSON of the online map: vector tiles of the whole world for anyone, openfreemap.org. */
export const ONLINE_MAP_URL = "https://tiles.openfreemap.org/planet";

/** What must be shown while tiles of the online map are, in plain text. */
export const ONLINE_MAP_ATTRIBUTION = "OpenFreeMap © OpenMapTiles © OpenStreetMap contributors";

/** Where the tiles of an online map lie now. */
export interface TileServer {
  /** An address with `{z}`, `{x}` and `{y}` in it. */
  readonly template: string;
  readonly maxZoom: number;
}

/** How a vector tile begins: protobuf field 3 ("layers"), with a length. */
const FIRST_TILE_BYTE = 0x1a;

/** The highest zoom of OpenMapTiles, for a TileJSON that does not say its own. */
const USUAL_MAX_ZOOM = 14;

/**
 * What a TileJSON says of where its tiles lie. Throws Error when that is nowhere, or on another host
 * than the TileJSON itself: nothing is fetched because a file says so.
 */
export function tileServerOf(tileJson: unknown, tileJsonUrl: string): TileServer {
  const { tiles, maxzoom } = tileJson as Readonly<Record<string, unknown>>;
  const template = Array.isArray(tiles) ? String(tiles[0]) : "";
  const [its, own] = [new URL(template), new URL(tileJsonUrl)];
  if (its.host !== own.host || its.protocol !== own.protocol) throw new Error("a foreign host");
  return { template, maxZoom: typeof maxzoom === "number" ? maxzoom : USUAL_MAX_ZOOM };
}

/** Whether unpacked bytes may be a vector tile; a page to log in on is none. */
export function isVectorTile(bytes: Uint8Array): boolean {
  return bytes[0] === FIRST_TILE_BYTE;
}

/**
 * Whether unpacked bytes are a vector tile to its end: layers of protobuf, one after another. Half a tile is none,
 * unless it was cut exactly between two layers.
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
 * The day of the data, "2025-12-03", where the addresses name their edition as OpenFreeMap's do
 * (`/planet/20251203_001001_pt/{z}/{x}/{y}.pbf`); else null.
 */
export function editionDate({ template }: TileServer): string | null {
  const [, year, month, day] = /\/(20\d\d)([01]\d)([0-3]\d)_/.exec(template) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : null;
}
