import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { eachChild } from "#domain/exchange/xml/each-child.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import {
  clearFields,
  type GpxFields,
  type GpxOrigin,
  lineOf,
  noFields,
  readField,
  waypointOf,
} from "./gpx-fields.ts";
import { GPX_CREATOR } from "./gpx-names.ts";
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
  const origin = { collector, prefix, isOwnFile: scanner.attribute("creator") === GPX_CREATOR };
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
}

interface GpxRoute {
  readonly file: GpxFile;
  readonly fields: GpxFields;
  readonly points: ExchangeWaypoint[];
}

function readRoute(scanner: XmlScanner, file: GpxFile): void {
  const route: GpxRoute = { file, fields: noFields(file), points: [] };
  eachChild(scanner, readRoutePart, route);
  file.collector.routes.push({ ...lineOf(route.fields), points: route.points });
}

function readRoutePart(scanner: XmlScanner, { file, fields, points }: GpxRoute): void {
  if (scanner.name === "rtept") {
    const point = readPoint(scanner, file.point);
    if (point) points.push(point);
  } else readField(scanner, fields);
}

/** Reads a point; null when its coordinates are invalid. */
function readPoint(scanner: XmlScanner, fields: GpxFields): ExchangeWaypoint | null {
  const lat = scanner.numberAttribute("lat");
  const lng = scanner.numberAttribute("lon");
  if (!fields.collector.isPlace(lat, lng)) return null;
  clearFields(fields);
  eachChild(scanner, readField, fields);
  return waypointOf(fields, lat, lng);
}
