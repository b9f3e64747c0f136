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
  const edgeCosts = Float64Array.from(edges, ({ cost }) => cost);
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
  /** The indices in `edges` of those with the same ends. */
  const byEnds = new Map<number, number[]>();
  for (const edge of around.edges) {
    const { from, to, units } = edge;
    const key = Math.min(from, to) * around.places.length + Math.max(from, to);
    const known = byEnds.get(key);
    const same = known?.find(
      (index) => Math.abs((edges[index] as ChainEdge).units - units) < SAME_LENGTH,
    );
    if (same !== undefined) {
      edges[same] = bothOf(edges[same] as ChainEdge, edge);
      continue;
    }
    if (known) known.push(edges.length);
    else byEnds.set(key, [edges.length]);
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
  const edgesAt: number[][] = Array.from({ length: nodeCount }, () => []);
  edges.forEach(({ from, to }, edge) => {
    for (const node of [from, to]) {
      degrees[node] = (degrees[node] as number) + 1;
      edgesAt[node]?.push(edge);
    }
  });
  const isLeft = new Uint8Array(edges.length);
  const ends: number[] = [];
  const noteEnd = (node: number): void => {
    if (node !== 0 && degrees[node] === 1) ends.push(node);
  };
  for (let node = 0; node < nodeCount; node++) noteEnd(node);
  for (let node = ends.pop(); node !== undefined; node = ends.pop()) {
    const edge = edgesAt[node]?.find((one) => isLeft[one] === 0);
    if (edge === undefined) continue;
    isLeft[edge] = 1;
    const { from, to } = edges[edge] as ChainEdge;
    for (const end of [from, to]) {
      degrees[end] = (degrees[end] as number) - 1;
      noteEnd(end);
    }
  }
  return { ...around, edges: edges.filter((_, edge) => isLeft[edge] === 0) };
}
