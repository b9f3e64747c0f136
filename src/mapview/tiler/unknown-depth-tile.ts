import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { PbfReader } from "pbf";
import type { IsDepthKnown } from "#domain/fairway/known-depth.ts";
import { latOf, lngOf, type TileAddress } from "#domain/tiles/tile-grid.ts";
import { clipRing, type Point, type Rectangle } from "./clip-ring.ts";
import { UNKNOWN_DEPTH_TILE_LAYER } from "./unknown-depth-facts.ts";

const EXTENT = 4096;
/** How far a tile goes on beyond its edge, in its units, so that no seam shows. */
const BUFFER = 128;

/** The zoom at which a tile has `FEWEST_CELLS` cells a side, some 190 m each; a lower zoom has more, up to `MOST_CELLS`. */
const CELL_ZOOM = 13;
const FEWEST_CELLS = 16;
const MOST_CELLS = 64;

const POLYGON = 3;

/** Waters where no depth is missed. */
const SMALL_CLASSES = ["pond", "swimming_pool"];

/**
 * Returns the waters of a tile whose depth is not known, as uncompressed MVT; no bytes without any. Whether it is known is
 * decided for cells of the tile.
 * @param base an uncompressed tile in the OpenMapTiles schema
 */
export function unknownDepthTile(
  base: ArrayBuffer,
  tile: TileAddress,
  isKnown: IsDepthKnown,
): ArrayBuffer {
  if (base.byteLength === 0) return base;
  const waters = watersOf(base);
  if (waters.length === 0) return new ArrayBuffer(0);
  const areas = unknownAreas(tile, isKnown);
  const features = waters.flatMap((rings) =>
    areas.flatMap((area) => {
      const geometry = rings.map((ring) => clipRing(ring, area)).filter(({ length }) => length > 2);
      return geometry.length > 0 ? [{ type: POLYGON, geometry, tags: {} } as const] : [];
    }),
  );
  if (features.length === 0) return new ArrayBuffer(0);
  const layers = { [UNKNOWN_DEPTH_TILE_LAYER]: { features } };
  const bytes = fromGeojsonVt(layers as unknown as Parameters<typeof fromGeojsonVt>[0], {
    version: 2,
    extent: EXTENT,
  });
  return bytes.slice().buffer;
}

/** Returns the rings of each water, in units of `EXTENT`. */
function watersOf(base: ArrayBuffer): readonly (readonly (readonly Point[])[])[] {
  const layer = new VectorTile(new PbfReader(new Uint8Array(base))).layers["water"];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)).flatMap(
    (feature) => (feature && isWater(feature) ? [ringsOf(feature)] : []),
  );
}

function isWater({ type, properties }: VectorTileFeature): boolean {
  const isSmall = SMALL_CLASSES.includes(String(properties["class"]));
  return type === POLYGON && !isSmall && properties["brunnel"] !== "tunnel";
}

function ringsOf(feature: VectorTileFeature): readonly (readonly Point[])[] {
  const scale = EXTENT / feature.extent;
  return feature
    .loadGeometry()
    .map((ring) => ring.map(({ x, y }): Point => [x * scale, y * scale]));
}

/** Returns the rectangles of a tile whose depth is not known: runs of cells, each joined with equal runs below it. */
function unknownAreas(tile: TileAddress, isKnown: IsDepthKnown): readonly Rectangle[] {
  const count = Math.min(MOST_CELLS, FEWEST_CELLS * 2 ** Math.max(0, CELL_ZOOM - tile.z));
  const areas: Rectangle[] = [];
  let above = new Map<string, Rectangle>();
  for (let row = 0; row < count; row++) {
    const below = new Map<string, Rectangle>();
    for (const [from, to] of unknownRuns(tile, row, count, isKnown)) {
      const key = `${from} ${to}`;
      const joined = above.get(key);
      const area = joined ?? areaOf(from, row, to, count);
      if (joined) joined.bottom = edgeOf(row + 1, count);
      else areas.push(area);
      below.set(key, area);
    }
    above = below;
  }
  return areas;
}

/** Returns the runs of cells in a row, from and to a column. */
function unknownRuns(
  { z, x, y }: TileAddress,
  row: number,
  count: number,
  isKnown: IsDepthKnown,
): readonly (readonly [number, number])[] {
  const lat = latOf(y + (row + 0.5) / count, z);
  const runs: [number, number][] = [];
  for (let column = 0; column < count; column++) {
    if (isKnown({ lng: lngOf(x + (column + 0.5) / count, z), lat })) continue;
    const last = runs.at(-1);
    if (last && last[1] === column) last[1] = column + 1;
    else runs.push([column, column + 1]);
  }
  return runs;
}

function areaOf(from: number, row: number, to: number, count: number): Rectangle {
  return {
    left: edgeOf(from, count),
    top: edgeOf(row, count),
    right: edgeOf(to, count),
    bottom: edgeOf(row + 1, count),
  };
}

/** Returns the coordinate of the edge of a cell, beyond the tile at its own edge. */
function edgeOf(cell: number, count: number): number {
  if (cell === 0) return -BUFFER;
  return cell === count ? EXTENT + BUFFER : (cell * EXTENT) / count;
}
