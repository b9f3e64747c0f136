import type { AreaSource } from "#domain/areas/area-source.ts";
import {
  boxesOfRuns,
  countTiles,
  countTilesOfZooms,
  runsOfBoxes,
  squareKilometersOf,
  type TileRuns,
} from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { savedZooms } from "#domain/tiles/picture-tiles.ts";
import { boxAroundBoxes } from "./framed-box.ts";

/** The most tiles of zoom 14 that one area may have: the largest province, or some 85 by 85 km. */
const MAX_TILES = 3200;

/** The most ground of which pictures are saved: their server draws each one when it is requested. */
const MAX_PICTURES_KM2 = 100;

/**
 * The bytes of a tile of zoom 14 in the Netherlands with its share of the lower zooms, compressed: an
 * archive of the whole country in this schema is some 1.1 GB for its 18,300 tiles.
 */
const USUAL_TILE_BYTES = 60_000;

/** A guess for a picture of 256 by 256 pixels. */
const USUAL_PICTURE_BYTES = 30_000;

/** The cost of saving an area. */
export interface AreaCost {
  /** The number of tiles of all zooms. */
  readonly tiles: number;
  /** A first guess: a town takes more, a polder less. */
  readonly bytes: number;
  /** True for more than is decent to request from a server that is free for all; nothing that large is saved. */
  readonly isTooLarge: boolean;
}

/** Returns the cost of saving the tiles of an area from a source. */
export function areaCost(runs: TileRuns, source: AreaSource): AreaCost {
  if (source.kind === "pictures") return pictureCost(runs, source.tileSource);
  const finestTiles = countTiles(runs);
  return {
    tiles: countTilesOfZooms(runs),
    bytes: finestTiles * USUAL_TILE_BYTES,
    isTooLarge: finestTiles > MAX_TILES,
  };
}

function pictureCost(runs: TileRuns, tileSource: number): AreaCost {
  const zooms = savedZooms(tileSource);
  const isTooLarge = squareKilometersOf(runs) > MAX_PICTURES_KM2;
  // Counting the tiles of half a country takes too long while the frame moves.
  const tiles = zooms && !isTooLarge ? countTilesOfZooms(runs, zooms) : 0;
  return { tiles, bytes: tiles * USUAL_PICTURE_BYTES, isTooLarge };
}

/** Returns the box of whole tiles of zoom 14 around a box: all of it is there once they are. */
export function wholeTileBounds(bounds: LngLatBox): LngLatBox {
  return boxAroundBoxes(boxesOfRuns(runsOfBoxes([bounds])));
}
