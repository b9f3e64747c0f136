import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Polygon, Position } from "geojson";
import { type Area, areaFromPolygons } from "../geometry/areas.ts";
import { runMapshaper } from "../geometry/mapshaper.ts";
import type { Bounds } from "../geometry/mercator.ts";

/** The water in GSHHG: the sea, and the lakes (including ponds on islands in lakes). */
export interface Shores {
  readonly sea: Area;
  readonly lakes: Area;
}

// The shores were traced from a raster; smoothing over this distance removes its steps.
const RASTER_STEP_METERS = 120;

const OUTPUT_LIMIT_BYTES = 1_000_000_000;

// GMT stores the shores cut into bins. The frame lies this far inside the requested area, so that every shore line
// crosses it and closes a face with it.
const FRAME_INSET_DEGREES = 0.002;

/**
 * Reads the full-resolution shores within the bounds from Debian's `gmt-gshhg-full` with `gmt`, smoothed to remove
 * the steps of their raster. GMT gives the lines in pieces, so they are joined to faces, and each face is classified
 * by asking GMT about a point inside it.
 */
export async function readShores(bounds: Bounds): Promise<Shores> {
  const { faces, innerPoints } = await shoreFaces(bounds, shoreLines(bounds));
  const sea = new Set(wetPoints(innerPoints, "k/s/s/s/s"));
  const lakes = new Set(wetPoints(innerPoints, "s/s/k/s/k"));
  return {
    sea: areaFromPolygons(faces.filter((_, index) => sea.has(index))),
    lakes: areaFromPolygons(faces.filter((_, index) => lakes.has(index))),
  };
}

/** Reads the rivers and canals of GSHHG (World Data Bank II) within the bounds, as line pieces. */
export function readRiverLines(bounds: Bounds): Position[][] {
  return dumpLines(bounds, ["-Ia"]);
}

function shoreLines(bounds: Bounds): Position[][] {
  return dumpLines(bounds, ["-W1/1", "-W2/1", "-W3/1", "-W4/1"]);
}

function dumpLines(bounds: Bounds, selection: string[]): Position[][] {
  const [west, south, east, north] = bounds;
  const region = `-R${west}/${east}/${south}/${north}`;
  const dump = runGmt(["coast", region, "-Df", ...selection, "-M"]);
  const lines: Position[][] = [];
  for (const row of dump.split("\n")) {
    if (row.startsWith(">")) lines.push([]);
    else if (row && !row.startsWith("#")) lines.at(-1)?.push(row.split("\t").map(Number));
  }
  return lines.filter((line) => line.length > 1);
}

async function shoreFaces(bounds: Bounds, lines: Position[][]) {
  const outputs = await runMapshaper(
    "-i shores.json snap snap-interval=1e-7 -polygons -points inner + name=inner " +
      `-target shores -simplify interval=${RASTER_STEP_METERS} keep-shapes -o target=* format=geojson`,
    { "shores.json": { type: "MultiLineString", coordinates: [...lines, frame(bounds)] } },
  );
  const faces: Polygon[] = JSON.parse(outputs["shores.json"] ?? "").geometries;
  const inner: { coordinates: Position }[] = JSON.parse(outputs["inner.json"] ?? "").geometries;
  if (faces.length !== inner.length) throw new Error("Some shore faces have no inner point");
  return {
    faces: faces.map((face) => face.coordinates),
    innerPoints: inner.map((point) => point.coordinates),
  };
}

function frame([west, south, east, north]: Bounds): Position[] {
  const [left, right] = [west + FRAME_INSET_DEGREES, east - FRAME_INSET_DEGREES];
  const [bottom, top] = [south + FRAME_INSET_DEGREES, north - FRAME_INSET_DEGREES];
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
}

/** Returns the indices of the points that GMT keeps; the mask names ocean/land/lake/island/pond. */
function wetPoints(points: Position[], keepMask: string): number[] {
  const input = points.map(([lng, lat], index) => `${lng}\t${lat}\t${index}`).join("\n");
  const stored = runGmt(["select", "-Df", `-N${keepMask}`], input);
  return stored
    .split("\n")
    .filter((row) => row)
    .map((row) => Number(row.split("\t")[2]));
}

/** Runs GMT in its own folder, because it leaves a history file that the next run would read. */
function runGmt(parameters: string[], input = ""): string {
  const folder = mkdtempSync(join(tmpdir(), "basemap-gmt-"));
  try {
    return execFileSync("gmt", parameters, {
      cwd: folder,
      input,
      maxBuffer: OUTPUT_LIMIT_BYTES,
      encoding: "utf8",
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
