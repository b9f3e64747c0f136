/** A run of consecutive tiles with the same bytes. Offsets count from the first byte of the tiles. */
export interface DirectoryEntry {
  readonly tileId: number;
  readonly offset: number;
  readonly length: number;
  /** The number of tiles with ascending ids; 0 marks a leaf directory. */
  readonly runLength: number;
}

/** The types of tile. Source: PMTiles specification 3, "Tile Type". */
export const PMTILES_TILE_TYPES = { mvt: 1, png: 2, jpeg: 3, webp: 4 } as const;

/** The size of the header, before the root directory. */
export const PMTILES_HEADER_BYTES = 127;

/** The bytes that a reader fetches first; header and root directory must fit into them. */
export const PMTILES_FIRST_BYTES = 16_384;

/**
 * Returns the id of a tile: all of zoom 0, then all of zoom 1, and so on, in the order of a Hilbert curve
 * within a zoom, so that neighbours on the map are close together. Source: PMTiles specification 3. Throws
 * RangeError for a tile that does not exist; ids are exact up to zoom 26.
 */
export function pmtilesTileId(z: number, x: number, y: number): number {
  const side = 2 ** z;
  if (z > 26 || x < 0 || y < 0 || x >= side || y >= side) {
    throw new RangeError(`There is no tile ${z}/${x}/${y}.`);
  }
  let id = (4 ** z - 1) / 3;
  let [tx, ty] = [x, y];
  for (let half = side / 2; half >= 1; half /= 2) {
    const rx = (tx & half) > 0 ? 1 : 0;
    const ry = (ty & half) > 0 ? 1 : 0;
    // A multiplication instead of a shift: beyond zoom 15 the product needs more than 32 bits.
    id += half * half * ((3 * rx) ^ ry);
    if (ry === 0) {
      if (rx === 1) [tx, ty] = [half - 1 - tx, half - 1 - ty];
      [tx, ty] = [ty, tx];
    }
  }
  return id;
}
