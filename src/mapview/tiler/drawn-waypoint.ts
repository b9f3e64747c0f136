import { plainName } from "#domain/text/plain-text.ts";
import { isHexColor } from "#domain/waypoints/hex-color.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { waypointIconFor } from "#domain/waypoints/waypoint-icons.ts";

/** The fields of a waypoint that the map shows. */
export interface DrawnWaypoint {
  readonly id: string;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  /** One of `WAYPOINT_ICONS`; by default a plain mark. */
  readonly icon?: string;
  /** The colour, `#rrggbb`; by default the map chooses. */
  readonly color?: string;
}

/**
 * Returns the drawn fields of a waypoint: its name on one line without direction marks, and only an icon and colour
 * that can be drawn.
 */
export function drawnWaypoint({ id, name, lng, lat, icon, color }: Waypoint): DrawnWaypoint {
  const known = waypointIconFor(icon);
  return {
    id,
    name: plainName(name),
    lng,
    lat,
    ...(known && { icon: known }),
    ...(isHexColor(color) && { color }),
  };
}
