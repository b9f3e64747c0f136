import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { OWN_CREATOR } from "#domain/exchange/own-creator.ts";
import { eachChild } from "#domain/exchange/xml/each-child.ts";
import { tidyName } from "#domain/exchange/xml/tidy-text.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import { readExtension } from "./gpx-extensions.ts";
import {
  clearFields,
  type GpxFields,
  type GpxOrigin,
  lineOf,
  noFields,
  readField,
  waypointOf,
} from "./gpx-fields.ts";
import { readTrack } from "./gpx-track.ts";

/** Returns whether a GPX file may start with this element. */
export function isGpxRoot(name: string): boolean {
  return name === "gpx";
}

/**
 * Reads the rest of a GPX file with the scanner at its first element. Versions 1.0 and 1.1 differ
 * only in the place of links and extensions, so both are read alike. Elements are recognized by
 * their local names: files with a wrong namespace, or without one, are common.
 */
export function readGpx(scanner: XmlScanner, collector: ImportCollector): void {
  const { prefix } = scanner;
  const origin = { collector, prefix };
  collector.isOwnFile = scanner.attribute("creator") === OWN_CREATOR;
  eachChild(scanner, readPart, { ...origin, point: noFields(origin) });
}

interface GpxFile extends GpxOrigin {
  /** The waypoint or route point that is being read. */
  readonly point: GpxFields;
}

function readPart(scanner: XmlScanner, file: GpxFile): void {
  if (scanner.name === "wpt") {
    const waypoint = readPoint(scanner, file.point);
    if (waypoint) file.collector.addWaypoint(waypoint);
  } else if (scanner.name === "trk") readTrack(scanner, file);
  else if (scanner.name === "rte") readRoute(scanner, file);
  else if (scanner.name === "metadata") eachChild(scanner, readDocumentName, file);
  // GPX 1.0 has no element for metadata.
  else readDocumentName(scanner, file);
}

function readDocumentName(scanner: XmlScanner, { collector, prefix }: GpxFile): void {
  if (scanner.name !== "name" || scanner.prefix !== prefix) return;
  collector.nameDocument(tidyName(scanner.readText()).trim());
}

interface GpxRoute {
  readonly file: GpxFile;
  readonly fields: GpxFields;
  readonly points: ExchangeWaypoint[];
  /** The points of the line after the route point that is being read. */
  shape: ExchangeWaypoint[];
}

function readRoute(scanner: XmlScanner, file: GpxFile): void {
  const route: GpxRoute = { file, fields: noFields(file), points: [], shape: [] };
  eachChild(scanner, readRoutePart, route);
  file.collector.routes.push({ ...lineOf(route.fields), points: route.points });
}

function readRoutePart(scanner: XmlScanner, route: GpxRoute): void {
  if (scanner.name !== "rtept") {
    readField(scanner, route.fields);
    return;
  }
  const { points, file } = route;
  const place = placeOf(scanner, file.collector);
  if (!place) return;
  // Garmin repeats a route point as the last point of the line to it, and as the first of the line from it.
  const before = route.shape.at(-1);
  if (before !== undefined && before === points.at(-1) && isSamePlace(before, place)) points.pop();
  clearFields(file.point);
  route.shape = [];
  eachChild(scanner, readRoutePointPart, route);
  points.push(waypointOf(file.point, place.lat, place.lng));
  for (const point of route.shape) if (!isSamePlace(points.at(-1), point)) points.push(point);
}

/** Reads a field of a route point, or the line that a device calculated from it to the next one. */
function readRoutePointPart(scanner: XmlScanner, route: GpxRoute): void {
  if (scanner.name === "RoutePointExtension") eachChild(scanner, readShapePoint, route);
  else if (scanner.name === "extensions") eachChild(scanner, readRoutePointExtension, route);
  else readField(scanner, route.file.point);
}

function readRoutePointExtension(scanner: XmlScanner, route: GpxRoute): void {
  if (scanner.name === "RoutePointExtension") eachChild(scanner, readShapePoint, route);
  else readExtension(scanner, route.file.point.extensions);
}

function readShapePoint(scanner: XmlScanner, { file, shape }: GpxRoute): void {
  const place = scanner.name === "rpt" ? placeOf(scanner, file.collector) : null;
  if (place) shape.push({ name: "", ...place });
}

function isSamePlace(one: LatLng | undefined, other: LatLng): boolean {
  return one?.lat === other.lat && one.lng === other.lng;
}

/** Reads a waypoint; null when its coordinates are invalid. */
function readPoint(scanner: XmlScanner, fields: GpxFields): ExchangeWaypoint | null {
  const place = placeOf(scanner, fields.collector);
  if (!place) return null;
  clearFields(fields);
  eachChild(scanner, readField, fields);
  return waypointOf(fields, place.lat, place.lng);
}

function placeOf(scanner: XmlScanner, collector: ImportCollector): LatLng | null {
  const lat = scanner.numberAttribute("lat");
  const lng = scanner.numberAttribute("lon");
  return collector.isPlace(lat, lng) ? { lat, lng } : null;
}
