import { latOf, lngOf } from "#domain/tiles/tile-grid.ts";
import type { LngLat } from "./area-shape.ts";
import { AREA_MAX_ZOOM, type TileRuns } from "./tile-runs.ts";

/** A corner of the grid: column and row. */
type Corner = readonly [x: number, y: number];

/** Returns the closed lines around the tiles of an area, those around holes too; corners only, the first not repeated. */
export function outlineOfRuns(runs: TileRuns): readonly (readonly LngLat[])[] {
  const open = edgesOf(runs);
  const rings: LngLat[][] = [];
  for (const [key, ends] of open) {
    while (ends.length > 0) rings.push(cornersOf(ringFrom(open, key)).map(placeOf));
  }
  return rings;
}

/** The sides of tiles beyond which there is no tile, by where they begin; the tile lies on their right. */
function edgesOf(runs: TileRuns): ReadonlyMap<string, Corner[]> {
  const tiles = new Set<string>();
  for (const { row, west, east } of runs)
    for (let x = west; x <= east; x++) tiles.add(`${x} ${row}`);
  const edges = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner) => {
    const key = from.join(" ");
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const tile of tiles) {
    const [x = 0, y = 0] = tile.split(" ").map(Number);
    if (!tiles.has(`${x} ${y - 1}`)) add([x, y], [x + 1, y]);
    if (!tiles.has(`${x + 1} ${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!tiles.has(`${x} ${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!tiles.has(`${x - 1} ${y}`)) add([x, y + 1], [x, y]);
  }
  return edges;
}

/** Follows edges until they come back, and takes them away. */
function ringFrom(edges: ReadonlyMap<string, Corner[]>, start: string): readonly Corner[] {
  const ring: Corner[] = [];
  let key = start;
  for (let next = edges.get(key)?.pop(); next; next = edges.get(key)?.pop()) {
    ring.push(next);
    key = next.join(" ");
    if (key === start) break;
  }
  return ring;
}

/** Leaves out the points at which a ring goes straight on. */
function cornersOf(ring: readonly Corner[]): readonly Corner[] {
  return ring.filter(([x, y], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [x, y];
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [x, y];
    return !(fromX === x && x === toX) && !(fromY === y && y === toY);
  });
}

function placeOf([x, y]: Corner): LngLat {
  return [lngOf(x, AREA_MAX_ZOOM), latOf(y, AREA_MAX_ZOOM)];
}
