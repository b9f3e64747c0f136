import type { Track } from "#domain/tracks/track.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { type Course, courseOfPoints, type TurnWords } from "./course.ts";
import type { ExchangeRoute, ExchangeTrack, ExchangeWaypoint } from "./exchange-file.ts";
import { exchangedTrack } from "./exchange-track.ts";

/** The content of one exported file, in the same types that reading a file gives. */
export interface ExportContent {
  /** The title within the file; may be empty. */
  readonly name: string;
  readonly waypoints: readonly ExchangeWaypoint[];
  readonly tracks: readonly ExchangeTrack[];
  readonly routes: readonly ExchangeRoute[];
  /** The line to follow on a watch or a bike computer. Absent for content without a line. */
  readonly course?: Course;
}

/** Returns the content of a file with one track or route. */
export function contentOfTrack(track: Track, words: TurnWords): ExportContent {
  const exchanged = exchangedTrack(track);
  const course = courseOfPoints(track.name, track.points, words);
  const nothing = {
    name: track.name,
    waypoints: [],
    tracks: [],
    routes: [],
    ...(course && { course }),
  };
  return exchanged.kind === "track"
    ? { ...nothing, tracks: [exchanged.track] }
    : { ...nothing, routes: [exchanged.route] };
}

/**
 * Turns a stored waypoint into the form that files carry. Photos are left out: no format here can
 * hold them.
 */
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
