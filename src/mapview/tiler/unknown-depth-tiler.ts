import { tileContours } from "#domain/fairway/contour-tile.ts";
import { knownDepths } from "#domain/fairway/known-depth.ts";
import { keepNewest } from "#mapview/sources/keep-newest.ts";
import type { ContourTile, UnknownDepthInput } from "./tiler-calls.ts";
import { unknownDepthTile } from "./unknown-depth-tile.ts";

/** The number of tiles whose contours are remembered: a screen of them with their neighbours. */
const MAX_REMEMBERED = 64;

/** Returns who cuts the waters of a tile whose depth is not known, as uncompressed MVT; no bytes without any. */
export function unknownDepthTiler(): (input: UnknownDepthInput) => ArrayBuffer {
  // Each tile is a neighbour of eight others, and reading it takes most of the time.
  const read = new Map<string, readonly Float64Array[]>();
  const contoursOf = ({ key, tile, bytes }: ContourTile): readonly Float64Array[] => {
    const lines = read.get(key) ?? tileContours(bytes, tile).map(({ line }) => line);
    keepNewest(read, key, lines, MAX_REMEMBERED);
    return lines;
  };
  return ({ tile, base, contours }) =>
    unknownDepthTile(base, tile, knownDepths(contours.flatMap(contoursOf)));
}
