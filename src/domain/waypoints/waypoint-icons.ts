/**
 * The icons of waypoints for hikers, cyclists, sailors and scouts, in the order of the menu. The drawings are
 * from maki and temaki (`/icons/map-icons.svg`, element with the same id). A waypoint without an icon is
 * drawn as a plain mark.
 */
export const WAYPOINT_ICONS = [
  "star",
  "heart",
  "flag",
  "start",
  "finish",
  "checkpoint",
  "junction",
  "campsite",
  "campfire",
  "cabin",
  "shelter",
  "home",
  "lodging",
  "drinking-water",
  "toilet",
  "shower",
  "picnic-site",
  "bench",
  "viewpoint",
  "photo",
  "information",
  "danger",
  "first-aid",
  "restaurant",
  "cafe",
  "shop",
  "pedestrian",
  "bicycle",
  "bicycle-repair",
  "horse",
  "car",
  "parking",
  "bus",
  "rail",
  "boat",
  "canoe",
  "harbor",
  "mooring",
  "slipway",
  "ferry",
  "lock",
  "dam",
  "bridge",
  "buoy",
  "lighthouse",
  "swimming",
  "forest",
  "tree",
  "mountain",
  "gate",
  "pitch",
  "church",
  "tower",
  "windmill",
  "geocache",
] as const;

/** The id of an icon, as stored in `Waypoint.icon`. */
export type WaypointIcon = (typeof WAYPOINT_ICONS)[number];

/** Returns the icon with this id; null for an unknown id, which is drawn as a plain mark. */
export function waypointIconFor(id: string | undefined): WaypointIcon | null {
  return WAYPOINT_ICONS.find((icon) => icon === id) ?? null;
}
