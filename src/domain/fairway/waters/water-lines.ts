import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { latOf, lngOf, type TileAddress } from "#domain/tiles/tile-grid.ts";

/** A part of a named water. */
export interface WaterLine {
  readonly name: string;
  /** lng, lat, lng, lat … in WGS 84 degrees. */
  readonly line: Float64Array;
}

const LINE = 2;

/**
 * Returns the named waters in an uncompressed MVT tile of the OpenMapTiles schema, clipped to the tile, because the
 * neighbouring tile continues them. Throws for bytes that are not a tile.
 */
export function waterLines(bytes: ArrayBuffer, tile: TileAddress): readonly WaterLine[] {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const layer = layers["waterway"];
  const found: WaterLine[] = [];
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index);
    const name = String(feature?.properties["name"] ?? "");
    if (!feature || feature.type !== LINE || name === "") continue;
    for (const part of feature.loadGeometry()) {
      for (const piece of cutAtEdge(part, feature.extent)) {
        const line = Float64Array.from(
          piece.flatMap(({ x, y }) => [
            lngOf(tile.x + x / feature.extent, tile.z),
            latOf(tile.y + y / feature.extent, tile.z),
          ]),
        );
        found.push({ name, line });
      }
    }
  }
  return found;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the pieces of a line within a square from 0 to `extent`. */
function cutAtEdge(line: readonly Point[], extent: number): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  for (let index = 1; index < line.length; index++) {
    const step = stepWithin(line[index - 1] as Point, line[index] as Point, extent);
    if (!step) continue;
    const last = pieces.at(-1)?.at(-1);
    if (last && last.x === step[0].x && last.y === step[0].y) pieces.at(-1)?.push(step[1]);
    else pieces.push([...step]);
  }
  return pieces;
}

/** Returns the part of a segment within the square, or null; Liang–Barsky clipping. */
function stepWithin(from: Point, to: Point, extent: number): readonly [Point, Point] | null {
  let [enter, leave] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  for (const [change, room] of [
    [-dx, from.x],
    [dx, extent - from.x],
    [-dy, from.y],
    [dy, extent - from.y],
  ] as const) {
    if (change === 0 && room < 0) return null;
    if (change < 0) enter = Math.max(enter, room / change);
    if (change > 0) leave = Math.min(leave, room / change);
  }
  if (enter >= leave) return null;
  const at = (part: number): Point => ({ x: from.x + part * dx, y: from.y + part * dy });
  return [enter === 0 ? from : at(enter), leave === 1 ? to : at(leave)];
}
