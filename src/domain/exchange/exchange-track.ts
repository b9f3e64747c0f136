import { NOT_MEASURED } from "#domain/tracks/drawn-points.ts";
import { knownValues } from "#domain/tracks/known-values.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import type { PointDetails, Track, TrackPoints } from "#domain/tracks/track.ts";
import type {
  ExchangeLine,
  ExchangeRoute,
  ExchangeTrack,
  ExchangeWaypoint,
} from "./exchange-file.ts";
import { present } from "./present.ts";

/** A track or route as files carry it. */
export type ExchangeTrackOrRoute =
  | { readonly kind: "track"; readonly track: ExchangeTrack }
  | { readonly kind: "route"; readonly route: ExchangeRoute };

/** The fields of an imported track that its file does not contain. */
export type ImportedFacts = Pick<Track, "id" | "contentHash" | "addedAtMs">;

/** Turns a line of a file into a track of the user. The arrays are shared, not copied. */
export function importedTrack(line: ExchangeTrackOrRoute, facts: ImportedFacts): Track {
  const { name, ...given } = line.kind === "track" ? line.track : line.route;
  const { note, color, folder, source, links, isArea } = given;
  const points = line.kind === "track" ? pointsOfTrack(line.track) : pointsOfRoute(line.route);
  return {
    ...facts,
    kind: line.kind,
    origin: "imported",
    name,
    ...present({ note, color, folder, source, links, isArea }),
    isVisible: true,
    ...pathFacts(points),
    points,
  };
}

/** Turns a track of the user into the form that files carry, without values that its device did not know. The arrays are shared, not copied. */
export function exchangedTrack(track: Track): ExchangeTrackOrRoute {
  const { name, note, color, folder, source, links, isArea } = track;
  const points = knownValues(track.points);
  const line: ExchangeLine = { name, ...present({ note, color, folder, source, links, isArea }) };
  if (track.kind === "route") {
    return { kind: "route", route: { ...line, points: waypointsOf(points) } };
  }
  const { lngs, lats, altitudesMeters, timesMs, segmentStarts } = points;
  return {
    kind: "track",
    track: { ...line, lngs, lats, altitudesMeters, timesMs, segmentStarts },
  };
}

function pointsOfTrack(track: ExchangeTrack): TrackPoints {
  const { lngs, lats, altitudesMeters, timesMs, segmentStarts } = track;
  const gapsBefore = Array.from(segmentStarts, (_, index) => (index === 0 ? null : "file-break"));
  return {
    lngs,
    lats,
    segmentStarts,
    gapsBefore,
    timesMs,
    altitudesMeters,
    ...NOT_MEASURED,
    speedsMps: track.speedsMps ?? null,
    details: null,
  };
}

function pointsOfRoute({ points }: ExchangeRoute): TrackPoints {
  const details = points.map(detailsOf);
  const hasPoints = points.length > 0;
  return {
    lngs: Float64Array.from(points, ({ lng }) => lng),
    lats: Float64Array.from(points, ({ lat }) => lat),
    segmentStarts: Uint32Array.from(hasPoints ? [0] : []),
    gapsBefore: hasPoints ? [null] : [],
    timesMs: columnOf(points, ({ timeMs }) => timeMs),
    altitudesMeters: columnOf(points, ({ altitudeMeters }) => altitudeMeters),
    ...NOT_MEASURED,
    details: details.some((one) => one) ? details : null,
  };
}

function columnOf(
  points: readonly ExchangeWaypoint[],
  numberOf: (point: ExchangeWaypoint) => number | undefined,
): Float64Array | null {
  const column = Float64Array.from(points, (point) => numberOf(point) ?? Number.NaN);
  return column.every(Number.isNaN) ? null : column;
}

function detailsOf(point: ExchangeWaypoint): PointDetails | null {
  const { lng: _lng, lat: _lat, altitudeMeters: _altitude, timeMs: _time, ...given } = point;
  const details = present(given);
  return Object.keys(details).length > 0 ? details : null;
}

function waypointsOf({ lngs, lats, details, ...columns }: TrackPoints): ExchangeWaypoint[] {
  return Array.from(lngs, (lng, index) => ({
    name: "",
    ...details?.[index],
    lng,
    lat: lats[index] ?? Number.NaN,
    ...present({
      altitudeMeters: columns.altitudesMeters?.[index],
      timeMs: columns.timesMs?.[index],
    }),
  }));
}
