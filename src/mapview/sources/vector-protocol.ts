import { addProtocol } from "maplibre-gl";
import { resolveTile, type TileAddress, type TileResolver } from "./tile-resolver.ts";

const PROTOCOL = "scouting-map";

/** The address under which the style asks a vector tile, with `{z}`, `{x}` and `{y}`. */
export const VECTOR_TILES = `${PROTOCOL}://vector/{z}/{x}/{y}`;

/** Lets every map of this page draw `VECTOR_TILES` from this chain, first to last. */
export function serveVectorTiles(resolvers: readonly TileResolver[]): void {
  addProtocol(PROTOCOL, async ({ url }, { signal }) => {
    return { data: await resolveTile(resolvers, tileAddress(url), signal) };
  });
}

function tileAddress(url: string): TileAddress {
  const [z = 0, x = 0, y = 0] = url.split("/").slice(-3).map(Number);
  return { z, x, y };
}
