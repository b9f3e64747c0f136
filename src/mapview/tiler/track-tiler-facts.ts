/** The layer of a tile that holds the lines. */
export const TRACK_TILE_LAYER = "tracks";

/** Deeper than this MapLibre enlarges the tile: what was left out is 0.4 m, less than any fix is worth. */
export const TRACK_MAX_ZOOM = 16;
