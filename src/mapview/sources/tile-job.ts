/** Work on whole tiles that would hold up the map: done in a worker. All bytes are uncompressed MVT. */
export type TileJob =
  /** A tile of the Protomaps schema, to be made into an OpenMapTiles one. */
  | { readonly job: "convert"; readonly bytes: ArrayBuffer }
  /** The same tile of several packs' networks, to be made into one. */
  | { readonly job: "merge"; readonly tiles: readonly ArrayBuffer[] };
