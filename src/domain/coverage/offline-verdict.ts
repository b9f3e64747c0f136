import type { AreaShape, CorridorShape, LngLat } from "#domain/areas/area-shape.ts";
import { AREA_MAX_ZOOM } from "#domain/areas/tile-runs.ts";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { pmtilesTileId } from "#domain/tiles/pmtiles-format.ts";
import type { Rectangle } from "#domain/tiles/rectangles.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { type LineGap, lineGaps } from "./line-gaps.ts";
import { type ArchiveTiles, type MapCoverage, mapCoverage } from "./map-coverage.ts";
import { missingLegs, type PlannedLeg } from "./planned-legs.ts";

/** The answer to whether something works without a network. */
export type OfflineAnswer = "yes" | "partly" | "no";

/** A shape to check, with the network to plan on. */
export interface OfflineQuestion {
  readonly shape: AreaShape;
  /** The network that must be on the device; null when none is needed. */
  readonly mode: NetworkMode | null;
  /** The legs of the plan whose line the shape follows; absent or empty for anything else. */
  readonly legs?: readonly PlannedLeg[];
  /** The part of the plan beside the network; absent without any. */
  readonly beside?: PlannedBeside;
}

/** The legs of a plan beside the network. */
export interface PlannedBeside {
  /** The lines of the legs along ways, without their straight parts. */
  readonly lines: readonly (readonly LngLat[])[];
  /** The length of all straight parts, because no way is known there or the user chose so. */
  readonly straightMeters: number;
}

/** The planning graph of a pack whose file could be read. */
export interface ReadableGraph {
  /** The boxes within which the graph is complete. */
  readonly areas: readonly LngLatBox[];
  /** The networks in the graph; null when the pack does not say. */
  readonly modes: readonly NetworkMode[] | null;
  readonly graph: NetworkGraph;
}

/** The tiles of one zoom. */
export interface ZoomCoverage {
  readonly zoom: number;
  readonly neededCount: number;
  readonly missingCount: number;
}

/** The parts of a shape that the device has, and those that it lacks. */
export interface OfflineVerdict {
  readonly answer: OfflineAnswer;
  readonly map: MapCoverage;
  /** Zooms 9 to 14. */
  readonly zooms: readonly ZoomCoverage[];
  /** The length of a corridor, in metres; null for another shape. */
  readonly lineMeters: number | null;
  /** The stretches of a corridor without a map, with the missing zoom levels; empty for another shape. */
  readonly mapGaps: readonly LineGap<number>[];
  /** Null when the question names no network. */
  readonly network: NetworkVerdict | null;
  /** Absent for a plan that has no legs beside the network, and for anything else. */
  readonly ways?: WaysVerdict;
  /** The ids of the saved areas whose archives lack tiles that they were saved with. */
  readonly damagedAreaIds: readonly string[];
}

/** The verdict on the ways of a plan, which give turns, street names and the way back to it. */
export interface WaysVerdict {
  /** The length of the legs along ways; 0 without any. */
  readonly meters: number;
  /** The length of their parts for which no pack on the device has the ways. */
  readonly missingMeters: number;
  /** The length of all straight parts of the plan. */
  readonly straightMeters: number;
}

/** The verdict on planning over a network without a connection. */
export interface NetworkVerdict {
  readonly mode: NetworkMode;
  /** For a plan: whether all its legs are in the graphs. */
  readonly isPresent: boolean;
  /** The stretches of a corridor without the network; empty for another shape. */
  readonly gaps: readonly LineGap<NetworkMode>[];
  /** The stretches of a plan beside which nothing else can be planned, though its own legs may be there. */
  readonly gapsBeside: readonly LineGap<NetworkMode>[];
}

/**
 * Checks whether a shape works without a network.
 * - `yes`: every tile from zoom 9 to 14 can be drawn, and the requested network and the ways of the plan are on the device.
 * - `no`: every tile of the deepest zoom is missing, or a saved area lacks one of its own tiles, since a
 * damaged area is not trusted.
 * - `partly`: anything in between.
 * @param isOnWays returns whether a pack has a way at a place of the plan that can be read
 */
export function offlineVerdict(
  { shape, mode, legs = [], beside }: OfflineQuestion,
  archives: readonly ArchiveTiles[],
  graphs: readonly ReadableGraph[],
  isOnWays: (place: LngLat) => boolean = () => false,
): OfflineVerdict {
  const map = mapCoverage(shape, archives);
  const zooms = zoomsOf(map);
  const network = mode && networkVerdict({ shape, mode, legs }, graphs);
  const damaged = map.missing.flatMap(({ damagedAreaId }) => damagedAreaId ?? []);
  const lines = shape.kind === "corridor" ? shape.lines : [];
  const along = lineGaps(lines, missingZoomsAt(map));
  const ways = beside && waysVerdict(beside, isOnWays);
  const facts = {
    map,
    zooms,
    network,
    damagedAreaIds: [...new Set(damaged)],
    ...(ways && { ways }),
  };
  return {
    ...facts,
    answer: answerOf(facts),
    lineMeters: shape.kind === "corridor" ? along.meters : null,
    mapGaps: along.gaps,
  };
}

