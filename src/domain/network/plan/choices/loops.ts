import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { OTHER_REGION_METERS } from "#domain/geodesy/other-region.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  MAX_SURFACE_FACTOR,
  preferredSurface,
} from "#domain/network/plan/merged/surface-weights.ts";
import type { RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { inOneGo, type SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import { createArcCost, type RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import { pairOf } from "./alternatives.ts";
import { createLengthLadder } from "./loop-lengths.ts";
import {
  type LoopGround,
  type LoopLimits,
  type LoopPath,
  searchLoopPaths,
  unlikeOneAnother,
} from "./loop-paths.ts";
import { loopOf, type PlannedLoop } from "./planned-loop.ts";

/** The requirements of a loop. */
export interface WantedLoop {
  readonly near: LatLng;
  readonly mode: NetworkMode;
  /** The wanted length. */
  readonly meters: number;
  readonly options?: RouteOptions;
}

/**
 * The number of junctions nearby that are tried as the start; the next is tried only if none before gave a
 * good loop.
 */
const STARTS = 4;

/** The largest number of loops that is offered. */
const MAX_LOOPS = 4;

/** The number of loops that are examined closely. */
const FINALISTS = 16;

const LIMITS: LoopLimits = {
  budget: 200_000,
  enough: Number.POSITIVE_INFINITY,
  secondTurns: 3,
  crossing: 5000,
  longest: Number.POSITIVE_INFINITY,
};

/**
 * Returns loops of about the wanted length that start and end at the node nearest to a place, best first:
 * within 10 % of the length, with little repeated ground, round rather than elongated, and unlike one
 * another. If the network allows none of this length, returns those whose length is nearest to it, marked as such, or
 * else the one with repeated ground whose length is nearest, alone; empty if no path leads back, or
 * only along the way out, or if every node is of another region.
 */
export function findLoops(routing: RoutingGraph, wanted: WantedLoop): readonly PlannedLoop[] {
  return inOneGo(searchLoops(routing, wanted));
}

/** Does the same as `findLoops`, in steps. */
export function* searchLoops(
  routing: RoutingGraph,
  wanted: WantedLoop,
): SearchSteps<readonly PlannedLoop[]> {
  const starts = startsOf(routing, wanted);
  const ground = groundOf(routing, wanted.options ?? {});
  const unlike = (loops: readonly PlannedLoop[]) =>
    unlikeOneAnother(
      ground,
      loops,
      ({ plan }) => plan.legs.flatMap(({ edges }) => edges),
      MAX_LOOPS,
    );
  const ladder = createLengthLadder<PlannedLoop>(wanted.meters);
  for (const meters of ladder.lengths) {
    if (ladder.isTooFarOff(meters)) continue;
    for (const start of starts) {
      const paths = yield* searchLoopPaths(ground, start, meters);
      const loops = yield* examinedClosely(routing, paths, { ...wanted, meters });
      const { good, isFound } = ladder.take(loops);
      if (good.length > 0) return unlike(good);
      if (isFound) break;
    }
  }
  return unlike(ladder.nearest());
}

/** Returns the most promising loops as plans, best first. */
function* examinedClosely(
  routing: RoutingGraph,
  paths: readonly LoopPath[],
  { meters, options }: WantedLoop,
): SearchSteps<readonly PlannedLoop[]> {
  const loops: PlannedLoop[] = [];
  for (const path of paths.slice(0, FINALISTS)) {
    const loop = loopOf(routing, path, meters, options);
    if (loop) loops.push(loop);
    yield;
  }
  return loops.sort((a, b) => a.score - b.score);
}

function startsOf(
  { near, junctions }: RoutingGraph,
  { near: place, mode }: WantedLoop,
): readonly number[] {
  const nodes = near({ place, mode, count: 4 * STARTS })
    .filter(({ meters }) => meters <= OTHER_REGION_METERS)
    .map(({ node }) => junctions[node] as number);
  return [...new Set(nodes)].slice(0, STARTS);
}

function groundOf({ graph, trees }: RoutingGraph, options: RouteOptions): LoopGround {
  const isWeighted = preferredSurface(options) !== null;
  return {
    nodeCount: graph.nodeCount,
    placeOf: graph.node,
    forward: graph.forward,
    backward: graph.backward,
    trees,
    edgeLengths: graph.edgeLengths,
    grounds: groundsOf(graph),
    costs: {
      away: createArcCost(graph, options),
      back: createArcCost(graph, options, graph.backward),
    },
    plainCost: 1,
    mostCost: isWeighted ? MAX_SURFACE_FACTOR : 1,
    edgeCosts: graph.weights.ofEdges(options),
    limits: LIMITS,
  };
}

/** Returns the first edge between the same nodes for each edge, in either direction. */
function groundsOf(graph: RoutingGraph["graph"]): Uint32Array {
  const firsts = new Map<number, number>();
  return graph.edgeLengths.map((_, edge) => {
    const pair = pairOf(graph, edge);
    const first = firsts.get(pair) ?? edge;
    firsts.set(pair, first);
    return first;
  });
}
