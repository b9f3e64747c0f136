import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lngLatDistanceMeters } from "#domain/geodesy/distance.ts";
import { WAY_MODES, type WayMode } from "#domain/network/ways/access/way-access.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { lengthUnits } from "#domain/network/ways/file/way-lengths.ts";
import {
  DIRECTION_BITS,
  UNITS_PER_DEGREE,
  UNITS_PER_METER,
} from "#domain/network/ways/file/ways-format.ts";
import {
  endOfEdge,
  type JoinedCell,
  nodeInCell,
  nodesOfEdge,
} from "#domain/network/ways/join/joined-cell.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import type { SnappedPlace } from "./snap-to-ways.ts";
import { type WayCosts, type WayOptions, wayCosts } from "./way-costs.ts";
import { createWayTree, type SearchNode, type WayTree } from "./way-tree.ts";

/** A whole edge or a part of one that a path runs along. */
export interface PathPart {
  readonly cell: CellNumber;
  readonly edge: number;
  /** Metres along the edge; from larger to smaller where the path goes against it. Infinity is its end. */
  readonly fromMeters: number;
  readonly toMeters: number;
}

/** The cheapest path. */
export interface WayPath {
  /** In the order of travel. */
  readonly parts: readonly PathPart[];
  readonly cost: number;
  readonly from: SnappedPlace;
  readonly to: SnappedPlace;
  /** The number of settled nodes. */
  readonly settled: number;
}

/** The question of a search. */
export interface WaySearch {
  readonly ways: JoinedWays;
  readonly mode: WayMode;
  readonly from: readonly SnappedPlace[];
  readonly to: readonly SnappedPlace[];
  readonly options: WayOptions;
  /** Lets the caller do other work; awaited now and then. */
  readonly pause?: (() => Promise<void> | void) | undefined;
}

/**
 * No line on the ellipsoid is shorter than this share of the great circle on the mean sphere: the radius of curvature
 * is smallest along the meridian at the equator, 0.9944 of the mean radius.
 */
const MIN_SHARE = 0.993;

/** The number of settled nodes between two pauses. */
const NODES_A_PAUSE = 2000;

/**
 * Finds the cheapest path between snapped places: A* from both ends (Ikeda et al. 1994) with half the difference of two
 * lower bounds as the potential, so that both directions agree about the cost of each arc. Costs are whole numbers.
 * Loads cells when the search reaches them. Null if there is no path. Rejects with WaysFormatError for a damaged cell.
 */
export async function searchWays(search: WaySearch): Promise<WayPath | null> {
  const { ways, pause } = search;
  const state = createState(search);
  let settled = 0;
  for (;;) {
    const [ahead, back] = [state.ahead.tree.nextKey(), state.back.tree.nextKey()];
    if (ahead + back >= state.best.cost || ahead + back === Number.POSITIVE_INFINITY) break;
    const side = ahead <= back ? state.ahead : state.back;
    const node = side.tree.settle();
    const { cell } = state.nodes[node] as SearchNode;
    settled += 1;
    if (settled % NODES_A_PAUSE === 0) await pause?.();
    // A node may lie where no pack has a cell only in a damaged file.
    if (!ways.has(cell)) continue;
    expand(state, side, node, ways.loaded(cell) ?? (await ways.load(cell)));
  }
  return state.best.cost === Number.POSITIVE_INFINITY ? null : pathOf(search, state, settled);
}

interface Side {
  readonly tree: WayTree;
  readonly other: WayTree;
  readonly isAhead: boolean;
  readonly sign: 1 | -1;
}

interface Best {
  cost: number;
  /** The node where both directions meet; -1 for a path along one edge. */
  node: number;
  /** The snapped places of a path along one edge. */
  direct: readonly [SnappedPlace, SnappedPlace] | null;
}

interface State {
  readonly search: WaySearch;
  readonly costs: WayCosts;
  readonly nodes: SearchNode[];
  readonly potentials: number[];
  readonly nodeOf: (cell: JoinedCell, local: number) => number;
  readonly ahead: Side;
  readonly back: Side;
  readonly best: Best;
}

