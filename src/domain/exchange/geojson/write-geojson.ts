import type {
  ExchangeLine,
  ExchangeRoute,
  ExchangeTrack,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { isoTime } from "#domain/exchange/iso-time.ts";
import { OWN_CREATOR } from "#domain/exchange/own-creator.ts";
import { segmentPieces, type TrackPoint, trackSegments } from "#domain/exchange/track-points.ts";

/**
 * Yields a GeoJSON file (RFC 7946: WGS 84, longitude first) in pieces. Names, colours and symbols
 * follow simplestyle, times follow toGeoJSON (`coordTimes`); docs/formats/export.md lists the
 * fields.
 */
export function* geoJsonPieces(content: ExportContent): Generator<string> {
  const title = content.name ? `"name":${JSON.stringify(content.name)},` : "";
  yield `{"type":"FeatureCollection","generator":"${OWN_CREATOR}",${title}"features":[`;
  let separator = "\n";
  for (const feature of features(content)) {
    yield separator;
    yield* feature;
    separator = ",\n";
  }
  yield "\n]}\n";
}

function* features(content: ExportContent): Generator<Iterable<string>> {
  for (const waypoint of content.waypoints) yield [pointFeature(waypoint)];
  for (const route of content.routes) yield [routeFeature(route)];
  for (const track of content.tracks) yield trackPieces(track);
}

function pointFeature(waypoint: ExchangeWaypoint): string {
  return JSON.stringify({
    type: "Feature",
    geometry: { type: "Point", coordinates: coordinates(waypoint) },
    properties: waypointProperties(waypoint),
  });
}

/** Returns the properties of a point; undefined ones are not written. */
function waypointProperties(waypoint: ExchangeWaypoint): Record<string, unknown> {
  return {
    name: waypoint.name,
    description: waypoint.note,
    "marker-color": waypoint.color,
    "marker-symbol": waypoint.icon,
    sym: waypoint.symbol,
    folder: waypoint.folder,
    kind: waypoint.kind,
    time: timeOf(waypoint.timeMs),
    changed: timeOf(waypoint.changedAtMs),
    source: waypoint.source,
    "sm:id": waypoint.id,
    links: linksOf(waypoint),
  };
}

function lineProperties(line: ExchangeLine): Record<string, unknown> {
  return {
    name: line.name,
    description: line.note,
    stroke: line.color,
    folder: line.folder,
    links: linksOf(line),
  };
}

/** Returns links in the shape that toGeoJSON gives to those of a GPX file. */
function linksOf({ links }: Pick<ExchangeLine, "links">): readonly unknown[] | undefined {
  return links?.map(({ url, text }) => ({ href: url, ...(text !== undefined && { text }) }));
}

function routeFeature(route: ExchangeRoute): string {
  const line = route.points.map(coordinates);
  return JSON.stringify({
    type: "Feature",
    geometry: route.isArea
      ? { type: "Polygon", coordinates: [line] }
      : { type: "LineString", coordinates: line },
    properties: {
      ...lineProperties(route),
      // toGeoJSON's property for the type of a line in GPX.
      _gpxType: "rte",
      routePoints: route.points.map(waypointProperties),
    },
  });
}

function* trackPieces(track: ExchangeTrack): Generator<string> {
  const segments = trackSegments(track);
  const properties = JSON.stringify({ ...lineProperties(track), _gpxType: "trk" });
  yield `{"type":"Feature","properties":${properties.slice(0, -1)}`;
  if (track.timesMs) {
    yield `,"coordinateProperties":{"times":`;
    yield* nested(track, ({ timeMs }) => JSON.stringify(timeOf(timeMs) ?? null));
    yield "}";
  }
  const type = segments.length === 1 ? "LineString" : "MultiLineString";
  yield `},"geometry":{"type":"${track.isArea ? "Polygon" : type}","coordinates":${track.isArea ? "[" : ""}`;
  yield* nested(track, (point) => JSON.stringify(coordinates(point)));
  yield track.isArea ? "]}}" : "}}";
}

/** Yields the list of points of a single segment, or a list of such lists. */
function* nested(track: ExchangeTrack, textOf: (point: TrackPoint) => string): Generator<string> {
  const segments = trackSegments(track);
  const isMulti = segments.length !== 1;
  if (isMulti) yield "[";
  for (const [index, segment] of segments.entries()) {
    yield index > 0 ? ",[" : "[";
    yield* segmentPieces(track, segment, (point, at) =>
      at === segment.start ? textOf(point) : `,${textOf(point)}`,
    );
    yield "]";
  }
  if (isMulti) yield "]";
}

function coordinates(point: Omit<TrackPoint, "timeMs"> | ExchangeWaypoint): readonly number[] {
  const { lng, lat, altitudeMeters } = point;
  return altitudeMeters === undefined ? [lng, lat] : [lng, lat, altitudeMeters];
}

function timeOf(timeMs: number | undefined): string | undefined {
  return timeMs === undefined ? undefined : (isoTime(timeMs) ?? undefined);
}
