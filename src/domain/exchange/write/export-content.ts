import type {
  ExchangeRoute,
  ExchangeTrack,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import { exchangedTrack } from "#domain/exchange/exchange-track.ts";
import type { Track } from "#domain/tracks/track.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";

/** What goes into one exported file: the very shapes that reading a file gives. */
export interface ExportContent {
  /** The title within the file; empty for none. */
  readonly name: string;
  readonly waypoints: readonly ExchangeWaypoint[];
  readonly tracks: readonly ExchangeTrack[];
  readonly routes: readonly ExchangeRoute[];
}

/** A track or route by itself in a file. */
export function contentOfTrack(track: Track): ExportContent {
  const exchanged = exchangedTrack(track);
  const nothing = { name: track.name, waypoints: [], tracks: [], routes: [] };
  return exchanged.kind === "track"
    ? { ...nothing, tracks: [exchanged.track] }
    : { ...nothing, routes: [exchanged.route] };
}

/** A stored waypoint as files carry it. Its photos stay behind: no format here has a place for them. */
export function exchangedWaypoint(waypoint: Waypoint): ExchangeWaypoint {
  const { name, lat, lng, id, note, altitudeMeters, icon, color, source } = waypoint;
  const { folder, kind } = waypoint;
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
    ...(kind !== undefined && { kind }),
    ...(source !== undefined && { source }),
    ...(waypoint.createdAtMs !== undefined && { timeMs: waypoint.createdAtMs }),
    ...(waypoint.changedAtMs !== undefined && { changedAtMs: waypoint.changedAtMs }),
  };
}
