/** The tile layer of the lines. */
export const TRACK_TILE_LAYER = "tracks";

/**
 * The highest zoom; beyond it MapLibre enlarges the tile. The simplification here is 0.4 m, below the precision of
 * any fix.
 */
export const TRACK_MAX_ZOOM = 16;
