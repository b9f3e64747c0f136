import type {
  ExchangeRoute,
  ExchangeTrack,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";

/** What goes into one exported file: the very shapes that reading a file gives. */
export interface ExportContent {
  /** The title within the file; empty for none. */
  readonly name: string;
  readonly waypoints: readonly ExchangeWaypoint[];
  readonly tracks: readonly ExchangeTrack[];
  readonly routes: readonly ExchangeRoute[];
}

/** A stored waypoint as files carry it. Its photos stay behind: no format here has a place for them. */
export function exchangedWaypoint(waypoint: Waypoint): ExchangeWaypoint {
  const { name, lat, lng, id, note, altitudeMeters, icon, color, folder, source } = waypoint;
  return {
    name,
    lat,
    lng,
    id,
    ...(note !== undefined && { note }),
    ...(altitudeMeters !== undefined && { altitudeMeters }),
    ...(icon !== undefined && { icon }),
    ...(color !== undefined && { color }),
    ...(folder !== undefined && { folder }),
    ...(source !== undefined && { source }),
    ...(waypoint.createdAtMs !== undefined && { timeMs: waypoint.createdAtMs }),
    ...(waypoint.changedAtMs !== undefined && { changedAtMs: waypoint.changedAtMs }),
  };
}
