/** The layer of a tile that holds the waypoints. */
export const WAYPOINT_TILE_LAYER = "waypoints";

/** Deeper than this MapLibre enlarges the tile: its grid is 0.2 m fine there. */
export const WAYPOINT_MAX_ZOOM = 14;
