import FlatQueue from "flatqueue";
import type { Pause } from "#domain/async/pause.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CellNumber } from "#domain/network/ways/file/way-cell-grid.ts";
import { WaysFormatError } from "#domain/network/ways/file/ways-format.ts";
import { nodesOfEdge } from "#domain/network/ways/join/joined-cell.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import {
  type ChainedCell,
  chainEnd,
  chainedCellOf,
  NO_WAY_COST,
} from "#domain/network/ways/route/chained-cell.ts";
import { createSearchNodes, type SearchNodes } from "#domain/network/ways/route/search-nodes.ts";
import { placeOf, type SnappedPlace } from "#domain/network/ways/route/snap-to-ways.ts";
import type { WayCosts } from "#domain/network/ways/route/way-costs.ts";
import { measuredChains } from "./measured-chains.ts";
import { armsOf, type StartArm } from "./way-start.ts";

/** The ways from one junction to the next, or from the place in the middle. */
export interface ChainEdge {
  readonly from: number;
  readonly to: number;
  /** Decimetres. */
  readonly units: number;
  readonly cost: number;
  readonly isOpenForward: boolean;
  readonly isOpenBackward: boolean;
  /** The cell and the first arc at `from`, or the way from the place. */
  readonly way: { readonly cell: CellNumber; readonly arc: number } | StartArm;
}

/** All ways within a distance of a place, as junctions and what lies between them. */
export interface WaysAround {
  /** The position of each junction; the first is the place itself. Nearest first, then those that are too far away. */
  readonly places: readonly LatLng[];
  /** All that can be entered within the distance. */
  readonly edges: readonly ChainEdge[];
  /** True if a part cannot be read. */
  readonly isUnread: boolean;
}

/** The question for the ways around a place. */
export interface AroundQuestion {
  readonly ways: JoinedWays;
  readonly costs: WayCosts;
  readonly place: SnappedPlace;
  /** Along the ground, in any direction. */
  readonly units: number;
  readonly pause?: Pause | undefined;
}

/** The end of an edge that leads no further. */
const NOWHERE = -1;

/** The number of settled junctions between two pauses. */
const NODES_A_PAUSE = 500;

/** Collects the junctions within a distance of a place along the ground, whatever the directions, and the ways between them. */
export async function waysAround(question: AroundQuestion): Promise<WaysAround> {
  const { ways, costs, place, pause } = question;
  const arms = await armsOf(ways, costs, place);
  const state = stateOf(question, arms);
  let cell: ChainedCell | null = null;
  for (let at = 0; ; at += 1) {
    const node = state.settle();
    if (node === null) break;
    if (at % NODES_A_PAUSE === NODES_A_PAUSE - 1) await pause?.();
    const number = state.nodes.cellOf(node);
    if (cell?.ways.cell !== number) cell = await cellOf(state, ways, number, costs);
    if (cell) collectEdges(state, cell, node);
  }
  const { places, edges, isUnread } = state;
  for (const edge of edges) {
    const order = edge.to === NOWHERE ? undefined : state.orderOf(edge.to);
    // Each that leads too far away has an end of its own, so that nothing is connected there.
    edge.to = order ?? places.push(state.placeOf(edge.to)) - 1;
  }
  return { places, edges, isUnread };
}

/** An edge whose end is the number of a node of the search, until all are known. */
type FoundEdge = { -readonly [Field in keyof ChainEdge]: ChainEdge[Field] };

type State = ReturnType<typeof stateOf>;

function stateOf({ place, units: most }: AroundQuestion, arms: readonly StartArm[]) {
  const distances: number[] = [];
  const orders: (number | undefined)[] = [];
  const positions: LatLng[] = [];
  const queue = new FlatQueue<number>();
  const nodes: SearchNodes = createSearchNodes({
    start: place,
    end: place,
    minCost: 0,
    onNode: () => {
      distances.push(Number.POSITIVE_INFINITY);
      orders.push(undefined);
    },
  });
  const numberOf = (cell: ChainedCell, local: number): number => {
    const number = nodes.numberOf(cell, local);
    positions[number] ??= placeOf(cell.ways, local);
    return number;
  };
  const reach = (node: number, units: number): void => {
    if (units > most || units >= (distances[node] as number)) return;
    distances[node] = units;
    queue.push(node, units);
  };
  const isAtJunction = arms.length === 1 && arms[0]?.units === 0;
  const places: LatLng[] = isAtJunction ? [] : [{ lat: place.lat, lng: place.lng }];
  const edges: FoundEdge[] = [];
  for (const arm of arms) {
    const { units, cost } = arm;
    const to = numberOf(arm.cell, arm.node);
    reach(to, units);
    const open = { isOpenForward: arm.isOpenAway, isOpenBackward: arm.isOpenBack };
    if (!isAtJunction) edges.push({ from: 0, to, units, cost, ...open, way: arm });
  }
  return {
    nodes,
    places,
    edges,
    arms: isAtJunction ? [] : arms,
    isUnread: false,
    reach,
    distanceTo: (node: number) => distances[node] as number,
    orderOf: (node: number) => orders[node],
    placeOf: (node: number) => positions[node] ?? place,
    numberOf,
    settle: (): number | null => {
      for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
        if (orders[node] !== undefined) continue;
        orders[node] = places.length;
        places.push(positions[node] ?? place);
        return node;
      }
      return null;
    },
  };
}

