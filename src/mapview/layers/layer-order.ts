/**
 * The places for style layers, the lowest first. MapLibre places the names and badges of higher layers first, so a
 * higher one hides a lower one and is never hidden by it.
 */
export const LAYER_ORDER = [
  /** Land, water, roads, buildings, borders. */
  "ground",
  "network-lines",
  /** Names and icons of the base. */
  "names",
  /** Pictures have their own names, so names of the base only show where a picture fails. */
  "pictures",
  "network-pictures",
  "network-lines-over-pictures",
  /** The net of tiles on the device: over all of the map, under everything that the user put there. */
  "coverage",
  /** Over pictures and networks, because the grid must be visible everywhere. */
  "rd-grid",
  "plan-lines",
  /** Narrower than the line of a plan, and over it, so that who walks a plan sees both. */
  "tracks",
  "plan-offers",
  "plan-arrows",
  "accuracy",
  /** Numbers of networks and plans on land while bridges come first, such as on the water: tapped last too. */
  "land-nodes",
  /** Bridges, locks, buoys and lights: over the line of a plan, which leads past them. */
  "nautical",
  "waypoints",
  /** High, and so placed early: no waypoint hides a number, and no name but those of villages from afar. */
  "network-nodes",
  /** The names of villages, at zooms at which the numbers of a network would leave no room for them. */
  "village-names",
  /** Highest: the numbers of a plan hide other numbers beside them. */
  "plan-nodes",
  /** Invisible and placed first: keeps the areas of the position dot and of bridges and locks free. */
  "own-room",
] as const;

/** One of the places of `LAYER_ORDER`. */
export type LayerPlace = (typeof LAYER_ORDER)[number];
