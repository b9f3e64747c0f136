/**
 * The places that a layer may take in the style, the lowest first. MapLibre places the names and
 * badges of higher layers first: what is higher hides what is lower, and is hidden by none of it.
 */
export const LAYER_ORDER = [
  /** Land, water, ways, buildings, borders. */
  "ground",
  "network-lines",
  /** Names and icons of the base. */
  "names",
  /** Pictures carry names of their own: those of the base are seen only where a picture fails. */
  "pictures",
  "network-pictures",
  "network-lines-over-pictures",
  /** Over pictures and networks: who measures by it must see it everywhere. */
  "rd-grid",
  "tracks",
  "plan-lines",
  "accuracy",
  "waypoints",
  /** High, and so placed early: neither a name nor a waypoint hides a number. */
  "network-nodes",
  /** Highest: the numbers of a plan hide those beside it. */
  "plan-nodes",
  /** Seen by nobody, and placed before all: what would lie under the dot of the own position stands beside it. */
  "own-room",
] as const;

/** One of the places of `LAYER_ORDER`. */
export type LayerPlace = (typeof LAYER_ORDER)[number];
