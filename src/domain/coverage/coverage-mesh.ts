import type { AreaShape } from "#domain/areas/area-shape.ts";
import {
  AREA_MAX_ZOOM,
  AREA_MIN_ZOOM,
  boxesOfRuns,
  joinedRuns,
  type TileRun,
} from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type TileAddress, tileBox, tileKey } from "#domain/tiles/tile-grid.ts";
import type { MapCoverage } from "./map-coverage.ts";
import { shapeOfTileBoxes } from "./subject-shapes.ts";

/** A cell of the grid that the map draws over the checked shape. */
export interface MeshCell {
  readonly box: LngLatBox;
  readonly isMissing: boolean;
}

/** The greatest number of cells: more would slow the map down without showing more. */
const MAX_CELLS = 4000;

/**
 * Returns the tiles of the checked shape as a grid: those of zoom 14, or of the deepest zoom with at most
 * `MOST_CELLS` tiles. A cell is missing when its tile, a tile above it or a tile below it is missing.
 */
export function coverageMesh({ needed, missing }: MapCoverage): readonly MeshCell[] {
  const zoom = meshZoom(needed);
  const gone = new Set(missing.flatMap((tile) => cellsOf(tile, zoom)));
  return needed
    .filter(({ z }) => z === zoom)
    .map((tile) => ({
      box: tileBox(tile),
      isMissing: gone.has(tileKey(tile)) || hasMissingAncestor(tile, gone),
    }));
}

function meshZoom(needed: readonly TileAddress[]): number {
  for (let zoom = AREA_MAX_ZOOM; zoom > AREA_MIN_ZOOM; zoom--) {
    if (needed.filter(({ z }) => z === zoom).length <= MAX_CELLS) return zoom;
  }
  return AREA_MIN_ZOOM;
}

/** Returns the key of the cell that holds a missing tile; a tile above the zoom of the cells keeps its own key. */
function cellsOf({ z, x, y }: TileAddress, zoom: number): readonly string[] {
  const levels = Math.max(0, z - zoom);
  return [tileKey({ z: z - levels, x: x >> levels, y: y >> levels })];
}

function hasMissingAncestor({ z, x, y }: TileAddress, gone: ReadonlySet<string>): boolean {
  for (let levels = 1; z - levels >= AREA_MIN_ZOOM; levels++) {
    if (gone.has(tileKey({ z: z - levels, x: x >> levels, y: y >> levels }))) return true;
  }
  return false;
}

/** Returns the shape to save in order to fetch the missing tiles and few others; null when none is missing. */
export function missingShape({ missing }: MapCoverage): AreaShape | null {
  const runs = joinedRuns(missing.flatMap(runsUnder));
  return runs.length === 0 ? null : shapeOfTileBoxes(boxesOfRuns(runs));
}

/** Returns one tile of zoom 14 below a missing tile: saving it fetches every tile above it too. */
function runsUnder({ z, x, y }: TileAddress): readonly TileRun[] {
  const scale = 2 ** (AREA_MAX_ZOOM - z);
  return [{ row: y * scale, west: x * scale, east: x * scale }];
}
