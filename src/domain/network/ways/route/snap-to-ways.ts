import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, cellsWithin } from "#domain/network/ways/file/way-cell-grid.ts";
import { metersBetween } from "#domain/network/ways/file/way-lengths.ts";
import {
  DIRECTION_BITS,
  UNITS_PER_DEGREE,
  UNITS_PER_METER,
} from "#domain/network/ways/file/ways-format.ts";
import type { JoinedCell } from "#domain/network/ways/join/joined-cell.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";

/** The nearest place on an edge. */
export interface SnappedPlace extends LatLng {
  readonly cell: CellNumber;
  readonly edge: number;
  /** The distance from the given place. */
  readonly meters: number;
  /** Along the edge from its first node. */
  readonly alongMeters: number;
  /** The length of the edge. */
  readonly edgeMeters: number;
  readonly component: number;
}

/** A place further from any way is not connected to it. */
export const MAX_SNAP_METERS = 300;

/** The middle of a wide river or a lake is further from its shore, and from the line that its map has. */
const MAX_SNAP_AFLOAT_METERS = 1000;

/** Edges that are hardly further away than the nearest are starts as well: all those of a junction. */
const SAME_PLACE_METERS = 0.5;

/** Most places have a way so near; only for others, those further away are looked at. */
const USUAL_SNAP_METERS = 40;

/** A component that is shorter is left for another one nearby: most are mapped without their connection. */
const MIN_COMPONENT_UNITS = 1000 * UNITS_PER_METER;

/** Metres of a degree of latitude; a little too few, so that no edge is missed. */
const METERS_PER_DEGREE = 110_500;

/**
 * Returns the places on ways that are nearest to a place, all within half a metre of the nearest; empty if there is no
 * way for the mode within 300 m. Rejects with WaysFormatError for a damaged cell.
 */
export async function snapToWays(
  ways: JoinedWays,
  mode: NetworkMode,
  place: LatLng,
): Promise<readonly SnappedPlace[]> {
  const { sizeOf } = ways.components(mode);
  const isLarger = ({ component }: SnappedPlace, units: number): boolean =>
    sizeOf(component) >= units;
  // Ways that several packs have count several times, until the packs are joined.
  const surelyLarge = MIN_COMPONENT_UNITS * ways.packCount;
  let found: readonly SnappedPlace[] = [];
  let nearest: readonly SnappedPlace[] = [];
  for (const radius of [USUAL_SNAP_METERS, MAX_SNAP_METERS]) {
    found = await snapsWithin(ways, mode, place, radius);
    nearest = nearestOf(found);
    const isSure = nearest.every((one) => isLarger(one, surelyLarge));
    const isWhole = nearest.every(({ meters }) => meters + SAME_PLACE_METERS <= radius);
    if (nearest.length > 0 && isSure && isWhole) return nearest;
  }
  if (nearest.every((one) => isLarger(one, surelyLarge))) return nearest;
  // A piece in one pack may continue in another, in cells that were not loaded yet.
  await ways.joinComponents();
  const large = found.filter((one) => isLarger(one, MIN_COMPONENT_UNITS));
  return large.length > 0 ? nearestOf(large) : nearest;
}

/** The places where a route may begin, and where it may end. */
export type SnappedEnds = readonly [
  starts: readonly SnappedPlace[],
  goals: readonly SnappedPlace[],
];

/**
 * Returns the places on waters for a boat from one place to another, the best first: of all waters within 1 km of both, those that
 * are connected and nearest, because the map has many waters without their connection. The nearest of each where none are. With
 * packs there are others to try: a water of the country may only seem to be connected, by a part that a pack knows to be closed.
 */
export async function snapAfloat(
  ways: JoinedWays,
  mode: NetworkMode,
  ends: readonly [LatLng, LatLng],
): Promise<readonly SnappedEnds[]> {
  const { areJoined } = ways.components(mode);
  const [starts, goals] = [
    await snapsWithin(ways, mode, ends[0], MAX_SNAP_AFLOAT_METERS),
    await snapsWithin(ways, mode, ends[1], MAX_SNAP_AFLOAT_METERS),
  ];
  if (ways.packCount === 1) {
    return [connectedEnds(starts, goals, areJoined) ?? [nearestOf(starts), nearestOf(goals)]];
  }
  let best = connectedEnds(starts, goals, areJoined);
  // A water of a pack may be connected with one of the country in cells that were not loaded yet.
  if (!best) await ways.joinComponents();
  best ??= connectedEnds(starts, goals, areJoined);
  const component = best?.[0][0]?.component;
  if (!best || component === undefined) return [[nearestOf(starts), nearestOf(goals)]];
  const [startGroups, goalGroups] = [starts, goals].map((places) =>
    groupsOf(places.filter((place) => areJoined(place.component, component))),
  ) as [readonly (readonly SnappedPlace[])[], readonly (readonly SnappedPlace[])[]];
  return startGroups
    .flatMap((start, at) => goalGroups.map((goal, index) => ({ start, goal, rank: at + index })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ start, goal }) => [start, goal] as const);
}

/** So many places at each end are tried. */
const MAX_TRIED = 4;

/** Returns the nearest places, and the next after them, each with all others so near. */
function groupsOf(places: readonly SnappedPlace[]): readonly (readonly SnappedPlace[])[] {
  const groups: (readonly SnappedPlace[])[] = [];
  let left = places;
  while (left.length > 0 && groups.length < MAX_TRIED) {
    const group = nearestOf(left);
    groups.push(group);
    left = left.filter((place) => !group.includes(place));
  }
  return groups;
}

