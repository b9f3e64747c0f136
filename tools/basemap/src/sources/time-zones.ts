import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { decode } from "geobuf";
import Pbf from "geobuf-pbf";
import type { Feature, FeatureCollection, Position } from "geojson";
import { mapshaperGeometries } from "../geometry/mapshaper.ts";
import type { Bounds } from "../geometry/mercator.ts";

/** A node of geo-tz's quadtree: quarters by letter, zone numbers, or a place in the data file. */
type QuadNode = number[] | { pos: number; len: number } | { [quarter in Quarter]?: QuadNode };
type Quarter = "a" | "b" | "c" | "d";

interface ZoneIndex {
  readonly timezones: string[];
  readonly lookup: { [quarter in Quarter]?: QuadNode };
}

interface ZoneFiles {
  readonly index: ZoneIndex;
  readonly data: Buffer;
}

// geo-tz stops just short of the poles and the date line; its cells follow from this square.
const WORLD: Bounds = [-179.9999, -89.9999, 179.9999, 89.9999];

/**
 * The lines where two time zones of OpenStreetMap meet within the bounds: in Europe the borders of
 * countries. geo-tz stores each zone cut along a quadtree; dissolving the pieces of a zone takes
 * those cuts away, and only lines with a zone on both sides are kept.
 */
export async function readZoneBorders(bounds: Bounds): Promise<Position[][]> {
  const files = openZoneFiles();
  const pieces: Feature[] = [];
  collectPieces(files, files.index.lookup, WORLD, bounds, pieces);
  const collection: FeatureCollection = { type: "FeatureCollection", features: pieces };
  // The pieces are stored to six decimals; the snapping closes the last digit's disagreements.
  const geometries = await mapshaperGeometries(
    "-i zones.json snap snap-interval=0.000003 -dissolve2 tzid gap-fill-area=0.1km2 -innerlines",
    { "zones.json": collection },
  );
  return geometries.flatMap((geometry) => {
    if (geometry.type === "LineString") return [geometry.coordinates];
    return geometry.type === "MultiLineString" ? geometry.coordinates : [];
  });
}

function openZoneFiles(): ZoneFiles {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve("geo-tz/all")), "..", "data");
  const read = (name: string) => readFileSync(join(folder, name));
  return {
    index: JSON.parse(read("timezones.geojson.index.json").toString("utf8")),
    data: read("timezones.geojson.geo.dat"),
  };
}

function collectPieces(
  files: ZoneFiles,
  node: QuadNode,
  cell: Bounds,
  wanted: Bounds,
  pieces: Feature[],
): void {
  if (!overlaps(cell, wanted)) return;
  if (Array.isArray(node)) {
    for (const zone of node) pieces.push(wholeCell(cell, files.index.timezones[zone] ?? ""));
    return;
  }
  if ("pos" in node) {
    const stored = files.data.subarray(node.pos, node.pos + node.len);
    const features = (decode(new Pbf(stored)) as FeatureCollection).features;
    pieces.push(...features);
    return;
  }
  for (const [quarter, quarterCell] of quarters(cell)) {
    const child = node[quarter];
    if (child) collectPieces(files, child, quarterCell, wanted, pieces);
  }
}

function quarters([west, south, east, north]: Bounds): [Quarter, Bounds][] {
  const middleLng = (west + east) / 2;
  const middleLat = (south + north) / 2;
  return [
    ["a", [middleLng, middleLat, east, north]],
    ["b", [west, middleLat, middleLng, north]],
    ["c", [west, south, middleLng, middleLat]],
    ["d", [middleLng, south, east, middleLat]],
  ];
}

function wholeCell([west, south, east, north]: Bounds, tzid: string): Feature {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Feature", properties: { tzid }, geometry: { type: "Polygon", coordinates: [ring] } };
}

function overlaps(first: Bounds, second: Bounds): boolean {
  return (
    first[0] < second[2] && first[2] > second[0] && first[1] < second[3] && first[3] > second[1]
  );
}
