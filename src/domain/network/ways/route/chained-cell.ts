import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { endOfEdge, type JoinedCell } from "#domain/network/ways/join/joined-cell.ts";
import { costOfUnits, isUsable, type WayCosts } from "./way-costs.ts";

/** A node that a search passes over, one where it may turn, and one that an edge connects with a node of another cell. */
export const NODE_KINDS = { between: 1, junction: 2, border: 3 } as const;

const UNKNOWN_KIND = 255;

/** The mark of an arc whose chain was not followed yet, and of one that is closed in both directions. */
const [UNKNOWN, CLOSED] = [-1, -2];

/** The cost of an arc that is closed in a direction. */
export const NO_WAY_COST = 2 ** 32 - 1;

/**
 * The ways of a cell for one mode and its costs. Everything from one junction to the next is one arc, which leaves two of
 * three nodes out of a search.
 */
export interface ChainedCell {
  readonly ways: JoinedCell;
  readonly costs: WayCosts;
  /** `NODE_KINDS`; filled by `kindAt`. */
  readonly kinds: Uint8Array;
  /** For each of `JoinedCell.arcs`, the next junction, which may lie in another cell; filled by `chainEnd`. */
  readonly ends: Int32Array;
  /** The costs from the node of each arc to the junction; NO_WAY_COST where it is closed in this direction. */
  readonly costsAway: Uint32Array;
  /** The costs in the other direction. */
  readonly costsTo: Uint32Array;
}

/** The profiles of a cell that stay in memory: those of walkers and of cyclists. */
const MAX_PROFILES = 2;

const chainedCells = new WeakMap<JoinedCell, Map<string, ChainedCell>>();

/** Returns the chained cell for a mode; built on first use, and dropped with the cell. */
export function chainedCellOf(ways: JoinedCell, costs: WayCosts): ChainedCell {
  const profiles = chainedCells.get(ways) ?? new Map<string, ChainedCell>();
  chainedCells.set(ways, profiles);
  const known = profiles.get(costs.key);
  if (known) return known;
  for (const oldest of profiles.keys()) {
    if (profiles.size < MAX_PROFILES) break;
    profiles.delete(oldest);
  }
  const chained = chainCell(ways, costs);
  profiles.set(costs.key, chained);
  return chained;
}

function chainCell(ways: JoinedCell, costs: WayCosts): ChainedCell {
  const count = ways.arcs.length;
  return {
    ways,
    costs,
    kinds: new Uint8Array(ways.nodeIds.length).fill(UNKNOWN_KIND),
    ends: new Int32Array(count).fill(UNKNOWN),
    costsAway: new Uint32Array(count),
    costsTo: new Uint32Array(count),
  };
}

/** Returns the junction to which the arc at this place of `JoinedCell.arcs` leads; below 0 if it is closed. */
export function chainEnd(cell: ChainedCell, at: number): number {
  const known = cell.ends[at] as number;
  if (known !== UNKNOWN) return known;
  const { end, away, back } = followChain(cell, cell.ways.arcs[at] as number);
  cell.costsAway[at] = storedCost(away);
  cell.costsTo[at] = storedCost(back);
  cell.ends[at] = Math.min(away, back) === Number.POSITIVE_INFINITY ? CLOSED : end;
  return cell.ends[at] as number;
}

/** A chain that never lets a boat through hundreds of times may cost more than fits, and is open all the same. */
function storedCost(cost: number): number {
  return cost === Number.POSITIVE_INFINITY ? NO_WAY_COST : Math.min(cost, NO_WAY_COST - 1);
}

/** Returns the kind of a node; 0 for a node of another cell, and one that no open edge touches. */
export function kindAt({ ways, kinds, costs }: ChainedCell, node: number): number {
  if (kinds[node] === UNKNOWN_KIND) {
    const kind = kindOf(ways, node, costs);
    const isClosed = kind === NODE_KINDS.between && isClosedNode(ways, node, costs.mode);
    kinds[node] = isClosed ? NODE_KINDS.junction : kind;
  }
  return kinds[node] as number;
}

function kindOf(ways: JoinedCell, node: number, costs: WayCosts): number {
  const end = ways.arcStarts[node + 1] as number;
  let open = 0;
  let lastEdge = -1;
  let isBorder = false;
  let isLoop = false;
  for (let at = ways.arcStarts[node] as number; at < end; at++) {
    const arc = ways.arcs[at] as number;
    const edge = arc >> 1;
    if (!isUsable(costs, edgeAttributes(ways, edge))) continue;
    open += 1;
    isBorder ||= !isOwnNode(ways, endOfEdge(ways, edge, (arc & 1) === 0));
    isLoop ||= edge === lastEdge;
    lastEdge = edge;
  }
  if (open === 0) return 0;
  if (isBorder) return NODE_KINDS.border;
  return open === 2 && !isLoop ? NODE_KINDS.between : NODE_KINDS.junction;
}

/** Returns whether a node lies in the cell: all such nodes that end an edge have arcs. */
function isOwnNode({ arcStarts }: JoinedCell, node: number): boolean {
  return (arcStarts[node + 1] as number) > (arcStarts[node] as number);
}

/** Returns whether a barrier at a node stops a mode. */
export function isClosedNode(
  { closedModes }: JoinedCell,
  node: number,
  mode: NetworkMode,
): boolean {
  return ((closedModes[node] as number) & (1 << NETWORK_MODES.indexOf(mode))) !== 0;
}

/** The way from a node to the next junction. */
export interface Chain {
  /** The costs from the node, and back to it; Infinity where closed. */
  readonly away: number;
  readonly back: number;
  /** The junction, or the node of another cell. */
  readonly end: number;
}

/**
 * Follows an arc of a cell to the next junction; `visit` receives each arc on the way, and ends the walk with false. A chain
 * that comes back to its first edge ends there. The costs are Infinity where an edge or a barrier closes the chain.
 */
export function followChain(
  cell: ChainedCell,
  firstArc: number,
  visit: (arc: number) => boolean = () => true,
): Chain {
  const { ways, costs } = cell;
  let away = 0;
  let back = 0;
  let arc = firstArc;
  for (;;) {
    const isVisited = visit(arc);
    away += arcCost(ways, arc, costs, true);
    back += arcCost(ways, arc, costs, false);
    const end = endOfEdge(ways, arc >> 1, (arc & 1) === 0);
    if (isClosedNode(ways, end, costs.mode)) {
      return { end, away: Number.POSITIVE_INFINITY, back: Number.POSITIVE_INFINITY };
    }
    const isThrough = kindAt(cell, end) === NODE_KINDS.between && isVisited;
    const next = isThrough ? nextArc(ways, end, arc, costs) : -1;
    if (next < 0 || next >> 1 === firstArc >> 1) return { end, away, back };
    arc = next;
  }
}

/** Returns the open arc that leads on from a node between junctions; -1 without one. */
export function nextArc(ways: JoinedCell, node: number, arc: number, costs: WayCosts): number {
  for (let at = ways.arcStarts[node] as number; at < (ways.arcStarts[node + 1] as number); at++) {
    const next = ways.arcs[at] as number;
    if (next >> 1 === arc >> 1) continue;
    if (isUsable(costs, edgeAttributes(ways, next >> 1))) return next;
  }
  return -1;
}

/** Returns the cost of an arc from its node or back to it; Infinity where it is closed. */
function arcCost(ways: JoinedCell, arc: number, costs: WayCosts, isAway: boolean): number {
  const edge = arc >> 1;
  const isForward = ((arc & 1) === 0) === isAway;
  return costOfUnits(costs, edgeAttributes(ways, edge), isForward, ways.lengths[edge] as number);
}
