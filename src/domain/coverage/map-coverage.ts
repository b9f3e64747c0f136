import type { AreaShape } from "#domain/areas/area-shape.ts";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { type NumberedTile, runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackKind } from "#domain/packs/pack-on-device.ts";
import { BUILT_IN_MAX_ZOOM } from "#domain/tiles/built-in-map.ts";
import { type Rectangle, without } from "#domain/tiles/rectangles.ts";
import { boxesOfShape, neededParts, rectangleOfBox } from "./needed-parts.ts";

/** The base map of one pack or saved area, as its archive really is. */
export interface ArchiveTiles {
  /** Of the pack. */
  readonly id: string;
  readonly kind: PackKind;
  /** Where its base map is said to be complete. */
  readonly areas: readonly LngLatBox[];
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The PMTiles ids of the needed tiles whose bytes lie in the archive. */
  readonly tileIds: ReadonlySet<number>;
  /** The ids of tiles that the server did not have when the area was saved. */
  readonly emptyTileIds: ReadonlySet<number>;
}

/** A tile that the map would draw from nothing. */
export interface MissingTile extends NumberedTile {
  /** The saved area that should have it, by id: its archive is damaged. Null where nobody saved it. */
  readonly damagedAreaId: string | null;
  /** The needed parts of it that are not there, in units of tiles of zoom 14. */
  readonly parts: readonly Rectangle[];
  /** Whether nothing at all of what is needed of it is there. */
  readonly isWhole: boolean;
}

/** The tiles that a part of the map needs, and those of them that are not on the device. */
export interface MapCoverage {
  /** By ascending id. */
  readonly needed: readonly NumberedTile[];
  readonly missing: readonly MissingTile[];
}

/** Edges are computed: a strip thinner than this many tiles of zoom 14, some centimetres, is none. */
const SLACK = 2e-5;

/** Returns the tiles that a shape needs from zoom 9 to 14, by ascending id. */
export function neededTiles(shape: AreaShape): readonly NumberedTile[] {
  return tilesOfRuns(runsOfShape(shape));
}

/**
 * Finds the tiles of a shape that neither a pack, nor a saved area, nor up to zoom 10 the built-in map can answer
 * without a network. As the map does, it takes a tile of a saved area for whole, and lays the parts of packs together.
 */
export function mapCoverage(shape: AreaShape, archives: readonly ArchiveTiles[]): MapCoverage {
  const needed = neededTiles(shape);
  const boxes = boxesOfShape(shape);
  const saved = archives.filter(({ kind }) => kind === "area").map((area) => savedArea(area));
  const packs = archives
    .filter(({ kind }) => kind === "pack")
    .map((pack) => ({ ...pack, rectangles: pack.areas.map(rectangleOfBox) }));
  const missing = needed.flatMap((tile): readonly MissingTile[] => {
    if (saved.some(({ tileIds }) => tileIds.has(tile.id))) return [];
    const asked = neededParts(tile, boxes);
    const parts = partsLeft(asked, packs, tile);
    if (parts.length === 0) return [];
    const isWhole = sizeOf(parts) > sizeOf(asked) - SLACK;
    const damaged = saved.find((area) => area.promises(tile));
    if (damaged) return [{ ...tile, parts, isWhole, damagedAreaId: damaged.id }];
    const isBuiltIn = tile.z <= BUILT_IN_MAX_ZOOM;
    const isEmpty = saved.some(({ emptyTileIds }) => emptyTileIds.has(tile.id));
    return isBuiltIn || isEmpty ? [] : [{ ...tile, parts, isWhole, damagedAreaId: null }];
  });
  return { needed, missing };
}

/** Returns the ids of the tiles with which an area of these boxes is saved, zoom 9 to 14. */
export function promisedTileIds(areas: readonly LngLatBox[]): ReadonlySet<number> {
  return new Set(tilesOfRuns(runsOfBoxes(areas)).map(({ id }) => id));
}

interface SavedArea extends ArchiveTiles {
  /** Whether the area was saved with this tile. */
  promises(tile: NumberedTile): boolean;
}

function savedArea(area: ArchiveTiles): SavedArea {
  const { minZoom, maxZoom, emptyTileIds } = area;
  const promised = promisedTileIds(area.areas);
  return {
    ...area,
    promises: ({ z, id }) =>
      z >= minZoom && z <= maxZoom && promised.has(id) && !emptyTileIds.has(id),
  };
}

/** Returns what of these parts of a tile the packs that have it leave uncovered between them. */
function partsLeft(
  parts: readonly Rectangle[],
  packs: readonly (ArchiveTiles & { readonly rectangles: readonly Rectangle[] })[],
  { id }: NumberedTile,
): readonly Rectangle[] {
  const having = packs.filter(({ tileIds }) => tileIds.has(id));
  const covered = having.flatMap(({ rectangles }) => rectangles);
  return without(parts, covered).filter(
    ({ west, north, east, south }) => east - west > SLACK && south - north > SLACK,
  );
}

/** The sum of the sizes, overlaps counted as often as they occur. */
function sizeOf(parts: readonly Rectangle[]): number {
  return parts.reduce((sum, part) => sum + (part.east - part.west) * (part.south - part.north), 0);
}
