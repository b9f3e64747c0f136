import type { LoopGround, LoopLimits } from "#domain/network/plan/choices/loop-paths.ts";
import type { ArcRows } from "#domain/network/plan/merged/arc-rows.ts";
import type { WayCosts } from "#domain/network/ways/route/way-costs.ts";
import { wayGroundOf } from "./way-ground.ts";
import type { ChainEdge, WaysAround } from "./ways-around.ts";

/** Ways are so dense that a few turning points give good loops. */
const LIMITS: LoopLimits = {
  budget: 60_000,
  enough: 8,
  secondTurns: 1,
  crossing: 1000,
  longest: 1.1,
};

/** The number of times that the nodes of a large ground may be visited on average. */
const VISITS = 8;

/** Returns the ways around a place as ground for loops from node 0. */
export function loopGroundOf({ places, edges }: WaysAround, { plain }: WayCosts): LoopGround {
  const { forward, backward, trees, lengths } = wayGroundOf(places, edges);
  const edgeCosts = new Float64Array(edges.length);
  edges.forEach(({ cost }, edge) => {
    edgeCosts[edge] = cost;
  });
  const costOf =
    ({ edges: edgeOf }: ArcRows) =>
    (arc: number): number =>
      edgeCosts[edgeOf[arc] as number] as number;
  return {
    nodeCount: places.length,
    placeOf: (node) => places[node] as (typeof places)[number],
    forward,
    backward,
    trees,
    edgeLengths: lengths,
    grounds: Uint32Array.from(edges.keys()),
    costs: { away: costOf(forward), back: costOf(backward) },
    plainCost: plain,
    // The ways around were collected along the ground.
    mostCost: Number.POSITIVE_INFINITY,
    edgeCosts,
    limits: { ...LIMITS, budget: Math.max(LIMITS.budget, VISITS * places.length) },
  };
}

/** The lengths of the same way differ by less, because each piece of it is rounded up; decimetres. */
const SAME_LENGTH = 10;

/** Makes one edge of those with the same ends and the same length: some ways are there twice. */
export function withoutDoubles(around: WaysAround): WaysAround {
  const edges: ChainEdge[] = [];
  /** The last index in `edges` with two ends, and for each index the one before it with the same ends; -1 for none. */
  const lastWith = new Map<number, number>();
  const before = new Int32Array(around.edges.length);
  for (const edge of around.edges) {
    const { from, to, units } = edge;
    const key = Math.min(from, to) * around.places.length + Math.max(from, to);
    const last = lastWith.get(key) ?? -1;
    let same = last;
    while (same >= 0 && Math.abs((edges[same] as ChainEdge).units - units) >= SAME_LENGTH) {
      same = before[same] as number;
    }
    if (same >= 0) {
      edges[same] = bothOf(edges[same] as ChainEdge, edge);
      continue;
    }
    before[edges.length] = last;
    lastWith.set(key, edges.length);
    edges.push(edge);
  }
  return { ...around, edges };
}

function bothOf(edge: ChainEdge, other: ChainEdge): ChainEdge {
  const isTurned = edge.from !== other.from;
  const { isOpenForward, isOpenBackward } = other;
  return {
    ...edge,
    cost: Math.min(edge.cost, other.cost),
    isOpenForward: edge.isOpenForward || (isTurned ? isOpenBackward : isOpenForward),
    isOpenBackward: edge.isOpenBackward || (isTurned ? isOpenForward : isOpenBackward),
  };
}

/** Leaves out what leads only to dead ends, but for the way from the place itself. */
export function withoutDeadEnds(around: WaysAround): WaysAround {
  const { edges } = around;
  const nodeCount = around.places.length;
  const degrees = new Uint32Array(nodeCount);
  /** All edges at a node, in one number by exclusive or: where one is left, its own. */
  const edgesAt = new Uint32Array(nodeCount);
  const change = (node: number, edge: number, by: 1 | -1): void => {
    degrees[node] = (degrees[node] as number) + by;
    edgesAt[node] = (edgesAt[node] as number) ^ edge;
  };
  edges.forEach(({ from, to }, edge) => {
    change(from, edge, 1);
    change(to, edge, 1);
  });
  const isLeft = new Uint8Array(edges.length);
  const ends: number[] = [];
  const noteEnd = (node: number): void => {
    if (node !== 0 && degrees[node] === 1) ends.push(node);
  };
  for (let node = 0; node < nodeCount; node++) noteEnd(node);
  for (let node = ends.pop(); node !== undefined; node = ends.pop()) {
    if (degrees[node] === 0) continue;
    const edge = edgesAt[node] as number;
    isLeft[edge] = 1;
    const { from, to } = edges[edge] as ChainEdge;
    for (const end of [from, to]) {
      change(end, edge, -1);
      noteEnd(end);
    }
  }
  return { ...around, edges: edges.filter((_, edge) => isLeft[edge] === 0) };
}
