import { eachChild } from "#domain/exchange/xml/each-child.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import { eachPlace, spacedPlace } from "./kml-coordinates.ts";
import type { KmlFeature, KmlPlace } from "./kml-feature.ts";

const GEOMETRIES = new Set([
  "Point",
  "LineString",
  "LinearRing",
  "Polygon",
  "MultiGeometry",
  "Track",
  "MultiTrack",
  "Model",
]);
const CONTAINERS = new Set(["MultiGeometry", "MultiTrack", "outerBoundaryIs", "innerBoundaryIs"]);

/** Reads the element at the scanner if it is a geometry; a visitor for `eachChild`. */
export function readGeometry(scanner: XmlScanner, feature: KmlFeature): void {
  const { name } = scanner;
  feature.hasGeometry ||= GEOMETRIES.has(name);
  if (name === "Point") readPoint(scanner, feature);
  else if (name === "LineString" || name === "LinearRing") readLine(scanner, feature);
  else if (name === "Track") readTrack(scanner, feature);
  else if (CONTAINERS.has(name)) eachChild(scanner, readGeometry, feature);
  else if (name === "Polygon") {
    feature.areaCount++;
    eachChild(scanner, readGeometry, feature);
  }
}

function readPoint(scanner: XmlScanner, { places, document }: KmlFeature): void {
  const read: KmlPlace[] = [];
  eachChild(scanner, readCoordinates, read);
  // With decimal commas ("5,2 52,1") one place looks like two: then none of the numbers can be trusted.
  const [place] = read.length === 1 ? read : [];
  const { lat, lng, altitudeMeters } = place ?? { lat: Number.NaN, lng: Number.NaN };
  if (!document.collector.isPlace(lat, lng)) return;
  places.push({ lng, lat, altitudeMeters: altitudeMeters ?? Number.NaN });
}

function readLine(scanner: XmlScanner, feature: KmlFeature): void {
  const { line } = feature;
  feature.hasLine = true;
  const { collector } = feature.document;
  line.beginSegment();
  eachChild(scanner, readLineCoordinates, (lng, lat, altitudeMeters) => {
    if (collector.isPlace(lat, lng)) line.push(lng, lat, altitudeMeters, Number.NaN);
  });
}

function readLineCoordinates(scanner: XmlScanner, take: Parameters<typeof eachPlace>[1]): void {
  if (scanner.name === "coordinates") eachPlace(scanner.readBytes(), take);
}

function readCoordinates(scanner: XmlScanner, places: KmlPlace[]): void {
  if (scanner.name !== "coordinates") return;
  eachPlace(scanner.readBytes(), (lng, lat, altitudeMeters) => {
    places.push({ lng, lat, altitudeMeters });
  });
}

/** The times and places of a `gx:Track`; the n-th time belongs to the n-th place. */
interface TimedPlaces {
  readonly feature: KmlFeature;
  readonly timesMs: number[];
  readonly places: KmlPlace[];
}

function readTrack(scanner: XmlScanner, feature: KmlFeature): void {
  const timed: TimedPlaces = { feature, timesMs: [], places: [] };
  eachChild(scanner, readTimedPart, timed);
  const { collector } = feature.document;
  const { timesMs, places } = timed;
  if (timesMs.length > 0 && timesMs.length !== places.length) collector.note("times-do-not-match");
  feature.hasLine = true;
  feature.line.beginSegment();
  for (const [index, { lng, lat, altitudeMeters }] of places.entries()) {
    if (!collector.isPlace(lat, lng)) continue;
    feature.line.push(lng, lat, altitudeMeters, timesMs[index] ?? Number.NaN);
  }
}

function readTimedPart(scanner: XmlScanner, { feature, timesMs, places }: TimedPlaces): void {
  if (scanner.name === "when") timesMs.push(feature.document.collector.time(scanner.readTime()));
  else if (scanner.name === "coord") {
    spacedPlace(scanner.readBytes(), (lng, lat, altitudeMeters) => {
      places.push({ lng, lat, altitudeMeters });
    });
  }
}
