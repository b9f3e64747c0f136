import { addProtocol } from "maplibre-gl";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";

const PROTOCOL = "scouting-map";

/** The sets of vector tiles that the style draws: the base, the node networks, the user's tracks and waypoints, fairways and depths. */
export type TileSet =
  | "vector"
  | "networks"
  | "tracks"
  | "waypoints"
  | "fairways"
  | "depths"
  | "depth-areas";

/**
 * Resolves to uncompressed MVT bytes. Rejects with `status: 404` if no source has the tile. The edition is that of
 * the URL in the request.
 */
export type TileAnswer = (
  tile: TileAddress,
  signal: AbortSignal,
  edition: number,
) => Promise<ArrayBuffer>;

const answers = new Map<string, TileAnswer>();

/**
 * Returns the URL under which the style requests a tile of a set, with `{z}`, `{x}` and `{y}`. MapLibre caches by
 * URL: another edition makes it forget.
 */
export function tilesAddress(tileSet: TileSet, edition = 0): string {
  return `${PROTOCOL}://${tileSet}/{z}/{x}/{y}?${edition}`;
}

/** Serves this set of tiles to every map of this page. */
export function serveTiles(tileSet: TileSet, answer: TileAnswer): void {
  answers.set(tileSet, answer);
  addProtocol(PROTOCOL, async ({ url }, { signal }) => {
    const { hostname, pathname, edition } = partsOf(url);
    const [z = 0, x = 0, y = 0] = pathname.split("/").map(Number);
    const found = answers.get(hostname);
    if (!found) throw new Error(`Nobody answers ${url}`);
    return { data: await found({ z, x, y }, signal, Number(edition)) };
  });
}

/** An edition of no URL, for a request of another tile set. */
const NO_EDITION = -1;

/** Resolves to a tile of a set as MapLibre would get it. Rejects as the set does, and if nobody serves it. */
export async function tileOfSet(
  tileSet: TileSet,
  tile: TileAddress,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const answer = answers.get(tileSet);
  if (!answer) throw new Error(`Nobody serves ${tileSet}.`);
  return answer(tile, signal, NO_EDITION);
}

function partsOf(url: string) {
  const [, hostname = "", pathname = "", edition = ""] =
    /:\/\/([^/]+)\/([^?]+)\??(.*)/.exec(url) ?? [];
  return { hostname, pathname, edition };
}
