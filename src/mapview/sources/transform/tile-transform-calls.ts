import type { Mosaic } from "#mapview/sources/mosaic/mosaic-tile.ts";
import type { Procedure } from "#rpc/procedure.ts";
import type { TilePart } from "./merge-tiles.ts";

/** Work on whole tiles that would hold up the map: done in a worker. All bytes are uncompressed MVT. */
export interface TileCalls {
  /** A tile of the Protomaps schema, to be made into an OpenMapTiles one. */
  readonly convert: Procedure<ArrayBuffer, ArrayBuffer>;
  /** The same tile of several packs' networks, to be made into one. */
  readonly merge: Procedure<readonly TilePart[], ArrayBuffer>;
  /** A tile of which several hold a part each, to be made into one. */
  readonly mosaic: Procedure<Mosaic, ArrayBuffer>;
}