/**
 * Finds the stretches of a corridor without a map at the deepest zoom, which alone has all ways; the archives need to know the
 * tiles of that zoom only.
 */
export function detailGaps(
  shape: CorridorShape,
  archives: readonly ArchiveTiles[],
): readonly LineGap<number>[] {
  const { needed, missing } = mapCoverage(shape, archives);
  const detail = missing.filter(({ z }) => z === AREA_MAX_ZOOM);
  return lineGaps(shape.lines, missingZoomsAt({ needed, missing: detail })).gaps;
}

function answerOf(
  facts: Pick<OfflineVerdict, "map" | "zooms" | "network" | "ways" | "damagedAreaIds">,
): OfflineAnswer {
  const { map, zooms, network, ways, damagedAreaIds } = facts;
  if (map.needed.length === 0) return "no";
  if (damagedAreaIds.length > 0) return "no";
  const finest = zooms.at(-1);
  const lost = map.missing.filter(({ z, isWhole }) => z === finest?.zoom && isWhole);
  if (lost.length === finest?.neededCount) return "no";
  const hasRoutes = network?.isPresent !== false && (ways?.missingMeters ?? 0) === 0;
  const isWhole = map.missing.length === 0 && hasRoutes;
  return isWhole ? "yes" : "partly";
}

function zoomsOf({ needed, missing }: MapCoverage): readonly ZoomCoverage[] {
  const counts = new Map<number, { neededCount: number; missingCount: number }>();
  for (const { z } of needed) {
    const count = counts.get(z) ?? { neededCount: 0, missingCount: 0 };
    counts.set(z, { ...count, neededCount: count.neededCount + 1 });
  }
  for (const { z } of missing) {
    const count = counts.get(z);
    if (count) count.missingCount += 1;
  }
  return [...counts].sort(([a], [b]) => a - b).map(([zoom, count]) => ({ zoom, ...count }));
}

/** Returns a function that lists the zoom levels at which the map of a place is missing. */
function missingZoomsAt({ missing }: MapCoverage): (place: LngLat) => readonly number[] {
  const byId = new Map(missing.map((tile) => [tile.id, tile]));
  const zooms = [...new Set(missing.map(({ z }) => z))].sort((a, b) => a - b);
  return ([lng, lat]) => {
    const [x, y] = [tileColumn(lng, AREA_MAX_ZOOM), tileRow(lat, AREA_MAX_ZOOM)];
    return zooms.filter((z) => {
      const size = 2 ** (AREA_MAX_ZOOM - z);
      const id = pmtilesTileId(z, Math.floor(x / size), Math.floor(y / size));
      return byId.get(id)?.parts.some((part) => isIn(part, x, y));
    });
  };
}

function isIn({ west, north, east, south }: Rectangle, x: number, y: number): boolean {
  return x >= west && x <= east && y >= north && y <= south;
}

interface NetworkQuestion {
  readonly shape: AreaShape;
  readonly mode: NetworkMode;
  readonly legs: readonly PlannedLeg[];
}

function networkVerdict(
  { shape, mode, legs }: NetworkQuestion,
  graphs: readonly ReadableGraph[],
): NetworkVerdict {
  const usable = graphs.filter(({ modes }) => modes === null || modes.includes(mode));
  const areas = usable.flatMap((one) => one.areas);
  const isThere = ([lng, lat]: LngLat) => areas.some((area) => isInBox(area, { lng, lat }));
  const { gaps } = lineGaps(keyPlaces(shape), (place) => (isThere(place) ? [] : [mode]));
  const inShape = shape.kind === "corridor" ? gaps : [];
  if (legs.length === 0) {
    return { mode, isPresent: gaps.length === 0, gaps: inShape, gapsBeside: [] };
  }
  // The boxes only say where a network is complete; a plan needs no more than its own legs.
  const missing = missingLegs(
    usable.map(({ graph }) => graph),
    mode,
    legs,
  );
  return { mode, isPresent: missing.length === 0, gaps: missing, gapsBeside: inShape };
}

function waysVerdict(
  { lines, straightMeters }: PlannedBeside,
  isOnWays: (place: LngLat) => boolean,
): WaysVerdict {
  const { meters, gaps } = lineGaps(lines, (place) => (isOnWays(place) ? [] : ["ways"]));
  const missingMeters = gaps.reduce((sum, gap) => sum + gap.toMeters - gap.fromMeters, 0);
  return { meters, missingMeters, straightMeters };
}

/**
 * Returns the places of a shape at which its network must be present: the whole line of a corridor, the
 * outline of a region, and the middle of another shape.
 */
function keyPlaces(shape: AreaShape): readonly (readonly LngLat[])[] {
  switch (shape.kind) {
    case "corridor":
      return shape.lines;
    case "circle":
      return [[[shape.center.lng, shape.center.lat]]];
    case "box": {
      const [west, south, east, north] = shape.bounds;
      return [[[(west + east) / 2, (south + north) / 2]]];
    }
    case "region":
      return shape.rings;
  }
}
