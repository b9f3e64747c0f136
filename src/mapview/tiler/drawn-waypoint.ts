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
  /** One of `WAYPOINT_ICONS`; without it a plain mark. */
  readonly icon?: string;
  /** `#rrggbb`; without it the map chooses. */
  readonly color?: string;
}

/**
 * What the map shows of a waypoint: its name on one line, without what would turn its letters round,
 * and no icon or colour that cannot be drawn.
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
