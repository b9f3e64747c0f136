/**
 * The icons a waypoint can have, for hikers, cyclists, sailors and scouts, in the order in which
 * they are offered. The drawings are maki's and temaki's (`/icons/map-icons.svg`, element of the
 * same id). A waypoint without an icon is drawn as a plain mark.
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

/** The id of an icon, as it is kept in `Waypoint.icon`. */
export type WaypointIcon = (typeof WAYPOINT_ICONS)[number];

/** The icon with this id; null for an id that this version does not know, which is drawn plain. */
export function waypointIconFor(id: string | undefined): WaypointIcon | null {
  return WAYPOINT_ICONS.find((icon) => icon === id) ?? null;
}
