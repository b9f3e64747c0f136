import type { Pause } from "#domain/async/pause.ts";
import type { CellNumber } from "#domain/network/ways/file/way-cell-grid.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import {
  type ChainedCell,
  chainEnd,
  chainedCellOf,
  followChain,
  NO_WAY_COST,
} from "./chained-cell.ts";
import {
  type Beginning,
  beginningsOf,
  directPath,
  type PathPart,
  partOfArc,
  turned,
} from "./search-beginnings.ts";
import { createSearchNodes, type SearchNodes } from "./search-nodes.ts";
import type { SnappedPlace } from "./snap-to-ways.ts";
import type { WayCosts } from "./way-costs.ts";
import { createWayTree, type WayTree } from "./way-tree.ts";

/** The cheapest path. */
export interface WayPath {
  /** The parts of the path, in the order of travel. */
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
  readonly from: readonly SnappedPlace[];
  readonly to: readonly SnappedPlace[];
  readonly costs: WayCosts;
  /** Lets the caller do other work; awaited now and then. */
  readonly pause?: Pause | undefined;
}

/** The number of settled nodes between two pauses. */
const NODES_A_PAUSE = 2000;

/**
 * Finds the cheapest path between snapped places: A* from both ends (Ikeda et al. 1994) with half the difference of two
 * lower bounds as the potential, so that both directions agree about the cost of each arc. Costs are whole numbers, and
 * arcs lead from one junction to the next. Loads cells when the search reaches them. Null if there is no path. Rejects
 * with WaysFormatError for a damaged cell.
 */
export async function searchWays(search: WaySearch): Promise<WayPath | null> {
  const { ways, costs, pause } = search;
  const state = await stateOf(search);
  const { nodes, ahead, back, best } = state;
  let settled = 0;
  for (;;) {
    const [aheadKey, backKey] = [ahead.tree.nextKey(), back.tree.nextKey()];
    if (aheadKey + backKey >= best.cost || aheadKey + backKey === Number.POSITIVE_INFINITY) break;
    const side = aheadKey <= backKey ? ahead : back;
    const node = side.tree.settle();
    const cell = nodes.cellOf(node);
    settled += 1;
    if (settled % NODES_A_PAUSE === 0) await pause?.();
    if (side.cell?.ways.cell !== cell) {
      // A node may lie where no pack has a cell only in a damaged file.
      if (!ways.has(cell)) continue;
      side.cell = chainedCellOf(ways.loaded(cell) ?? (await ways.load(cell)), costs);
    }
    expand(state, side, node, side.cell);
  }
  if (best.cost === Number.POSITIVE_INFINITY) return null;
  return await pathOf(search, { ahead, back, best, settled });
}

interface Side {
  readonly tree: WayTree;
  readonly other: WayTree;
  readonly isAhead: boolean;
  readonly sign: 1 | -1;
  readonly beginnings: readonly Beginning[];
  /** The cell of the node that was settled last. */
  cell: ChainedCell | null;
}

interface Best {
  cost: number;
  /** The node where both directions meet. */
  node: number;
  /** A path that passes no junction, instead of it. */
  direct: Pick<WayPath, "parts" | "from" | "to"> | null;
}

type Searching = Awaited<ReturnType<typeof stateOf>>;

async function stateOf(search: WaySearch) {
  const { from, to, costs } = search;
  const [aheadTree, backTree] = [createWayTree(), createWayTree()];
  const nodes = createSearchNodes({
    start: from[0] as SnappedPlace,
    end: to[0] as SnappedPlace,
    minCost: costs.min,
    onNode: () => {
      aheadTree.add();
      backTree.add();
    },
  });
  const beginnings = await beginningsOf(search, from, true);
  const ends = await beginningsOf(search, to, false);
  const ahead = sideOf(aheadTree, backTree, true, beginnings);
  const back = sideOf(backTree, aheadTree, false, ends);
  const direct = await directPath(search);
  const cost = direct?.cost ?? Number.POSITIVE_INFINITY;
  const best: Best = { cost, node: -1, direct };
  for (const side of [ahead, back]) {
    side.beginnings.forEach(({ cell, node, cost: costTo }, index) => {
      const step = { before: -1, cell: cell.ways.cell, arc: index };
      offer(nodes, best, side, nodes.numberOf(cell, node), costTo, step);
    });
  }
  return { nodes, ahead, back, best };
}

function sideOf(
  tree: WayTree,
  other: WayTree,
  isAhead: boolean,
  beginnings: readonly Beginning[],
): Side {
  return { tree, other, isAhead, sign: isAhead ? 1 : -1, beginnings, cell: null };
}

function offer(
  nodes: SearchNodes,
  best: Best,
  { tree, other, sign }: Side,
  node: number,
  cost: number,
  step: Parameters<WayTree["offer"]>[3],
): void {
  if (!tree.offer(node, cost, cost + sign * nodes.potential(node), step)) return;
  const total = cost + other.costOf(node);
  if (total >= best.cost) return;
  best.cost = total;
  best.node = node;
  best.direct = null;
}

/** Offers paths to all neighbours of a settled node. */
function expand(state: Searching, side: Side, node: number, cell: ChainedCell): void {
  const { nodes, best } = state;
  const local = nodes.localOf(node, cell);
  if (local < 0) return;
  const { arcStarts, arcs } = cell.ways;
  const chainCosts = side.isAhead ? cell.costsAway : cell.costsTo;
  const costHere = side.tree.costOf(node);
  const last = arcStarts[local + 1] as number;
  for (let at = arcStarts[local] as number; at < last; at++) {
    const end = chainEnd(cell, at);
    if (end < 0 || chainCosts[at] === NO_WAY_COST) continue;
    const cost = costHere + (chainCosts[at] as number);
    const next = nodes.numberOf(cell, end);
    if (cost >= side.tree.costOf(next)) continue;
    const step = { before: node, cell: cell.ways.cell, arc: arcs[at] as number };
    offer(nodes, best, side, next, cost, step);
  }
}

interface Found {
  readonly ahead: Side;
  readonly back: Side;
  readonly best: Best;
  readonly settled: number;
}

async function pathOf(search: WaySearch, { best, ahead, back, settled }: Found): Promise<WayPath> {
  if (best.direct) return { ...best.direct, cost: best.cost, settled };
  const first = await partsTo(search, ahead, best.node);
  const last = await partsTo(search, back, best.node);
  return {
    parts: [...first.parts, ...last.parts.reverse().map(turned)],
    cost: best.cost,
    from: first.place,
    to: last.place,
    settled,
  };
}

/** Returns the parts from the beginning of a side to a node, and the place where they begin. */
async function partsTo({ ways, costs }: WaySearch, { tree, beginnings }: Side, node: number) {
  const steps: { readonly cell: CellNumber; readonly arc: number }[] = [];
  let step = tree.stepTo(node);
  for (; step.before >= 0; step = tree.stepTo(step.before)) steps.push(step);
  const beginning = beginnings[step.arc] as Beginning;
  const parts = [...beginning.parts];
  for (const { cell: number, arc: firstArc } of steps.reverse()) {
    const cell = chainedCellOf(await ways.load(number), costs);
    followChain(cell, firstArc, (arc) => {
      parts.push(partOfArc(number, arc));
      return true;
    });
  }
  return { parts, place: beginning.place };
}
