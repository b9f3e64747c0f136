import type { NetworkMode } from "#domain/network/network-mode.ts";
import { WAY_MODES } from "#domain/network/ways/access/way-access.ts";
import { type CollectedWays, NODE_BITS, type WayEdges } from "./way-edges.ts";
import { DIRECTION_BITS } from "./ways-format.ts";

/** The connected parts of the ways for one mode, in either direction of travel; largest first. */
export interface WayComponents {
  /** The length of each, decimetres. */
  readonly sizes: readonly number[];
  /** The component of each edge; that of the edge before for an edge that is closed to the mode. */
  readonly ofEdge: Uint32Array;
}

/** The bits of nodes that a barrier closes; none stops a boat. */
const CLOSED: Readonly<Record<NetworkMode, number>> = {
  walk: NODE_BITS.walkClosed,
  cycle: NODE_BITS.cycleClosed,
  canoe: 0,
  motorboat: 0,
};

/** Returns the components of each mode, in this order. */
export function componentsOf(
  ways: CollectedWays,
  edges: WayEdges,
  lengths: Uint32Array,
  modes: readonly NetworkMode[] = WAY_MODES,
): readonly WayComponents[] {
  return modes.map((mode) => componentsFor(mode, ways, edges, lengths));
}

function componentsFor(
  mode: NetworkMode,
  ways: CollectedWays,
  edges: WayEdges,
  lengths: Uint32Array,
): WayComponents {
  const bits = DIRECTION_BITS[mode].forward | DIRECTION_BITS[mode].backward;
  const isOpen = (edge: number): boolean => {
    const attributes = ways.attributes[ways.attributeOf[edges.wayOf[edge] as number] as number];
    return ((attributes?.directions ?? 0) & bits) !== 0;
  };
  const groups = joinedAtNodes(mode, ways, edges, isOpen);
  const sizes = new Map<number, number>();
  for (let edge = 0; edge < edges.count; edge++) {
    if (!isOpen(edge)) continue;
    const group = groups.of(edge);
    sizes.set(group, (sizes.get(group) ?? 0) + (lengths[edge] as number));
  }
  const ranked = [...sizes].sort(([a, aSize], [b, bSize]) => bSize - aSize || a - b);
  const rankOf = new Map(ranked.map(([group], rank) => [group, rank]));
  const ofEdge = new Uint32Array(edges.count);
  for (let edge = 0, last = 0; edge < edges.count; edge++) {
    if (isOpen(edge)) last = rankOf.get(groups.of(edge)) ?? 0;
    ofEdge[edge] = last;
  }
  return { sizes: ranked.map(([, size]) => size), ofEdge };
}

/** Joins each open edge with the others at both its ends, unless a barrier stands there. */
function joinedAtNodes(
  mode: NetworkMode,
  { nodes, nodeIds, nodeBits }: CollectedWays,
  { count, firstAt, lastAt }: WayEdges,
  isOpen: (edge: number) => boolean,
): Groups {
  const firstEdgeAt = new Int32Array(nodeIds.length).fill(-1);
  const groups = createGroups(count);
  for (let edge = 0; edge < count; edge++) {
    if (!isOpen(edge)) continue;
    for (const at of [firstAt[edge] as number, lastAt[edge] as number]) {
      const node = nodes[at] as number;
      if (((nodeBits[node] as number) & CLOSED[mode]) !== 0) continue;
      const first = firstEdgeAt[node] as number;
      if (first < 0) firstEdgeAt[node] = edge;
      else groups.join(first, edge);
    }
  }
  return groups;
}

/** Disjoint groups of numbers, each named by its smallest member. */
export interface Groups {
  readonly of: (member: number) => number;
  readonly join: (a: number, b: number) => void;
}

/** Creates a group for each number below `count`. */
export function createGroups(count: number): Groups {
  const parents = Uint32Array.from({ length: count }, (_, index) => index);
  const of = (member: number): number => {
    let root = member;
    while (parents[root] !== root) {
      // Halves the path, so that long chains are followed only once.
      parents[root] = parents[parents[root] as number] as number;
      root = parents[root] as number;
    }
    return root;
  };
  const join = (a: number, b: number): void => {
    const [first, second] = [of(a), of(b)];
    parents[Math.max(first, second)] = Math.min(first, second);
  };
  return { of, join };
}
