/** The layer of a tile that holds the waters without a known depth. */
export const UNKNOWN_DEPTH_TILE_LAYER = "unknown";

/** The layer of a tile that holds the waters that are shallow for the boat. */
export const SHALLOW_TILE_LAYER = "shallow";
