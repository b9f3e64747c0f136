/** The layer of a tile that holds bridges and locks. */
export const FAIRWAY_OBJECT_TILE_LAYER = "objects";

/** The layer of a tile that holds buoys, beacons and lights. */
export const FAIRWAY_MARK_TILE_LAYER = "marks";

/** From afar nothing of it is drawn. */
export const FAIRWAY_MIN_ZOOM = 11;

/** Deeper than this MapLibre enlarges the tile: its grid is 0.3 m fine there. */
export const FAIRWAY_MAX_ZOOM = 14;
