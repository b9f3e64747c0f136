import type { ImportedWaypoint } from "#domain/exchange/imported.ts";
import type { Tally } from "#domain/exchange/tally.ts";
import { eachChild } from "#domain/exchange/xml/each-child.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import { type GpxFields, lineOf, noFields, readField, waypointOf } from "./gpx-fields.ts";
import { readTrack } from "./gpx-track.ts";

/**
 * Reads the rest of a GPX file of which the scanner is at the first element. Version 1.0 and 1.1
 * differ where links and extensions are, and are told apart by nothing else. Elements are known by
 * their local names: files with a wrong namespace, or none, are common.
 */
export function readGpx(scanner: XmlScanner, tally: Tally): void {
  eachChild(scanner, readPart, { tally, prefix: scanner.prefix });
}

type GpxFile = Pick<GpxFields, "tally" | "prefix">;

function readPart(scanner: XmlScanner, { tally, prefix }: GpxFile): void {
  if (scanner.name === "wpt") addPoint(scanner, noFields(tally, prefix), tally.waypoints);
  else if (scanner.name === "trk") readTrack(scanner, tally, prefix);
  else if (scanner.name === "rte") readRoute(scanner, tally, prefix);
}

function readRoute(scanner: XmlScanner, tally: Tally, prefix: string): void {
  const route = { fields: noFields(tally, prefix), points: [] as ImportedWaypoint[] };
  eachChild(scanner, readRoutePart, route);
  tally.routes.push({ ...lineOf(route.fields), points: route.points });
}

function readRoutePart(
  scanner: XmlScanner,
  { fields, points }: { readonly fields: GpxFields; readonly points: ImportedWaypoint[] },
): void {
  if (scanner.name !== "rtept") readField(scanner, fields);
  else addPoint(scanner, noFields(fields.tally, fields.prefix), points);
}

function addPoint(scanner: XmlScanner, fields: GpxFields, points: ImportedWaypoint[]): void {
  const lat = scanner.numberAttribute("lat");
  const lng = scanner.numberAttribute("lon");
  if (!fields.tally.isPlace(lat, lng)) return;
  eachChild(scanner, readField, fields);
  points.push(waypointOf(fields, lat, lng));
}