function createState(search: WaySearch): State {
  const { from, to, mode, options } = search;
  const costs = wayCosts(mode, options);
  const nodes: SearchNode[] = [];
  const potentials: number[] = [];
  const byId = new Map<number, number>();
  const [start, end] = [from[0] as SnappedPlace, to[0] as SnappedPlace];
  const nodeOf = (cell: JoinedCell, local: number): number => {
    const osmId = cell.nodeIds[local] as number;
    const known = byId.get(osmId);
    if (known !== undefined) return known;
    const [lng, lat] = [cell.lngs[local] as number, cell.lats[local] as number];
    const bound = (place: LatLng): number => lowerBound(lng, lat, place) * costs.min;
    potentials.push((bound(end) - bound(start)) / 2);
    byId.set(osmId, nodes.length);
    return nodes.push({ osmId, lng, lat, cell: cellAt(lng, lat) }) - 1;
  };
  const [aheadTree, backTree] = [createWayTree(), createWayTree()];
  const state: State = {
    search,
    costs,
    nodes,
    potentials,
    nodeOf,
    ahead: { tree: aheadTree, other: backTree, isAhead: true, sign: 1 },
    back: { tree: backTree, other: aheadTree, isAhead: false, sign: -1 },
    best: { cost: Number.POSITIVE_INFINITY, node: -1, direct: null },
  };
  addDirect(state);
  for (const [index, place] of from.entries()) addBeginning(state, state.ahead, place, index);
  for (const [index, place] of to.entries()) addBeginning(state, state.back, place, index);
  return state;
}

/** Returns the whole decimetres that any path to a place is long at least. */
function lowerBound(lngUnits: number, latUnits: number, { lng, lat }: LatLng): number {
  const meters = lngLatDistanceMeters(
    lngUnits / UNITS_PER_DEGREE,
    latUnits / UNITS_PER_DEGREE,
    lng,
    lat,
  );
  return Math.floor(meters * UNITS_PER_METER * MIN_SHARE);
}

/** Returns the loaded cell of a snapped place; snapping has loaded it just before. */
function cellOf({ search }: State, { cell }: SnappedPlace): JoinedCell {
  const loaded = search.ways.loaded(cell);
  if (!loaded) throw new Error("The cell of a snapped place is not loaded.");
  return loaded;
}

/** Considers the paths along a single edge. */
function addDirect(state: State): void {
  const { from, to, mode } = state.search;
  for (const start of from) {
    for (const end of to) {
      const cell = cellOf(state, start);
      if (!isSameEdge(cell, start.edge, cellOf(state, end), end.edge)) continue;
      const attributes = edgeAttributes(cell, start.edge);
      const isForward = end.alongMeters >= start.alongMeters;
      const bits = DIRECTION_BITS[mode][isForward ? "forward" : "backward"];
      const meters = Math.abs(end.alongMeters - start.alongMeters);
      const isOpen = meters === 0 || (attributes.directions & bits) !== 0;
      const cost = lengthUnits(meters) * state.costs.of(attributes);
      if (!isOpen || cost >= state.best.cost) continue;
      Object.assign(state.best, { cost, node: -1, direct: [start, end] });
    }
  }
}

/** Returns whether two edges, which may be in two cells, have the same nodes. */
function isSameEdge(a: JoinedCell, edgeOfA: number, b: JoinedCell, edgeOfB: number): boolean {
  if (a.cell === b.cell) return edgeOfA === edgeOfB;
  const [nodesOfA, nodesOfB] = [nodesOfEdge(a, edgeOfA), nodesOfEdge(b, edgeOfB)];
  return (
    nodesOfA.length === nodesOfB.length &&
    nodesOfA.every((node, at) => a.nodeIds[node] === b.nodeIds[nodesOfB[at] as number])
  );
}

/** Adds the ends of the edge of a snapped place that can be reached from it, or from which it can be reached. */
function addBeginning(state: State, side: Side, place: SnappedPlace, index: number): void {
  const cell = cellOf(state, place);
  const attributes = edgeAttributes(cell, place.edge);
  const bits = DIRECTION_BITS[state.search.mode];
  for (const isLast of [false, true]) {
    const local = endOfEdge(cell, place.edge, isLast);
    const meters = isLast ? place.edgeMeters - place.alongMeters : place.alongMeters;
    const bit = isLast === side.isAhead ? bits.forward : bits.backward;
    // A place at the end of a one-way edge is at the junction all the same.
    const isThere = meters < AT_JUNCTION_METERS;
    if (!isThere && (attributes.directions & bit) === 0) continue;
    if (isClosed(cell, local, state.search.mode)) continue;
    const cost = isThere ? 0 : lengthUnits(meters) * state.costs.of(attributes);
    offer(state, side, state.nodeOf(cell, local), cost, {
      before: -1,
      cell: place.cell,
      arc: index * 2 + (isLast ? 1 : 0),
    });
  }
}

