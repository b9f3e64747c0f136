import type { AreaShape } from "#domain/areas/area-shape.ts";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { type NumberedTile, runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackKind } from "#domain/packs/pack-record.ts";
import { BUILT_IN_MAX_ZOOM } from "#domain/tiles/built-in-map.ts";
import { type Rectangle, without } from "#domain/tiles/rectangles.ts";
import { boxesOfShape, neededParts, rectangleOfBox } from "./needed-parts.ts";

/** The base map of one pack or saved area, as read from its archive. */
export interface ArchiveTiles {
  /** The id of the pack. */
  readonly id: string;
  readonly kind: PackKind;
  /** The boxes within which the manifest says the base map is complete. */
  readonly areas: readonly LngLatBox[];
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The PMTiles ids of the needed tiles that the archive contains. */
  readonly tileIds: ReadonlySet<number>;
  /** The ids of tiles that the server did not have when the area was saved. */
  readonly emptyTileIds: ReadonlySet<number>;
}

/** A needed tile that is not, or not entirely, on the device. */
export interface MissingTile extends NumberedTile {
  /**
   * The id of the saved area that should contain the tile, but has a damaged archive; null when no area was
   * saved with it.
   */
  readonly damagedAreaId: string | null;
  /** The needed parts of the tile that are missing, in units of tiles of zoom 14. */
  readonly parts: readonly Rectangle[];
  /** True if everything that is needed of the tile is missing. */
  readonly isWhole: boolean;
}

/** The tiles that a shape needs, and those that are not on the device. */
export interface MapCoverage {
  /** The tiles that are needed, by ascending id. */
  readonly needed: readonly NumberedTile[];
  readonly missing: readonly MissingTile[];
}

/**
 * The rounding error of computed edges: a strip thinner than this, in tiles of zoom 14 (a few centimetres),
 * is ignored.
 */
const SLACK = 2e-5;

/** Returns the tiles that a shape needs from zoom 9 to 14, by ascending id. */
export function neededTiles(shape: AreaShape): readonly NumberedTile[] {
  return tilesOfRuns(runsOfShape(shape));
}

/**
 * Finds the tiles of a shape that cannot be drawn without a network: neither from a pack, nor from a saved
 * area, nor, up to zoom 10, from the built-in map. Like the map, it treats a tile of a saved area as
 * complete, and combines the parts of a tile that several packs contain.
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

/**
 * Returns the archives that together show a tile, as the map draws it: a saved area with the tile, or a pack that covers the boxes
 * in it alone, or else all packs with the tile. Boxes as in `neededParts`.
 */
export function archivesOfTile<Archive extends ArchiveTiles>(
  tile: NumberedTile,
  boxes: readonly LngLatBox[] | null,
  archives: readonly Archive[],
): readonly Archive[] {
  const having = archives.filter(({ tileIds }) => tileIds.has(tile.id));
  const parts = neededParts(tile, boxes);
  const whole =
    having.find(({ kind }) => kind === "area") ??
    having.find((pack) => {
      const rectangles = pack.areas.map(rectangleOfBox);
      return partsLeft(parts, [{ ...pack, rectangles }], tile).length === 0;
    });
  return whole ? [whole] : having;
}

/** Returns the ids of the tiles from zoom 9 to 14 that saving these boxes fetches. */
export function promisedTileIds(areas: readonly LngLatBox[]): ReadonlySet<number> {
  return new Set(tilesOfRuns(runsOfBoxes(areas)).map(({ id }) => id));
}

interface SavedArea extends ArchiveTiles {
  /** Returns whether the area was saved with this tile. */
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

/** Returns the parts of a tile that the packs containing it do not cover together. */
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

/** Returns the sum of the sizes; overlaps count more than once. */
function sizeOf(parts: readonly Rectangle[]): number {
  return parts.reduce((sum, part) => sum + (part.east - part.west) * (part.south - part.north), 0);
}
