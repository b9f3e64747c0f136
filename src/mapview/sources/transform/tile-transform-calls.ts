import type { Mosaic } from "#mapview/sources/mosaic/mosaic-tile.ts";
import type { Procedure } from "#rpc/procedure.ts";
import type { TilePart } from "./merge-tiles.ts";

/** Work on whole tiles that would block the map, done in a worker. All bytes are uncompressed MVT. */
export interface TileCalls {
  /** Converts a tile of the Protomaps schema to OpenMapTiles. */
  readonly convert: Procedure<ArrayBuffer, ArrayBuffer>;
  /** Merges the same tile of several packs' networks. */
  readonly merge: Procedure<readonly TilePart[], ArrayBuffer>;
  /** Combines the parts of a tile. */
  readonly mosaic: Procedure<Mosaic, ArrayBuffer>;
}
