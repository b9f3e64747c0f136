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

/** As many tiles of the highest zoom as one area may take: some 60 by 60 km in the Netherlands. */
const MOST_TILES = 1600;

/**
 * Bytes of a tile of zoom 14 of the Netherlands with its share of those above it, compressed: an
 * archive of the whole country in this schema is some 1.1 GB for its 18,300 tiles.
 */
const USUAL_TILE_BYTES = 60_000;

/** What it takes to save an area. */
export interface AreaCost {
  /** Of all zooms together. */
  readonly tiles: number;
  /** A first guess: a town takes more, a polder less. */
  readonly bytes: number;
  /** More than is decent to ask of a server that is free for all; nothing that large is saved. */
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

/** Returns the box of whole tiles of zoom 14 around a box: all of it is there once they are. */
export function wholeTileBounds(bounds: LngLatBox): LngLatBox {
  return boxAroundBoxes(boxesOfRuns(runsOfBoxes([bounds])));
}
