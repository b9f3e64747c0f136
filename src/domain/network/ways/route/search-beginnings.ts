import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { lengthUnits } from "#domain/network/ways/file/way-lengths.ts";
import { UNITS_PER_METER } from "#domain/network/ways/file/ways-format.ts";
import {
  endOfEdge,
  type JoinedCell,
  nodeInCell,
  nodesOfEdge,
} from "#domain/network/ways/join/joined-cell.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import {
  type ChainedCell,
  chainedCellOf,
  followChain,
  isClosedNode,
  kindAt,
  NODE_KINDS,
  nextArc,
} from "./chained-cell.ts";
import type { SnappedPlace } from "./snap-to-ways.ts";
import { costOfUnits, type WayCosts } from "./way-costs.ts";

/** A whole edge or a part of one that a path runs along. */
export interface PathPart {
  readonly cell: CellNumber;
  readonly edge: number;
  /** Metres along the edge; from larger to smaller where the path goes against it. Infinity is its end. */
  readonly fromMeters: number;
  readonly toMeters: number;
}

/** Returns a part in the other direction. */
export function turned({ fromMeters, toMeters, ...part }: PathPart): PathPart {
  return { ...part, fromMeters: toMeters, toMeters: fromMeters };
}

/** Returns a whole edge, from the node of an arc to its other end. */
export function partOfArc(cell: CellNumber, arc: number): PathPart {
  const isFromEnd = (arc & 1) === 1;
  return {
    cell,
    edge: arc >> 1,
    fromMeters: isFromEnd ? Number.POSITIVE_INFINITY : 0,
    toMeters: isFromEnd ? 0 : Number.POSITIVE_INFINITY,
  };
}

/** The way from a snapped place to a junction, or from a junction to it. */
export interface Beginning {
  readonly cell: ChainedCell;
  /** The junction in the cell. */
  readonly node: number;
  readonly cost: number;
  readonly place: SnappedPlace;
  /** The parts of the path from the place to the junction. */
  readonly parts: readonly PathPart[];
}

/** The ways and costs of a search. */
interface Searched {
  readonly ways: JoinedWays;
  readonly costs: WayCosts;
}

/** Returns the ways to the junctions that can be reached from places, or from which they can be reached. */
export async function beginningsOf(
  searched: Searched,
  places: readonly SnappedPlace[],
  isAway: boolean,
): Promise<readonly Beginning[]> {
  const found: Beginning[] = [];
  for (const place of places) {
    for (const isLast of [false, true]) {
      const beginning = await beginningAt(searched, place, isLast, isAway);
      if (beginning) found.push(beginning);
    }
  }
  return found;
}

/** A place so near to the end of an edge is at the junction: positions of the file are exact to 0.1 m. */
const AT_JUNCTION_METERS = 0.2;

async function beginningAt(
  { ways, costs }: Searched,
  place: SnappedPlace,
  isLast: boolean,
  isAway: boolean,
): Promise<Beginning | null> {
  const snapped = await ways.load(place.cell);
  const attributes = edgeAttributes(snapped, place.edge);
  const meters = isLast ? place.edgeMeters - place.alongMeters : place.alongMeters;
  const costHere = costOfUnits(costs, attributes, isLast === isAway, lengthUnits(meters));
  // A place at the end of a one-way edge is at the junction all the same.
  const isThere = meters < AT_JUNCTION_METERS;
  if (!isThere && costHere === Number.POSITIVE_INFINITY) return null;
  const end = endOfEdge(snapped, place.edge, isLast);
  if (isClosedNode(snapped, end, costs.mode)) return null;
  const own = await ownCellOf({ ways, costs }, snapped, end);
  const toMeters = isLast ? Number.POSITIVE_INFINITY : 0;
  const part = { cell: place.cell, edge: place.edge, fromMeters: place.alongMeters, toMeters };
  const costTo = isThere ? 0 : costHere;
  const on = chainOnFrom(own, snapped, place.edge, costs);
  if (!on) return { ...own, place, parts: [part], cost: costTo };
  const cost = costTo + (isAway ? on.away : on.back);
  if (cost === Number.POSITIVE_INFINITY || on.isRound) return null;
  return { cell: own.cell, node: on.end, place, parts: [part, ...on.parts], cost };
}

interface NodeOfCell {
  readonly cell: ChainedCell;
  readonly node: number;
}

/** Returns a node in the cell where it lies, which has all its edges. */
async function ownCellOf({ ways, costs }: Searched, cell: JoinedCell, node: number) {
  const number = cellAt(cell.lngs[node] as number, cell.lats[node] as number);
  const isThere = number !== cell.cell && ways.has(number);
  const chained = chainedCellOf(isThere ? await ways.load(number) : cell, costs);
  const found = isThere ? nodeInCell(chained.ways, cell.nodeIds[node] as number) : node;
  // A damaged file may lack the node in its own cell.
  return found < 0 ? { cell: chainedCellOf(cell, costs), node } : { cell: chained, node: found };
}

/** Follows the ways on from the end of an edge that lies between junctions; null if it is one. */
function chainOnFrom(
  { cell, node }: NodeOfCell,
  snapped: JoinedCell,
  edge: number,
  costs: WayCosts,
) {
  const isBetween = kindAt(cell, node) === NODE_KINDS.between;
  const first = isBetween ? arcOnward(cell, node, { cell: snapped, edge }, costs) : -1;
  if (first < 0) return null;
  const parts: PathPart[] = [];
  let isRound = false;
  const chain = followChain(cell, first, (arc) => {
    parts.push(partOfArc(cell.ways.cell, arc));
    isRound ||= isSameEdge(cell.ways, arc >> 1, snapped, edge);
    return !isRound;
  });
  return { ...chain, parts, isRound };
}

