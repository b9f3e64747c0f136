import { CONTOUR_ZOOM, type Contour, tileContours } from "#domain/fairway/depth/contour-tile.ts";
import { knownDepths } from "#domain/fairway/depth/known-depth.ts";
import type { CellContour } from "#domain/fairway/depth/shallow-cells.ts";
import { type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { keepNewest } from "#mapview/sources/keep-newest.ts";
import { depthAreasTile } from "./depth-areas-tile.ts";
import { EXTENT } from "./tile-waters.ts";
import type { ContourTile, DepthAreasInput } from "./tiler-calls.ts";

/** The number of tiles whose contours are remembered: a screen of them with their neighbours. */
const MAX_REMEMBERED = 64;

/** Returns who cuts the waters of a tile whose depth is not known or too little, as uncompressed MVT; no bytes without any. */
export function depthAreasTiler(): (input: DepthAreasInput) => ArrayBuffer {
  // Each tile is a neighbour of eight others, and reading it takes most of the time.
  const read = new Map<string, readonly Contour[]>();
  const contoursOf = ({ key, tile, bytes }: ContourTile): readonly Contour[] => {
    const contours = read.get(key) ?? tileContours(bytes, tile);
    keepNewest(read, key, contours, MAX_REMEMBERED);
    return contours;
  };
  return ({ tile, base, contours, safeMeters }) => {
    const found = contours.map((one) => ({ tile: one.tile, contours: contoursOf(one) }));
    const own = found.filter((one) => isOwn(one.tile, tile)).flatMap((one) => one.contours);
    return depthAreasTile(base, tile, {
      isKnown: knownDepths(found.flatMap((one) => one.contours.map(({ line }) => line))),
      contours: own.map((contour) => inUnits(contour, tile)),
      safeMeters,
    });
  };
}

/** Tells whether a tile of contours is this tile, or the one that it is a part of. */
function isOwn({ z, x, y }: TileAddress, tile: TileAddress): boolean {
  const beyond = Math.max(0, tile.z - CONTOUR_ZOOM);
  return z === tile.z - beyond && x === tile.x >> beyond && y === tile.y >> beyond;
}

function inUnits({ depthMeters, line }: Contour, { z, x, y }: TileAddress): CellContour {
  const units = line.map((degrees, at) =>
    at % 2 === 0 ? (tileColumn(degrees, z) - x) * EXTENT : (tileRow(degrees, z) - y) * EXTENT,
  );
  return { depthMeters, line: units };
}
