/** The source of the tiles of a saved area. */
export type AreaSource =
  /** The vector tiles of the online map. */
  | { readonly kind: "online" }
  /** The pictures of a tile source, by its number. */
  | { readonly kind: "pictures"; readonly tileSource: number }
  /** A PMTiles archive of vector tiles at an address that the user typed. */
  | { readonly kind: "archive"; readonly url: string };