interface EdgeOfCell {
  readonly cell: JoinedCell;
  readonly edge: number;
}

/** Returns the arc at a node between junctions that is not the given edge; -1 without one. */
function arcOnward(
  { ways }: ChainedCell,
  node: number,
  { cell, edge }: EdgeOfCell,
  costs: WayCosts,
): number {
  for (let at = ways.arcStarts[node] as number; at < (ways.arcStarts[node + 1] as number); at++) {
    const arc = ways.arcs[at] as number;
    if (isSameEdge(ways, arc >> 1, cell, edge)) return nextArc(ways, node, arc, costs);
  }
  return -1;
}

/** A path that passes no junction. */
export interface DirectPath {
  readonly parts: readonly PathPart[];
  readonly cost: number;
  readonly from: SnappedPlace;
  readonly to: SnappedPlace;
}

/** Returns the cheapest path between places on the same edge, or with only nodes between junctions between them. */
export async function directPath(
  searched: Searched & {
    readonly from: readonly SnappedPlace[];
    readonly to: readonly SnappedPlace[];
  },
): Promise<DirectPath | null> {
  const { ways, from, to } = searched;
  let best: DirectPath | null = null;
  for (const start of from) {
    for (const end of to) {
      const cells = [await ways.load(start.cell), await ways.load(end.cell)] as const;
      const paths = [
        alongOneEdge(searched, cells, start, end),
        await alongChain(searched, cells[1], start, end, false),
        await alongChain(searched, cells[1], start, end, true),
      ];
      for (const path of paths) {
        if (path && path.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = path;
      }
    }
  }
  return best;
}

function alongOneEdge(
  { costs }: Searched,
  [startCell, endCell]: readonly [JoinedCell, JoinedCell],
  from: SnappedPlace,
  to: SnappedPlace,
): DirectPath | null {
  if (!isSameEdge(startCell, from.edge, endCell, to.edge)) return null;
  const attributes = edgeAttributes(startCell, from.edge);
  const meters = Math.abs(to.alongMeters - from.alongMeters);
  const isForward = to.alongMeters >= from.alongMeters;
  const cost = costOfUnits(costs, attributes, isForward, lengthUnits(meters));
  if (meters > 0 && cost === Number.POSITIVE_INFINITY) return null;
  const { cell, edge } = from;
  const part = { cell, edge, fromMeters: from.alongMeters, toMeters: to.alongMeters };
  return { parts: [part], cost: meters === 0 ? 0 : cost, from, to };
}

/** Follows the ways from the end of an edge until the edge of another place, if there is no junction before it. */
async function alongChain(
  searched: Searched,
  endCell: JoinedCell,
  from: SnappedPlace,
  to: SnappedPlace,
  isLast: boolean,
): Promise<DirectPath | null> {
  const { ways, costs } = searched;
  const cell = await ways.load(from.cell);
  const own = await ownCellOf(searched, cell, endOfEdge(cell, from.edge, isLast));
  if (kindAt(own.cell, own.node) !== NODE_KINDS.between) return null;
  const first = arcOnward(own.cell, own.node, { cell, edge: from.edge }, costs);
  if (first < 0) return null;
  const arcs: number[] = [];
  let isFound = false;
  followChain(own.cell, first, (arc) => {
    arcs.push(arc);
    isFound = isSameEdge(own.cell.ways, arc >> 1, endCell, to.edge);
    return !isFound && !isSameEdge(own.cell.ways, arc >> 1, cell, from.edge);
  });
  if (!isFound) return null;
  const lastArc = arcs.at(-1) as number;
  const toEnd = Number.POSITIVE_INFINITY;
  const parts: PathPart[] = [
    {
      cell: from.cell,
      edge: from.edge,
      fromMeters: from.alongMeters,
      toMeters: isLast ? toEnd : 0,
    },
    ...arcs.slice(0, -1).map((arc) => partOfArc(own.cell.ways.cell, arc)),
    {
      cell: to.cell,
      edge: to.edge,
      fromMeters: (lastArc & 1) === 1 ? toEnd : 0,
      toMeters: to.alongMeters,
    },
  ];
  const cost = await costOfParts(searched, parts);
  return cost === Number.POSITIVE_INFINITY ? null : { parts, cost, from, to };
}

/** Returns the cost of travelling along parts; Infinity if one is closed in that direction. */
async function costOfParts({ ways, costs }: Searched, parts: readonly PathPart[]): Promise<number> {
  let cost = 0;
  for (const part of parts) {
    const cell = await ways.load(part.cell);
    const attributes = edgeAttributes(cell, part.edge);
    const units = unitsOfPart(part, cell.lengths[part.edge] as number);
    if (units > 0) cost += costOfUnits(costs, attributes, part.toMeters > part.fromMeters, units);
  }
  return cost;
}

/** Returns the decimetres of a part of an edge with this length. */
export function unitsOfPart(
  { fromMeters, toMeters }: Pick<PathPart, "fromMeters" | "toMeters">,
  edgeUnits: number,
): number {
  const [start, end] = [Math.min(fromMeters, toMeters), Math.max(fromMeters, toMeters)];
  if (end < Number.POSITIVE_INFINITY) return lengthUnits(end - start);
  return start === 0 ? edgeUnits : lengthUnits(Math.max(0, edgeUnits / UNITS_PER_METER - start));
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
