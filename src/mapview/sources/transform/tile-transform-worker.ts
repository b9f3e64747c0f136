import { mosaicTile } from "#mapview/sources/mosaic/mosaic-tile.ts";
import { convertProtomapsTile } from "#mapview/sources/protomaps/convert-tile.ts";
import { serveCalls, Transferred } from "#rpc/serve-calls.ts";
import { mergeTiles } from "./merge-tiles.ts";
import type { TileCalls } from "./tile-transform-calls.ts";

serveCalls<TileCalls>({
  convert: (bytes) => moved(convertProtomapsTile(bytes)),
  merge: (tiles) => moved(mergeTiles(tiles)),
  mosaic: (mosaic) => moved(mosaicTile(mosaic)),
});

function moved(tile: ArrayBuffer): Transferred<ArrayBuffer> {
  return new Transferred(tile, [tile]);
}
