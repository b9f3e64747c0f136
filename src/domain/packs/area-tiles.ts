import {
  AREA_MAX_ZOOM,
  AREA_MIN_ZOOM,
  boxesOfRuns,
  countTiles,
  runsAtZoom,
  runsOfBoxes,
  type TileRuns,
} from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxAroundBoxes } from "./framed-box.ts";

/** The largest number of tiles of the highest zoom in an area: about 60 by 60 km in the Netherlands. */
const MOST_TILES = 1600;

/**
 * The average compressed bytes of a Dutch tile of zoom 14 with its share of the tiles above it: an archive of
 * the whole country in this schema is about 1.1 GB for its 18,300 tiles.
 */
const USUAL_TILE_BYTES = 60_000;

/** The cost of saving an area. */
export interface AreaCost {
  /** Of all zooms together. */
  readonly tiles: number;
  /** A first estimate: a town takes more, a polder less. */
  readonly bytes: number;
  /** Whether it is too much to ask of a free server; such an area is not saved. */
  readonly isTooLarge: boolean;
}

/** Returns the cost of saving the tiles of an area from the online map. */
export function areaCost(runs: TileRuns): AreaCost {
  let tiles = 0;
  for (let z = AREA_MIN_ZOOM; z <= AREA_MAX_ZOOM; z++) tiles += countTiles(runsAtZoom(runs, z));
  const finestTiles = countTiles(runs);
  const isTooLarge = finestTiles > MOST_TILES;
  return { tiles, bytes: finestTiles * USUAL_TILE_BYTES, isTooLarge };
}

/** Returns the box of whole tiles of zoom 14 around a box, all of which a saved area covers. */
export function wholeTileBounds(bounds: LngLatBox): LngLatBox {
  return boxAroundBoxes(boxesOfRuns(runsOfBoxes([bounds])));
}
