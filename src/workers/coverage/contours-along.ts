import { CONTOUR_ZOOM, type Contour, tileContours } from "#domain/fairway/depth/contour-tile.ts";
import { knownDepths, unknownDepthOf } from "#domain/fairway/depth/known-depth.ts";
import { crossingsMeters } from "#domain/fairway/depth/shallow.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { archiveReader } from "#storage/packs/archive-reader.ts";
import type { ContoursAlong, ContoursQuestion } from "./coverage-calls.ts";

/** Much shorter than a tile, which is 3 km wide in the Netherlands. */
const STEP_METERS = 200;

/** Crossings this near to each other are one: a unit of a tile is 2.4 m. */
const SAME_METERS = 6;

/** The distance on either side of the line within which contours are read, in tiles; wider than the reach within which a contour makes the depth known. */
const MARGIN_TILES = 0.3;

/** Finds where a line crosses contours in the packs with depths, and how much of it has no known depth. */
export async function contoursAlong({
  line,
  deepestMeters,
  packs,
}: ContoursQuestion): Promise<ContoursAlong> {
  const archives = packs.flatMap(({ id, depths }) =>
    depths ? [archiveReader(depths, `depths of ${id}`).archive] : [],
  );
  const contours: Contour[] = [];
  let isPartial = false;
  for (const [x, y] of archives.length > 0 ? tilesAlong(line) : []) {
    for (const archive of archives) {
      try {
        const found = await archive.getZxy(CONTOUR_ZOOM, x, y);
        if (found) contours.push(...tileContours(found.data, { z: CONTOUR_ZOOM, x, y }));
      } catch (failure) {
        isPartial = true;
        console.warn("A tile with depths cannot be read:", failure);
      }
    }
  }
  const shallow = contours.filter(
    ({ depthMeters }) => deepestMeters !== null && depthMeters <= deepestMeters,
  );
  const crossings = crossingsMeters(
    line,
    shallow.map((one) => one.line),
  );
  // The rim of a tile has the contours of its neighbours once more.
  const each = crossings.filter(
    (meters, index) => meters - (crossings[index - 1] ?? Number.NEGATIVE_INFINITY) > SAME_METERS,
  );
  const isKnown = knownDepths(contours.map((one) => one.line));
  const hasPack = archives.length > 0;
  return { hasPack, isPartial, crossingsMeters: each, ...unknownDepthOf(line, isKnown) };
}

/** Returns the column and row of each tile that a line runs through or near. */
function tilesAlong(line: Float64Array): readonly (readonly [x: number, y: number])[] {
  const tiles = new Map<string, readonly [number, number]>();
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [fromLng = 0, fromLat = 0, toLng = 0, toLat = 0] = line.subarray(at, at + 4);
    const from = { lng: fromLng, lat: fromLat };
    const steps = Math.ceil(distanceMeters(from, { lng: toLng, lat: toLat }) / STEP_METERS);
    for (let step = 0; step <= Math.max(1, steps); step++) {
      const part = step / Math.max(1, steps);
      const column = tileColumn(fromLng + part * (toLng - fromLng), CONTOUR_ZOOM);
      const row = tileRow(fromLat + part * (toLat - fromLat), CONTOUR_ZOOM);
      for (const [right, down] of BESIDE) {
        const [x, y] = [Math.floor(column + right), Math.floor(row + down)];
        tiles.set(`${x} ${y}`, [x, y]);
      }
    }
  }
  return [...tiles.values()];
}

const BESIDE = [-MARGIN_TILES, MARGIN_TILES].flatMap((right) =>
  [-MARGIN_TILES, MARGIN_TILES].map((down) => [right, down] as const),
);
