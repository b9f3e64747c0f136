/** The layer of a tile that holds the waters without a known depth. */
export const UNKNOWN_DEPTH_TILE_LAYER = "unknown";
