/** A tile that was fetched for an estimate. */
export interface KnownTile {
  /** Its number in PMTiles. */
  readonly id: number;
  /** Its bytes as they are stored; null for one that the server does not have. */
  readonly packed: Uint8Array | null;
}

/** How large an area will be, measured by fetching some of its tiles. */
export interface AreaEstimate {
  /** The bytes of the whole archive. */
  readonly bytes: number;
  /** The tiles of all zooms. */
  readonly tiles: number;
  /** How long fetching the others takes, at the pace of those that were fetched. */
  readonly seconds: number;
  /** The tiles that were fetched: saving the area does not fetch them again. */
  readonly known: readonly KnownTile[];
}
