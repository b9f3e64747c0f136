/** The source that holds bridges, locks, buoys and lights. */
export const FAIRWAY_SOURCE = "fairways";

/** The source that holds the depth contours. */
export const DEPTH_SOURCE = "depths";

/** The source that holds the waters whose depth is not known or too little, and the layers that hatch and shade them. */
export const DEPTH_AREA_SOURCE = "depth-areas";
export const UNKNOWN_DEPTH_LAYER = "depth-unknown";
export const SHALLOW_AREA_LAYER = "depth-shallow-area";

/** The layers of bridges and locks, and of their clearances, whose features can be tapped. */
export const FAIRWAY_OBJECT_LAYER = "fairway-object";
export const FAIRWAY_CLEARANCE_LAYER = "fairway-clearance";

/** The invisible layer that keeps numbers off bridges and locks. */
export const FAIRWAY_ROOM_LAYER = "fairway-room";

/** The layer of the sectors of lights. */
export const FAIRWAY_SECTOR_LAYER = "fairway-sector";

/** The layer of notices to skippers, whose features can be tapped. */
export const NOTICE_LAYER = "notice";

/** The layer of buoys, beacons and lights, whose features can be tapped. */
export const FAIRWAY_MARK_LAYER = "fairway-mark";
