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
  /** The photos of the waypoints, in their order; absent without any. Only a format with pictures carries them. */
  readonly photos?: readonly ExportPhoto[];
  /** The line to follow on a watch or a bike computer. Absent for content without a line. */
  readonly course?: Course;
}

/** A photo of an exported waypoint. */
export interface ExportPhoto {
  readonly waypointId: string;
  readonly photoId: string;
  /** A JPEG; absent until the export read it. */
  readonly jpeg?: Uint8Array<ArrayBuffer>;
}

/** Returns the content of a file with these waypoints and their photos. */
export function contentOfWaypoints(name: string, waypoints: readonly Waypoint[]): ExportContent {
  const photos = waypoints.flatMap(({ id, photoIds = [] }) =>
    photoIds.map((photoId) => ({ waypointId: id, photoId })),
  );
  return {
    name,
    waypoints: waypoints.map(exchangedWaypoint),
    tracks: [],
    routes: [],
    ...(photos.length > 0 && { photos }),
  };
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

/** Turns a stored waypoint into the form that files carry, without its photos. */
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
