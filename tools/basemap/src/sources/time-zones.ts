import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { decode } from "geobuf";
import Pbf from "geobuf-pbf";
import type { Feature, FeatureCollection, Position } from "geojson";
import { mapshaperGeometries } from "../geometry/mapshaper.ts";
import type { Bounds } from "../geometry/mercator.ts";

/** A node of the quadtree of geo-tz: quarters by letter, zone numbers, or a place in the data file. */
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

// The square of geo-tz ends just before the poles and the date line; its cells derive from it.
const WORLD: Bounds = [-179.9999, -89.9999, 179.9999, 89.9999];

/** Borders between countries; where two claim the same area, the lines of both are disputed. */
export interface ZoneBorders {
  readonly agreed: Position[][];
  readonly disputed: Position[][];
}

/**
 * Resolves to the lines where two time zones of OpenStreetMap meet within the bounds: in Europe these are country
 * borders. geo-tz stores each zone cut along a quadtree; dissolving the pieces removes those cuts, and only lines
 * with a zone on both sides are kept.
 */
export async function readZoneBorders(bounds: Bounds): Promise<ZoneBorders> {
  const files = openZoneFiles();
  const pieces: Feature[] = [];
  collectPieces(files, files.index.lookup, WORLD, bounds, pieces);
  // Zones overlap where two countries claim the same water (the Eems-Dollard). One reading gives it to the first zone
  // by name and the other to the last, so they differ only there.
  pieces.sort((first, second) => (zoneOf(first) < zoneOf(second) ? -1 : 1));
  const firstReading = await dissolveToBorders(pieces, "min-id");
  const secondReading = await dissolveToBorders(pieces, "max-id");
  const firstOnly = splitByPresence(firstReading, segmentKeys(secondReading));
  const secondOnly = splitByPresence(secondReading, segmentKeys(firstReading));
  return { agreed: firstOnly.present, disputed: [...firstOnly.absent, ...secondOnly.absent] };
}

async function dissolveToBorders(pieces: Feature[], overlapRule: string): Promise<Position[][]> {
  const collection: FeatureCollection = { type: "FeatureCollection", features: pieces };
  // The pieces are stored to six decimals; snapping removes differences in the last digit.
  const geometries = await mapshaperGeometries(
    "-i zones.json snap snap-interval=0.000003 " +
      `-clean overlap-rule=${overlapRule} gap-fill-area=0.1km2 -dissolve2 tzid -innerlines`,
    { "zones.json": collection },
  );
  return geometries.flatMap((geometry) => {
    if (geometry.type === "LineString") return [geometry.coordinates];
    return geometry.type === "MultiLineString" ? geometry.coordinates : [];
  });
}

function zoneOf(piece: Feature): string {
  return String(piece.properties?.["tzid"]);
}

function segmentKeys(lines: Position[][]): Set<string> {
  return new Set(
    lines.flatMap((line) => line.slice(1).map((end, index) => segmentKey(line[index] ?? end, end))),
  );
}

function segmentKey(start: Position, end: Position): string {
  return [start.join(), end.join()].sort().join(" ");
}

/** Splits lines into runs of known and of unknown segments. */
function splitByPresence(lines: Position[][], known: ReadonlySet<string>) {
  const runs = { present: [] as Position[][], absent: [] as Position[][] };
  for (const line of lines) {
    let lastKind: "present" | "absent" | undefined;
    line.slice(1).forEach((end, index) => {
      const start = line[index] ?? end;
      const kind = known.has(segmentKey(start, end)) ? "present" : "absent";
      if (kind === lastKind) runs[kind].at(-1)?.push(end);
      else runs[kind].push([start, end]);
      lastKind = kind;
    });
  }
  return runs;
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
  return {
    type: "Feature",
    properties: { tzid },
    geometry: { type: "Polygon", coordinates: [ring] },
  };
}

function overlaps(first: Bounds, second: Bounds): boolean {
  return (
    first[0] < second[2] && first[2] > second[0] && first[1] < second[3] && first[3] > second[1]
  );
}
