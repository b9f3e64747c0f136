/** The tile layer of the waypoints. */
export const WAYPOINT_TILE_LAYER = "waypoints";

/** The highest zoom; beyond it MapLibre enlarges the tile, whose grid is 0.2 m there. */
export const WAYPOINT_MAX_ZOOM = 14;
