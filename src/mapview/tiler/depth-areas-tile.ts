import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { IsDepthKnown } from "#domain/fairway/depth/known-depth.ts";
import type { CellContour } from "#domain/fairway/depth/shallow-cells.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { clipRing, type Point, type Rectangle } from "./clip-ring.ts";
import { SHALLOW_TILE_LAYER, UNKNOWN_DEPTH_TILE_LAYER } from "./depth-areas-facts.ts";
import { shallowRectangles } from "./shallow-rectangles.ts";
import { EXTENT, POLYGON, tileWaters, type WaterRings } from "./tile-waters.ts";
import { unknownRectangles } from "./unknown-rectangles.ts";

/** The known depths in a tile. */
export interface TileDepths {
  readonly isKnown: IsDepthKnown;
  /** The contours of the tile itself, in its units. */
  readonly contours: readonly CellContour[];
  /** The depth of the first contour with enough water for the boat; null when its draught is unknown. */
  readonly safeMeters: number | null;
}

/**
 * Returns the waters of a tile whose depth is not known, and those that are shallow for the boat, as uncompressed MVT; no
 * bytes without any. Both are decided for cells of the tile.
 * @param base an uncompressed tile in the OpenMapTiles schema
 */
export function depthAreasTile(
  base: ArrayBuffer,
  tile: TileAddress,
  { isKnown, contours, safeMeters }: TileDepths,
): ArrayBuffer {
  if (base.byteLength === 0) return base;
  const waters = tileWaters(base);
  if (waters.length === 0) return new ArrayBuffer(0);
  const isBoatKnown = safeMeters !== null && contours.length > 0;
  const areas = {
    [UNKNOWN_DEPTH_TILE_LAYER]: clippedTo(waters, unknownRectangles(tile, isKnown)),
    [SHALLOW_TILE_LAYER]: isBoatKnown
      ? shallowRectangles(waters, contours, safeMeters).flatMap(({ area, isAtShore }) =>
          isAtShore ? clippedTo(waters, [area]) : [[cornersOf(area)]],
        )
      : [],
  };
  const layers = Object.entries(areas).flatMap(([name, geometries]) =>
    geometries.length > 0
      ? [
          [
            name,
            { features: geometries.map((geometry) => ({ type: POLYGON, geometry, tags: {} })) },
          ],
        ]
      : [],
  );
  if (layers.length === 0) return new ArrayBuffer(0);
  const bytes = fromGeojsonVt(
    Object.fromEntries(layers) as unknown as Parameters<typeof fromGeojsonVt>[0],
    { version: 2, extent: EXTENT },
  );
  return bytes.slice().buffer;
}

/** Returns the part of each water within each rectangle. */
function clippedTo(
  waters: readonly WaterRings[],
  areas: readonly Rectangle[],
): readonly WaterRings[] {
  return waters.flatMap((rings) =>
    areas.flatMap((area) => {
      const geometry = rings.map((ring) => clipRing(ring, area)).filter(({ length }) => length > 2);
      return geometry.length > 0 ? [geometry] : [];
    }),
  );
}

function cornersOf({ left, top, right, bottom }: Rectangle): readonly Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
}
