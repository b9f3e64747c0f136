/** A tile that was fetched in order to estimate the size of an area. */
export interface KnownTile {
  /** The PMTiles id of the tile. */
  readonly id: number;
  /** The tile as stored in the archive; null when the server does not have it. */
  readonly packed: Uint8Array | null;
}

/** The size of an area, estimated by fetching some of its tiles. */
export interface AreaEstimate {
  /** The size of the whole archive, in bytes. */
  readonly bytes: number;
  /** The number of tiles of all zooms. */
  readonly tiles: number;
  /** The time that fetching the other tiles takes, at the latency and bandwidth of the fetched ones. */
  readonly seconds: number;
  /** The fetched tiles: saving the area does not fetch them again. */
  readonly known: readonly KnownTile[];
}