function connectedEnds(
  starts: readonly SnappedPlace[],
  goals: readonly SnappedPlace[],
  areJoined: (a: number, b: number) => boolean,
): SnappedEnds | undefined {
  const ofWater = (places: readonly SnappedPlace[], component: number) =>
    nearestOf(places.filter((place) => areJoined(place.component, component)));
  const pairs = [...new Set(starts.map(({ component }) => component))]
    .map((component) => [ofWater(starts, component), ofWater(goals, component)] as const)
    .filter(([, goal]) => goal.length > 0);
  const metersOf = ([start, goal]: (typeof pairs)[number]): number =>
    (start[0]?.meters ?? 0) + (goal[0]?.meters ?? 0);
  return pairs.toSorted((a, b) => metersOf(a) - metersOf(b))[0];
}

async function snapsWithin(
  ways: JoinedWays,
  mode: NetworkMode,
  place: LatLng,
  radiusMeters: number,
): Promise<readonly SnappedPlace[]> {
  const box = boxAround(place, radiusMeters);
  const found: SnappedPlace[] = [];
  for (const number of cellsWithin(...box)) {
    if (!ways.has(number)) continue;
    const snaps = snapsIn(await ways.load(number), mode, place, box);
    found.push(...snaps.filter(({ meters }) => meters <= radiusMeters));
  }
  return found;
}

function nearestOf(places: readonly SnappedPlace[]): readonly SnappedPlace[] {
  const nearest = Math.min(...places.map(({ meters }) => meters));
  return places.filter(({ meters }) => meters <= nearest + SAME_PLACE_METERS);
}

type UnitBox = readonly [west: number, south: number, east: number, north: number];

/** Returns a box around a place, in 10⁻⁶ degree, with everything within a radius. */
export function boxAround({ lat, lng }: LatLng, radiusMeters: number): UnitBox {
  const north = (radiusMeters / METERS_PER_DEGREE) * UNITS_PER_DEGREE;
  const east = north / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const [x, y] = [lng * UNITS_PER_DEGREE, lat * UNITS_PER_DEGREE];
  return [x - east, y - north, x + east, y + north];
}

/** Returns the nearest place on each edge of a cell that is open to the mode and near enough. */
function snapsIn(cell: JoinedCell, mode: NetworkMode, place: LatLng, box: UnitBox): SnappedPlace[] {
  const bits = DIRECTION_BITS[mode].forward | DIRECTION_BITS[mode].backward;
  const components = cell.components[NETWORK_MODES.indexOf(mode)];
  const found: SnappedPlace[] = [];
  for (const edge of edgesIn(cell, box)) {
    if ((edgeAttributes(cell, edge).directions & bits) === 0) continue;
    const nearest = nearestOnEdge(cell, edge, place);
    found.push({ cell: cell.cell, edge, component: components?.[edge] ?? 0, ...nearest });
  }
  return found;
}

/** Returns the edges of a cell that may lie in a box. */
export function edgesIn(cell: JoinedCell, [west, south, east, north]: UnitBox): number[] {
  const boxes = cell.edgeBoxes();
  const found: number[] = [];
  for (let edge = 0; edge < cell.edgeCount; edge++) {
    const at = 4 * edge;
    const isNear =
      (boxes[at] as number) <= east &&
      (boxes[at + 1] as number) <= north &&
      (boxes[at + 2] as number) >= west &&
      (boxes[at + 3] as number) >= south;
    if (isNear) found.push(edge);
  }
  return found;
}

/** Returns the place on an edge that is nearest to another place, and where on the edge it is. */
export function nearestOnEdge(cell: JoinedCell, edge: number, place: LatLng) {
  const scale = Math.cos((place.lat * Math.PI) / 180);
  const meters = (degrees: number): number => degrees * 111_195;
  let best = { meters: Number.POSITIVE_INFINITY, lat: 0, lng: 0, alongMeters: 0 };
  let alongMeters = 0;
  const last = (cell.nodeStarts[edge + 1] as number) - 1;
  for (let at = cell.nodeStarts[edge] as number; at < last; at++) {
    const [a, b] = [cell.nodes[at] as number, cell.nodes[at + 1] as number];
    const from = placeOf(cell, a);
    const to = placeOf(cell, b);
    const [dx, dy] = [(to.lng - from.lng) * scale, to.lat - from.lat];
    const [px, py] = [(place.lng - from.lng) * scale, place.lat - from.lat];
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
    const distance = meters(Math.hypot(px - share * dx, py - share * dy));
    const stepMeters = metersBetween(cell, a, b);
    if (distance < best.meters) {
      best = {
        meters: distance,
        lat: from.lat + share * (to.lat - from.lat),
        lng: from.lng + share * (to.lng - from.lng),
        alongMeters: alongMeters + share * stepMeters,
      };
    }
    alongMeters += stepMeters;
  }
  return { ...best, edgeMeters: alongMeters };
}

/** Returns the position of a node of a cell. */
export function placeOf({ lngs, lats }: JoinedCell, node: number): LatLng {
  return {
    lat: (lats[node] as number) / UNITS_PER_DEGREE,
    lng: (lngs[node] as number) / UNITS_PER_DEGREE,
  };
}