/** A place so near to the end of an edge is at the junction: positions of the file are exact to 0.1 m. */
const AT_JUNCTION_METERS = 0.2;

function isClosed(cell: JoinedCell, local: number, mode: WayMode): boolean {
  return ((cell.closedModes[local] as number) & (1 << WAY_MODES.indexOf(mode))) !== 0;
}

function offer(
  { potentials, best }: State,
  { tree, other, sign }: Side,
  node: number,
  cost: number,
  step: Parameters<WayTree["offer"]>[3],
): void {
  const key = cost + sign * (potentials[node] as number);
  if (!tree.offer(node, cost, key, step)) return;
  const total = cost + other.costOf(node);
  if (total < best.cost) Object.assign(best, { cost: total, node, direct: null });
}

/** Offers paths to all neighbours of a settled node. */
function expand(state: State, side: Side, node: number, cell: JoinedCell): void {
  const { search, costs, nodes } = state;
  const bits = DIRECTION_BITS[search.mode];
  const local = nodeInCell(cell, (nodes[node] as SearchNode).osmId);
  if (local < 0) return;
  const costHere = side.tree.costOf(node);
  const end = cell.arcStarts[local + 1] as number;
  for (let at = cell.arcStarts[local] as number; at < end; at++) {
    const arc = cell.arcs[at] as number;
    const [edge, isAtEnd] = [arc >> 1, (arc & 1) === 1];
    const attributes = edgeAttributes(cell, edge);
    const bit = isAtEnd === side.isAhead ? bits.backward : bits.forward;
    if ((attributes.directions & bit) === 0) continue;
    const next = endOfEdge(cell, edge, !isAtEnd);
    if (isClosed(cell, next, search.mode)) continue;
    const cost = costHere + (cell.lengths[edge] as number) * costs.of(attributes);
    offer(state, side, state.nodeOf(cell, next), cost, { before: node, cell: cell.cell, arc });
  }
}

function pathOf({ from, to }: WaySearch, { best, ahead, back }: State, settled: number): WayPath {
  if (best.direct) {
    const [start, end] = best.direct;
    const { cell, edge } = start;
    const part = { cell, edge, fromMeters: start.alongMeters, toMeters: end.alongMeters };
    return { parts: [part], cost: best.cost, from: start, to: end, settled };
  }
  const first = partsTo(ahead.tree, best.node);
  const last = partsTo(back.tree, best.node);
  const [start, end] = [from[first.place] as SnappedPlace, to[last.place] as SnappedPlace];
  const parts = [
    beginning(start, first.isAtLast),
    ...first.parts.reverse(),
    ...last.parts.map(turn),
    turn(beginning(end, last.isAtLast)),
  ];
  return { parts, cost: best.cost, from: start, to: end, settled };
}

function beginning({ cell, edge, alongMeters }: SnappedPlace, isAtLast: boolean): PathPart {
  const toMeters = isAtLast ? Number.POSITIVE_INFINITY : 0;
  return { cell, edge, fromMeters: alongMeters, toMeters };
}

function turn({ fromMeters, toMeters, ...part }: PathPart): PathPart {
  return { ...part, fromMeters: toMeters, toMeters: fromMeters };
}

/** Returns the edges to a node, last first, each in the direction of the tree, and the place where they begin. */
function partsTo(tree: WayTree, node: number) {
  const parts: PathPart[] = [];
  let step = tree.stepTo(node);
  for (; step.before >= 0; step = tree.stepTo(step.before)) {
    const isAgainst = (step.arc & 1) === 1;
    parts.push({
      cell: step.cell,
      edge: step.arc >> 1,
      fromMeters: isAgainst ? Number.POSITIVE_INFINITY : 0,
      toMeters: isAgainst ? 0 : Number.POSITIVE_INFINITY,
    });
  }
  return { parts, place: step.arc >> 1, isAtLast: (step.arc & 1) === 1 };
}
