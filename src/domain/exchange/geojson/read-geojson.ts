import { areaOf } from "#domain/exchange/area-of-line.ts";
import type { ExchangeRoute } from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { OWN_CREATOR } from "#domain/exchange/own-creator.ts";
import { PointBuffer } from "#domain/exchange/point-buffer.ts";
import { isAtZero } from "#domain/exchange/points-at-zero.ts";
import { trackAsRoute } from "#domain/exchange/track-as-route.ts";
import { crsOf, inDegrees } from "./crs.ts";
import { addressOf, lineOf, waypointOf } from "./geojson-fields.ts";
import { addSegment, type Position, positionOf, timesOf } from "./geojson-lines.ts";
import { type JsonObject, listOf, objectOf } from "./json-fields.ts";
import { parseJson } from "./parse-json.ts";
import { placeInFields } from "./place-in-fields.ts";

const LINES = new Set<unknown>(["LineString", "MultiLineString", "Polygon", "MultiPolygon"]);
const GEOMETRIES = new Set<unknown>([...LINES, "Point", "MultiPoint", "GeometryCollection"]);

/** A feature, or a bare geometry, while it is being read. */
interface Reading {
  readonly collector: ImportCollector;
  readonly properties: JsonObject;
  readonly points: PointBuffer;
  hasLine: boolean;
  /** The number of areas, as each part of a `MultiPolygon`. */
  areaCount: number;
}

const BRACE = 0x7b;
const BRACKET = 0x5b;

/** Returns whether a GeoJSON text may start with this byte. */
export function isGeoJsonStart(byte: number): boolean {
  return byte === BRACE || byte === BRACKET;
}

/**
 * Reads GeoJSON (RFC 7946) in UTF-8: points become waypoints, lines and areas become tracks, and
 * lines marked as routes become routes. Throws `ImportError`.
 */
export function readGeoJson(bytes: Uint8Array, collector: ImportCollector): "geojson" {
  const { value, isTruncated } = parseJson(bytes);
  const written = objectOf(value);
  const root = written && crsOf(written) === "rd" ? objectOf(inDegrees(written)) : written;
  const type = root?.["type"];
  if (type === "Topology") throw new ImportError("topojson");
  collector.isOwnFile = root?.["generator"] === OWN_CREATOR;
  if (root && type === "FeatureCollection") {
    const { name } = root;
    if (typeof name === "string") collector.nameDocument(name.trim());
    for (const feature of listOf(root["features"])) readFeature(objectOf(feature) ?? {}, collector);
  } else if (root && type === "Feature") readFeature(root, collector);
  else if (root && GEOMETRIES.has(type)) {
    readAlone(newReading({}, collector), root);
  } else throw new ImportError("unknown-kind");
  collector.isTruncated = isTruncated;
  return "geojson";
}

function readFeature(feature: JsonObject, collector: ImportCollector): void {
  // Newline-delimited files may have bare geometries between the features.
  const geometry = objectOf(feature["type"] === "Feature" ? feature["geometry"] : feature);
  const properties = objectOf(feature["properties"]) ?? {};
  if (geometry) readAlone(newReading(properties, collector), geometry);
  else readPlaceless(properties, collector);
}

function newReading(properties: JsonObject, collector: ImportCollector): Reading {
  return { collector, properties, points: new PointBuffer(), hasLine: false, areaCount: 0 };
}

/** Reads a feature without a geometry, whose fields may still name its place; counts it as left out if they do not. */
function readPlaceless(properties: JsonObject, collector: ImportCollector): void {
  const { place } = placeInFields(properties);
  if (place) addPlace({ ...place, altitudeMeters: Number.NaN }, properties, collector);
  else collector.leftOut[addressOf(properties) ? "addressesOnly" : "featuresWithoutPlace"]++;
}

function readAlone(reading: Reading, geometry: JsonObject): void {
  const { collector, properties, points } = reading;
  readGeometry(geometry, reading);
  if (!reading.hasLine) return;
  const path = points.finish();
  const track = {
    ...lineOf(properties, "stroke", collector),
    ...areaOf(reading.areaCount, path, collector),
    ...path,
  };
  if (properties["_gpxType"] !== "rte") collector.tracks.push(track);
  else
    collector.routes.push(
      withPointFields(trackAsRoute(track), properties["routePoints"], collector),
    );
}

/** Adds the fields of a route's points, which files of this app keep apart from the coordinates. */
function withPointFields(
  route: ExchangeRoute,
  fields: unknown,
  collector: ImportCollector,
): ExchangeRoute {
  const list = listOf(fields);
  if (list.length !== route.points.length) return route;
  const points = route.points.map(({ lng, lat, altitudeMeters }, index) => {
    const properties = objectOf(list[index]) ?? {};
    const position = { lng, lat, altitudeMeters: altitudeMeters ?? Number.NaN };
    return waypointOf(position, properties, collector);
  });
  return { ...route, points };
}

function readGeometry(geometry: JsonObject, reading: Reading): void {
  const { type, coordinates } = geometry;
  if (LINES.has(type)) addLine(type, coordinates, reading);
  else if (type === "Point") addPoint(coordinates, reading);
  else if (type === "MultiPoint") {
    for (const position of listOf(coordinates)) addPoint(position, reading);
  } else if (type === "GeometryCollection") {
    for (const part of listOf(geometry["geometries"])) readGeometry(objectOf(part) ?? {}, reading);
  }
}

function addLine(type: unknown, coordinates: unknown, reading: Reading): void {
  const { collector, properties, points } = reading;
  const written = timesOf(properties);
  const times = type === "LineString" ? [written] : listOf(written);
  reading.hasLine = true;
  if (type === "Polygon") reading.areaCount++;
  if (type === "MultiPolygon") reading.areaCount += listOf(coordinates).length;
  for (const [index, segment] of segmentsOf(type, coordinates).entries()) {
    addSegment(points, segment, times[index], collector);
  }
}

/** Returns the lists of positions that a line or an area consists of; empty for anything else. */
function segmentsOf(type: unknown, coordinates: unknown): readonly unknown[] {
  if (type === "LineString") return [coordinates];
  if (type === "MultiLineString" || type === "Polygon") return listOf(coordinates);
  return type === "MultiPolygon" ? listOf(coordinates).flatMap(listOf) : [];
}

function addPoint(coordinates: unknown, { collector, properties }: Reading): void {
  const position = positionOf(coordinates);
  if (!isAtZero(position) || collector.isOwnFile) {
    addPlace(position, properties, collector);
    return;
  }
  const { place, isOfService } = placeInFields(properties);
  if (place || !isOfService) addPlace({ ...position, ...place }, properties, collector);
  else collector.leftOut[addressOf(properties) ? "addressesOnly" : "pointsAtZero"]++;
}

function addPlace(position: Position, properties: JsonObject, collector: ImportCollector): void {
  if (!collector.isPlace(position.lat, position.lng)) return;
  collector.addWaypoint(waypointOf(position, properties, collector));
}