async function cellOf(
  state: State,
  ways: JoinedWays,
  number: CellNumber,
  costs: WayCosts,
): Promise<ChainedCell | null> {
  // A node may lie where no pack has a cell only in a damaged file.
  if (!ways.has(number)) return null;
  try {
    return chainedCellOf(ways.loaded(number) ?? (await ways.load(number)), costs);
  } catch (error) {
    if (!(error instanceof WaysFormatError)) throw error;
    state.isUnread = true;
    return null;
  }
}

/** Adds the ways from a settled junction to those that are not settled yet, and reaches them. */
function collectEdges(state: State, cell: ChainedCell, node: number): void {
  const { nodes, arms } = state;
  const local = nodes.localOf(node, cell);
  if (local < 0) return;
  const { ways } = cell;
  const id = ways.nodeIds[local];
  const hasArms = arms.some(({ lastIds }) => lastIds[0] === id);
  for (let at = ways.arcStarts[local] as number; at < (ways.arcStarts[local + 1] as number); at++) {
    const arc = ways.arcs[at] as number;
    if (hasArms && isArm(cell, arc, arms)) continue;
    collectEdge(state, cell, at, node);
  }
}

function collectEdge(state: State, cell: ChainedCell, at: number, node: number): void {
  const arc = cell.ways.arcs[at] as number;
  const chains = measuredChains(cell, at);
  const [units, openUnits] = [chains.units[at] as number, chains.openUnits[at] as number];
  const last = chains.lasts[at] as number;
  const from = state.orderOf(node) as number;
  const isOpenForward = cell.costsAway[at] !== NO_WAY_COST;
  const isOpenBackward = cell.costsTo[at] !== NO_WAY_COST;
  const cost = Math.min(cell.costsAway[at] as number, cell.costsTo[at] as number);
  if (!isOpenForward && openUnits > 0) {
    // As far as a gate, or where it becomes a one-way street.
    const open = { isOpenForward: true, isOpenBackward: false };
    const way = { cell: cell.ways.cell, arc };
    state.edges.push({ from, to: NOWHERE, units: openUnits, cost: 0, ...open, way });
  }
  if (!isOpenForward && !isOpenBackward) return;
  const end = state.numberOf(cell, chainEnd(cell, at));
  // Each is found from both its ends, and a ring twice from its one end.
  const isKnown = end === node ? (last ^ 1) < arc : state.orderOf(end) !== undefined;
  if (isKnown) return;
  // A dead end that is there twice is no ring.
  const isDouble = end === node && stepOf(cell, arc).join() === stepOf(cell, last ^ 1).join();
  const to = isDouble ? NOWHERE : end;
  const way = { cell: cell.ways.cell, arc };
  state.edges.push({ from, to, units, cost, isOpenForward, isOpenBackward, way });
  state.reach(end, state.distanceTo(node) + units);
}

/** Tells whether an arc leads to the place in the middle, which its arms replace. */
function isArm(cell: ChainedCell, arc: number, arms: readonly StartArm[]): boolean {
  const [first, second] = stepOf(cell, arc);
  return arms.some(({ lastIds }) => lastIds[0] === first && lastIds[1] === second);
}

/** Returns the OSM ids of the first two nodes on an arc. */
function stepOf({ ways }: ChainedCell, arc: number): readonly [number, number] {
  const nodes = nodesOfEdge(ways, arc >> 1);
  const idAt = (at: number): number => ways.nodeIds[nodes.at(at) as number] as number;
  return (arc & 1) === 1 ? [idAt(-1), idAt(-2)] : [idAt(0), idAt(1)];
}
