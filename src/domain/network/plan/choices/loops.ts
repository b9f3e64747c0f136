import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  MAX_SURFACE_FACTOR,
  preferredSurface,
} from "#domain/network/plan/merged/surface-weights.ts";
import type { RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { inOneGo, type SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import type { ArcCost, SearchTree } from "#domain/network/plan/search/search-tree.ts";
import { createArcCost, type RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import { pairOf } from "./alternatives.ts";
import {
  hasLittleTwice,
  judgedFor,
  LENGTH_TOLERANCE,
  loopOf,
  type PlannedLoop,
} from "./planned-loop.ts";

/** The requirements of a loop. */
export interface WantedLoop {
  readonly near: LatLng;
  readonly mode: NetworkMode;
  /** The wanted length. */
  readonly meters: number;
  readonly options?: RouteOptions;
}

/** The largest number of loops that is offered. */
const MAX_LOOPS = 4;

/** The largest part of the shorter loop that two offered loops may share. */
const MAX_SHARED = 0.5;

/**
 * The number of junctions nearby that are tried as the start; the next is tried only if none before gave a
 * good loop.
 */
const STARTS = 4;

/** The number of directions in which turning points are searched. */
const SECTORS = 12;

/** The positions of turning points, as parts of the length of the loop, in the order in which they are tried. */
const TURNS = [0.3, 0.4, 0.22];

/** The number of second turning points that are tried after each first one. */
const SECOND_TURNS = 3;

/** The search aims for a length between these parts of the wanted length. */
const AIM = [0.93, 1.06] as const;

/** The cost factor of an edge that is used again. */
const AGAIN = 5;

/** The cost of passing a node again, in decimetres. */
const CROSSING = 5000;

/** The largest number of nodes visited from one start, which keeps long loops in dense networks fast. */
const BUDGET = 200_000;

/**
 * The lengths for which is searched: powers of a step, the nearest to the wanted one first. They are the same for every
 * wanted length, so that asking for more never gives less.
 */
const LENGTH_STEP = 1.1;

/** The lengths for which is searched are between these parts of the wanted one. */
const LENGTHS = [0.2, 1.35] as const;

/** The largest part of a route that may be repeated ground: half is all the way out and back, which is no loop. */
const MAX_OUT_AND_BACK = 0.25;

/** The number of loops that are examined closely. */
const FINALISTS = 16;

/**
 * Returns loops of about the wanted length that start and end at the node nearest to a place, best first:
 * within 10 % of the length, with little repeated ground, round rather than elongated, and unlike one
 * another. If the network allows none of this length, returns those whose length is nearest to it, marked as such, or
 * else the one with repeated ground whose length is nearest, alone; empty if no path leads back, or only along the way out.
 * From the start, shortest paths lead to turning points in all directions. From each of them onward and back,
 * repeated ground costs several times its length (after the partial shortest paths of Gemsa et al.,
 * "Efficient Computation of Jogging Routes", 2013).
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
  const found: PlannedLoop[] = [];
  let leastMiss = Number.POSITIVE_INFINITY;
  for (const meters of lengthsFor(wanted.meters)) {
    // No loop of this length is nearer than one that was found.
    if (Math.abs(meters - wanted.meters) - LENGTH_TOLERANCE * meters > leastMiss) continue;
    for (const start of starts) {
      const loops = yield* loopsFrom(routing, start, { ...wanted, meters });
      const judged = loops.map((loop) => judgedFor(loop, wanted.meters));
      const good = judged.filter(({ isGood }) => isGood);
      if (good.length > 0) return unlikeOneAnother(routing, good);
      found.push(...judged);
      // Whether the next start is tried must not depend on the wanted length.
      const ofThisLength = loops.filter(({ isGood }) => isGood);
      leastMiss = Math.min(leastMiss, ...ofThisLength.map((loop) => missOf(loop, wanted)));
      if (ofThisLength.length > 0) break;
    }
  }
  return nearestInLength(routing, found, wanted);
}

/** Returns the loops with little repeated ground whose length is nearest; else the nearest one that is a loop at all. */
function nearestInLength(
  routing: RoutingGraph,
  found: readonly PlannedLoop[],
  wanted: WantedLoop,
): readonly PlannedLoop[] {
  const nearest = found.toSorted((a, b) => missOf(a, wanted) - missOf(b, wanted));
  const fresh = nearest.filter(hasLittleTwice);
  const [first] = fresh;
  if (first) {
    const farthest = missOf(first, wanted) + LENGTH_TOLERANCE * first.plan.meters;
    return unlikeOneAnother(
      routing,
      fresh.filter((loop) => missOf(loop, wanted) <= farthest),
    );
  }
  return nearest
    .filter(({ plan, metersTwice }) => metersTwice <= MAX_OUT_AND_BACK * plan.meters)
    .slice(0, 1);
}

/** Returns the lengths for which is searched, in metres, nearest first. */
function lengthsFor(wantedMeters: number): readonly number[] {
  const [least, most] = LENGTHS.map((part) =>
    Math.floor(Math.log(part * wantedMeters) / Math.log(LENGTH_STEP)),
  ) as [number, number];
  return Array.from({ length: most - least }, (_, index) => least + 1 + index)
    .map((power) => LENGTH_STEP ** power)
    .sort((a, b) => Math.abs(a - wantedMeters) - Math.abs(b - wantedMeters));
}

function missOf({ plan }: PlannedLoop, { meters }: WantedLoop): number {
  return Math.abs(plan.meters - meters);
}

function startsOf(
  { near, junctions }: RoutingGraph,
  { near: place, mode }: WantedLoop,
): readonly number[] {
  const nodes = near({ place, mode, count: 4 * STARTS }).map(
    ({ node }) => junctions[node] as number,
  );
  return [...new Set(nodes)].slice(0, STARTS);
}

/** Nodes in the order of travel, and the edges between them. */
interface Path {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

interface LoopSearch {
  readonly routing: RoutingGraph;
  readonly start: number;
  /** Decimetres. */
  readonly wanted: number;
  readonly arcCost: ArcCost | undefined;
  /** Whether arcs may cost more than their length, because a surface is preferred. */
  readonly isWeighted: boolean;
  /** Decimetres from each node back to the start; Infinity where a loop through it would be too long. */
  readonly home: Float64Array;
}

/** Best first. */
function* loopsFrom(
  routing: RoutingGraph,
  start: number,
  wanted: WantedLoop,
): SearchSteps<readonly PlannedLoop[]> {
  const { graph, trees } = routing;
  const units = wanted.meters * 10;
  const isWeighted = preferredSurface(wanted.options ?? {}) !== null;
  const longest = units * AIM[1];
  const limit = longest * (isWeighted ? MAX_SURFACE_FACTOR : 1);
  const back = createArcCost(graph, wanted.options ?? {}, graph.backward);
  trees.backward.grow([{ node: start, cost: 0 }], { limit, arcCost: back });
  const arcCost = createArcCost(graph, wanted.options ?? {});
  trees.forward.grow([{ node: start, cost: 0 }], { limit, arcCost });
  const home = new Float64Array(graph.nodeCount).fill(Number.POSITIVE_INFINITY);
  const out = isWeighted
    ? groundBy(trees.forward, (arc) => graph.forward.lengths[arc] as number)
    : trees.forward.costTo;
  const hither = isWeighted
    ? groundBy(trees.backward, (arc) => graph.backward.lengths[arc] as number)
    : trees.backward.costTo;
  for (const node of trees.forward.reached) {
    if (out(node) + hither(node) <= longest) home[node] = hither(node);
  }
  const search = { routing, start, wanted: units, arcCost, isWeighted, home };
  const pathsOut = turningPoints(search, out).map((turn) => pathTo(routing, turn));
  let left = BUDGET;
  const found: Path[] = [];
  for (const pathOut of pathsOut) {
    if (left < 0) break;
    left -= addLoops(search, pathOut, found);
    yield;
  }
  return yield* examinedClosely(search, found, wanted);
}

/** Returns the decimetres along the ground to a node. */
type GroundTo = (node: number) => number;

/** Returns the ground distance to each node of a tree whose arc costs are not plain lengths. */
function groundBy(tree: SearchTree, unitsOf: ArcCost): GroundTo {
  const ground = new Map<number, number>();
  for (const node of tree.reached) {
    const before = tree.nodeBefore(node);
    const soFar = ground.get(before) ?? 0;
    ground.set(node, before < 0 ? 0 : soFar + unitsOf(tree.arcTo(node), before));
  }
  return (node) => ground.get(node) ?? Number.POSITIVE_INFINITY;
}

/** Returns, for each direction and each part of the length, the node whose distance fits best. */
function turningPoints(
  { routing, start, wanted, home }: LoopSearch,
  out: GroundTo,
): readonly number[] {
  const { graph, trees } = routing;
  const from = graph.node(start);
  const sectorOf = (node: number): number =>
    Math.floor((bearingDegrees(from, graph.node(node)) * SECTORS) / 360) % SECTORS;
  const nodes = trees.forward.reached.filter(
    (node) => node !== start && home[node] !== Number.POSITIVE_INFINITY,
  );
  const sectors = nodes.map(sectorOf);
  const turns = TURNS.flatMap((part) => {
    const best = new Map<number, { readonly node: number; readonly miss: number }>();
    nodes.forEach((node, place) => {
      const miss = Math.abs(out(node) - part * wanted);
      const known = best.get(sectors[place] as number);
      if (!known || miss < known.miss) best.set(sectors[place] as number, { node, miss });
    });
    return [...best].sort(([a], [b]) => a - b).map(([, { node }]) => node);
  });
  return [...new Set(turns)];
}

/** Adds the loops through one turning point; returns the number of nodes visited. */
function addLoops(search: LoopSearch, pathOut: Path, found: Path[]): number {
  const { routing, start } = search;
  const turn = pathOut.nodes.at(-1) as number;
  const there = growPastUsed(search, turn, pathOut);
  let lookedAt = routing.trees.forward.reached.length;
  const paths = secondTurns(search, pathOut, there).map((second) => pathTo(routing, second));
  for (const path of paths) {
    const soFar = joined(pathOut, path);
    const second = soFar.nodes.at(-1) as number;
    if (second !== start) {
      growPastUsed(search, second, soFar);
      lookedAt += routing.trees.forward.reached.length;
    }
    if (routing.trees.forward.costTo(start) === Number.POSITIVE_INFINITY) continue;
    found.push(second === start ? soFar : joined(soFar, pathTo(routing, start)));
  }
  return lookedAt;
}

/**
 * Grows the tree from a node over unused ground where possible.
 * @returns the ground distance to each node, with repeated ground at its higher cost but without surface
 * weights
 */
function growPastUsed(search: LoopSearch, from: number, used: Path): GroundTo {
  const { routing, start, home, arcCost, isWeighted } = search;
  const { graph, trees } = routing;
  const { edges, lengths, nodes: heads } = graph.forward;
  const pairs = new Set(used.edges.map((edge) => pairOf(graph, edge)));
  const passed = new Set(used.nodes.slice(1));
  passed.delete(start);
  const pastUsed = (arc: number, units: number): number => {
    if (home[heads[arc] as number] === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    const isAgain = pairs.has(pairOf(graph, edges[arc] as number));
    return units * (isAgain ? AGAIN : 1) + (passed.has(heads[arc] as number) ? CROSSING : 0);
  };
  trees.forward.grow([{ node: from, cost: 0 }], {
    arcCost: (arc, tail) => pastUsed(arc, arcCost ? arcCost(arc, tail) : (lengths[arc] as number)),
  });
  if (!isWeighted) return trees.forward.costTo;
  return groundBy(trees.forward, (arc) => pastUsed(arc, lengths[arc] as number));
}

/** Returns nodes that give the loop about the wanted length and lie away from both its ends. */
function secondTurns(
  { routing, start, wanted, home }: LoopSearch,
  pathOut: Path,
  groundTo: GroundTo,
): readonly number[] {
  const { trees, graph } = routing;
  const out = pathOut.edges.reduce((sum, edge) => sum + (graph.edgeLengths[edge] as number), 0);
  const fitting = trees.forward.reached.flatMap((node) => {
    const [there, back] = [groundTo(node), home[node] as number];
    const length = out + there + back;
    if (length < AIM[0] * wanted || length > AIM[1] * wanted) return [];
    return [{ node, away: Math.min(there, back) }];
  });
  const far = fitting.sort((a, b) => b.away - a.away || a.node - b.node).slice(0, SECOND_TURNS);
  return [...new Set([...far.map(({ node }) => node), start])];
}

/** Starts at the root of the forward tree. */
function pathTo({ graph, trees }: RoutingGraph, to: number): Path {
  const { forward: tree } = trees;
  const nodes = [to];
  const edges: number[] = [];
  for (let node = to; tree.nodeBefore(node) >= 0; node = tree.nodeBefore(node)) {
    nodes.push(tree.nodeBefore(node));
    edges.push(graph.forward.edges[tree.arcTo(node)] as number);
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() };
}

function joined(first: Path, next: Path): Path {
  return {
    nodes: [...first.nodes, ...next.nodes.slice(1)],
    edges: [...first.edges, ...next.edges],
  };
}

/** Returns the most promising loops as plans, each once, best first. */
function* examinedClosely(
  { routing }: LoopSearch,
  found: readonly Path[],
  wanted: WantedLoop,
): SearchSteps<readonly PlannedLoop[]> {
  const loops = found
    .filter(({ edges }) => edges.length > 0)
    .map((path) => ({ path, score: roughScore(routing, path, wanted) }))
    .sort((a, b) => a.score - b.score);
  const different = new Map(loops.map(({ path }) => [[...path.edges].sort().join(), path]));
  const looked: PlannedLoop[] = [];
  for (const path of [...different.values()].slice(0, FINALISTS)) {
    const loop = loopOf(routing, path, wanted.meters, wanted.options);
    if (loop) looked.push(loop);
    yield;
  }
  return looked.sort((a, b) => a.score - b.score);
}

/** Judges by edges alone, which is fast. */
function roughScore(
  { graph }: RoutingGraph,
  { edges }: Path,
  { meters: wantedMeters, options = {} }: WantedLoop,
): number {
  const pairs = new Set<number>();
  const weights = graph.weights.ofEdges(options);
  let [meters, twice, weight] = [0, 0, 0];
  for (const edge of edges) {
    const length = (graph.edgeLengths[edge] as number) / 10;
    meters += length;
    weight += (weights[edge] as number) / 10;
    if (pairs.has(pairOf(graph, edge))) twice += length;
    pairs.add(pairOf(graph, edge));
  }
  const miss = Math.abs(meters - wantedMeters) / wantedMeters;
  return 3 * (twice / meters) + miss + (weight / meters - 1);
}

function unlikeOneAnother(
  { graph }: RoutingGraph,
  loops: readonly PlannedLoop[],
): readonly PlannedLoop[] {
  const edgesOf = ({ plan }: PlannedLoop) => plan.legs.flatMap(({ edges }) => edges);
  const chosen: PlannedLoop[] = [];
  for (const loop of loops) {
    if (chosen.length === MAX_LOOPS) break;
    const pairs = new Set(edgesOf(loop).map((edge) => pairOf(graph, edge)));
    const isAlike = chosen.some((other) => {
      const shared = edgesOf(other)
        .filter((edge) => pairs.has(pairOf(graph, edge)))
        .reduce((sum, edge) => sum + (graph.edgeLengths[edge] as number) / 10, 0);
      return shared > MAX_SHARED * Math.min(loop.plan.meters, other.plan.meters);
    });
    if (!isAlike) chosen.push(loop);
  }
  return chosen;
}
