import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { pmtilesTileId } from "#domain/tiles/pmtiles-format.ts";
import { latOf, lngOf, type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";

/** Below this zoom the built-in overview shows all there is room for. */
export const AREA_MIN_ZOOM = 9;
/** Tiles of this zoom are cut and enlarged for all beyond. */
export const AREA_MAX_ZOOM = 14;

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
  /** An estimate: a town takes more, a polder less. */
  readonly bytes: number;
  /** More than is decent to ask of a server that is free for all; nothing that large is saved. */
  readonly isTooLarge: boolean;
}

/** A tile with the id by which PMTiles knows it. */
export interface NumberedTile extends TileAddress {
  readonly id: number;
}

interface TileRange {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** What saving all that lies in a box (west, south, east, north in WGS84 degrees) takes. */
export function areaCost(bounds: LngLatBox): AreaCost {
  const finest = rangeOf(bounds);
  let tiles = 0;
  for (let z = AREA_MIN_ZOOM; z <= AREA_MAX_ZOOM; z++) tiles += countOf(rangeAt(finest, z));
  const finestTiles = countOf(finest);
  const isTooLarge = finestTiles > MOST_TILES;
  return { tiles, bytes: finestTiles * USUAL_TILE_BYTES, isTooLarge };
}

/** The box of whole tiles of zoom 14 around a box: all of it is there once they are. */
export function wholeTileBounds(bounds: LngLatBox): LngLatBox {
  const { west, north, east, south } = rangeOf(bounds);
  const z = AREA_MAX_ZOOM;
  return [lngOf(west, z), latOf(south + 1, z), lngOf(east + 1, z), latOf(north, z)];
}

/** Every tile that has something of the box, from zoom 9 to 14, by ascending id. */
export function tilesOfArea(bounds: LngLatBox): readonly NumberedTile[] {
  const finest = rangeOf(bounds);
  const tiles: NumberedTile[] = [];
  for (let z = AREA_MIN_ZOOM; z <= AREA_MAX_ZOOM; z++) {
    const { west, north, east, south } = rangeAt(finest, z);
    for (let x = west; x <= east; x++) {
      for (let y = north; y <= south; y++) {
        tiles.push({ z, x, y, id: pmtilesTileId(z, x, y) });
      }
    }
  }
  return tiles.sort((a, b) => a.id - b.id);
}

/**
 * Edges are computed: a box that ends where a tile does has nothing of the next. In tiles of zoom 14,
 * a few centimetres.
 */
const SLACK = 1e-5;

/** The tiles of zoom 14 that have something of the box. */
function rangeOf([west, south, east, north]: LngLatBox): TileRange {
  const z = AREA_MAX_ZOOM;
  const first = { west: from(tileColumn(west, z)), north: from(tileRow(inMap(north), z)) };
  return {
    ...first,
    east: Math.max(first.west, upTo(tileColumn(east, z))),
    south: Math.max(first.north, upTo(tileRow(inMap(south), z))),
  };
}

function rangeAt({ west, north, east, south }: TileRange, z: number): TileRange {
  const levels = AREA_MAX_ZOOM - z;
  return {
    west: west >> levels,
    north: north >> levels,
    east: east >> levels,
    south: south >> levels,
  };
}

function countOf({ west, north, east, south }: TileRange): number {
  return (east - west + 1) * (south - north + 1);
}

/** Web maps end at this latitude, where they are square. */
function inMap(lat: number): number {
  return Math.min(85.0511, Math.max(-85.0511, lat));
}

function from(place: number): number {
  return Math.max(0, Math.floor(place + SLACK));
}

function upTo(place: number): number {
  return Math.min(2 ** AREA_MAX_ZOOM, Math.ceil(place - SLACK)) - 1;
}
