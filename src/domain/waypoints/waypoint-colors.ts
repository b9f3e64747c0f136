/**
 * The colours of waypoints in their stored form (`#rrggbb`). Each is distinct from the land, water and roads
 * of the map, and has a contrast of 4.5 with a white icon.
 */
export const WAYPOINT_COLORS = {
  green: "#1c5a3b",
  blue: "#1d4ed8",
  purple: "#6d28d9",
  pink: "#b0176f",
  red: "#b42318",
  orange: "#b04a00",
  brown: "#6b4423",
  black: "#26302b",
} as const;

/** The name of one of these colours. */
export type WaypointColor = keyof typeof WAYPOINT_COLORS;
