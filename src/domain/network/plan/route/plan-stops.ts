import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { comparableLabel } from "#domain/network/comparable-label.ts";
import { UNITS_PER_WHOLE } from "#domain/network/graph/graph-format.ts";
import { isSameNumber, junctionsOf, ONE_NUMBER_METERS } from "#domain/network/graph/junctions.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import {
  ARC_HAS_FERRY,
  ARC_HAS_PORTAGE,
  ARC_IS_CONNECTION,
} from "#domain/network/plan/merged/merged-edges.ts";
import { createNodeIndex, type NodeIndex } from "#domain/network/plan/merged/node-index.ts";
import { mergeGraphs, type PlanGraph } from "#domain/network/plan/merged/plan-graph.ts";
import type { PreferredSurface } from "#domain/network/plan/merged/surface-weights.ts";
import { createLandmarks } from "#domain/network/plan/search/landmarks.ts";
import {
  type ArcCost,
  createSearchTree,
  type SearchTree,
} from "#domain/network/plan/search/search-tree.ts";
import {
  createArcCost,
  createPathFinder,
  type FindPath,
  type GraphPath,
  type RouteOptions,
} from "#domain/network/plan/search/shortest-path.ts";

/** A graph prepared for planning. */
export interface RoutingGraph {
  readonly graph: PlanGraph;
  readonly find: FindPath;
  /** The node that represents the junction of each node; see `junctionsOf`. */
  readonly junctions: readonly number[];
  /** Finds the nodes nearest to a place. */
  readonly near: NodeIndex;
  /** Measures the landmarks of a mode in advance, which make searches after the first one fast. */
  readonly prepare: (mode: NetworkMode) => void;
  /** Search trees from a node to all others, and from all others to a node; one search at a time. */
  readonly trees: { readonly forward: SearchTree; readonly backward: SearchTree };
}

/** The path from one number of a plan to the next. */
export interface GraphLeg {
  /** Along the ground. */
  readonly meters: number;
  /** The indices of all its nodes, including several of one junction. */
  readonly nodes: readonly number[];
  /** The edge of each step: one fewer than nodes. `lineOfSteps` gives the shape. */
  readonly edges: readonly number[];
  /** The lengths of its paved and unpaved parts; the surface of the rest is unknown. */
  readonly pavedMeters: number;
  readonly unpavedMeters: number;
  /** True if part of it is a ferry, a portage, or belongs to connecting routes only. */
  readonly hasFerry: boolean;
  readonly hasPortage: boolean;
  readonly isConnection: boolean;
}

/** A plan through stops, number by number as people follow it. */
export interface StopsPlan {
  /** The indices of the stops and the nodes between them, one per junction. */
  readonly nodes: readonly number[];
  /** Metres along the ground from each node of `nodes` to the next. */
  readonly legMeters: readonly number[];
  readonly meters: number;
  /** One fewer than nodes, in the order of `legMeters`. */
  readonly legs: readonly GraphLeg[];
  /** The index in `nodes` of each stop. */
  readonly stopPlaces: readonly number[];
}

/** Prepares the graphs of packs for planning. */
export function createRoutingGraph(graphs: readonly NetworkGraph[]): RoutingGraph {
  const graph = mergeGraphs(graphs);
  const landmarks = createLandmarks(graph);
  let trees: RoutingGraph["trees"] | null = null;
  return {
    graph,
    find: createPathFinder(graph, landmarks),
    prepare: (mode) => landmarks.prepare(NETWORK_MODES.indexOf(mode)),
    junctions: junctionsIn(graph),
    near: createNodeIndex(graph),
    get trees() {
      trees ??= {
        forward: createSearchTree(graph.forward, graph.nodeCount),
        backward: createSearchTree(graph.backward, graph.nodeCount),
      };
      return trees;
    },
  };
}

/** Checks only short edges, because only those join the nodes of a junction. */
function junctionsIn({
  nodeCount,
  node,
  edgeLengths,
  edgeFrom,
  edgeTo,
}: PlanGraph): readonly number[] {
  const junctions: number[] = [];
  for (let index = 0; index < nodeCount; index += 1) junctions.push(index);
  const short: number[] = [];
  for (let edge = 0; edge < edgeLengths.length; edge += 1) {
    if ((edgeLengths[edge] as number) <= ONE_NUMBER_METERS * 10) short.push(edge);
  }
  const ends = short.flatMap((edge) => [edgeFrom[edge] as number, edgeTo[edge] as number]);
  const near = [...new Set(ends)].sort((a, b) => a - b);
  const places = new Map(near.map((index, place) => [index, place]));
  const links = short.map((edge) => ({
    fromIndex: places.get(edgeFrom[edge] as number) as number,
    toIndex: places.get(edgeTo[edge] as number) as number,
    lengthMeters: (edgeLengths[edge] as number) / 10,
  }));
  junctionsOf(near.map(node), links).forEach((junction, place) => {
    junctions[near[place] as number] = near[junction] as number;
  });
  return junctions;
}

/**
 * Returns the shortest plan through these nodes in this order; null if one of them cannot be reached from the
 * one before.
 */
export function planThrough(
  routing: Pick<RoutingGraph, "graph" | "find" | "junctions">,
  stops: readonly number[],
  options: RouteOptions = {},
): StopsPlan | null {
  const [first, ...others] = stops;
  if (first === undefined) return null;
  const paths: GraphPath[] = [];
  let from = first;
  for (const to of others) {
    const path = routing.find(from, to, options);
    if (!path) return null;
    paths.push(path);
    from = to;
  }
  return planAlong(routing, first, paths);
}

/** Nodes with the same number that follow one another within this distance count as one junction in a plan. */
const SPLIT_METERS = 150;

/** Returns the plan along these paths, each starting where the one before it ends, and the first at `first`. */
export function planAlong(
  { graph, junctions }: Pick<RoutingGraph, "graph" | "junctions">,
  first: number,
  paths: readonly GraphPath[],
): StopsPlan {
  const nodes = [first];
  const stopPlaces = [0];
  const steps: LegSteps[] = [];
  let pending: LegSteps = { nodes: [first], edges: [] };
  const isStillThere = (node: number): boolean => {
    const last = nodes.at(-1) as number;
    if (junctions[node] === junctions[last]) return true;
    const isSplit = lengthMeters(graph, pending.edges) <= SPLIT_METERS;
    return isSplit && isSameNumber(graph.node(node), graph.node(last));
  };
  for (const path of paths) {
    path.edges.forEach((edge, step) => {
      const node = path.nodes[step + 1] as number;
      pending.nodes.push(node);
      pending.edges.push(edge);
      if (isStillThere(node)) return;
      nodes.push(node);
      steps.push(pending);
      pending = { nodes: [node], edges: [] };
    });
    stopPlaces.push(nodes.length - 1);
  }
  // Steps within the last junction belong to the leg towards it.
  steps.at(-1)?.nodes.push(...pending.nodes.slice(1));
  steps.at(-1)?.edges.push(...pending.edges);
  const legs = steps.map((leg) => legOf(graph, leg));
  const meters = lengthMeters(
    graph,
    paths.flatMap(({ edges }) => edges),
  );
  return {
    nodes,
    legMeters: legs.map(({ meters }) => meters),
    meters,
    legs,
    stopPlaces,
  };
}

interface LegSteps {
  readonly nodes: number[];
  readonly edges: number[];
}

function lengthMeters({ edgeLengths }: PlanGraph, edges: readonly number[]): number {
  return edges.reduce((sum, edge) => sum + (edgeLengths[edge] as number), 0) / 10;
}

function legOf(graph: PlanGraph, { nodes, edges }: LegSteps): GraphLeg {
  const traits = edges.reduce((all, edge) => all | (graph.edgeTraits[edge] as number), 0);
  return {
    meters: lengthMeters(graph, edges),
    nodes,
    edges,
    pavedMeters: surfaceMeters(graph, edges, "paved"),
    unpavedMeters: surfaceMeters(graph, edges, "unpaved"),
    hasFerry: (traits & ARC_HAS_FERRY) !== 0,
    hasPortage: (traits & ARC_HAS_PORTAGE) !== 0,
    isConnection: (traits & ARC_IS_CONNECTION) !== 0,
  };
}

/** Rounds to a decimetre, like stored lengths. */
function surfaceMeters(
  { edgeLengths, surfaceOf }: PlanGraph,
  edges: readonly number[],
  surface: PreferredSurface,
): number {
  const units = edges.reduce(
    (sum, edge) => sum + (edgeLengths[edge] as number) * surfaceOf(edge)[surface],
    0,
  );
  return Math.round(units / UNITS_PER_WHOLE) / 10;
}

/** The reason why numbers do not form a plan. */
export type NumbersProblem =
  | { readonly kind: "no-such-number"; readonly number: string }
  | { readonly kind: "no-way"; readonly from: string; readonly to: string };

/** A list of numbers in one mode, near a place. */
export interface WantedNumbers {
  readonly numbers: readonly string[];
  readonly mode: NetworkMode;
  readonly near: LatLng | null;
  readonly options?: RouteOptions;
}

/**
 * The weight of the straight distance to the first node: a node nearer to the given place wins, and the path
 * decides only among equally near nodes.
 */
const NEARNESS = 1000;

/**
 * Returns the nodes that these numbers mean: among all nodes with these numbers, the sequence with the
 * shortest path, starting at the node nearest to `near` (if given) from which there is a path.
 */
export function stopsForNumbers(
  { graph, trees }: Pick<RoutingGraph, "graph" | "trees">,
  { numbers, mode, near, options = {} }: WantedNumbers,
): readonly number[] | NumbersProblem {
  const arcCost = createArcCost(graph, options);
  /** The nodes of each number that can be reached through nodes of the numbers before it. */
  let chains: readonly Chain[] = [];
  for (const [place, number] of numbers.entries()) {
    const candidates = nodesWithNumber(graph, number, mode);
    if (candidates.length === 0) return { kind: "no-such-number", number };
    chains =
      place === 0
        ? candidates.map((node) => ({ node, cost: nearCost(graph, near, node), before: null }))
        : longerChains(chains, candidates, trees.forward, arcCost);
    if (chains.length === 0) return { kind: "no-way", from: numbers[place - 1] ?? "", to: number };
  }
  const [best] = chains.toSorted((a, b) => a.cost - b.cost);
  return best ? stopsOf(best) : [];
}

interface Chain {
  readonly node: number;
  /** Decimetres. */
  readonly cost: number;
  readonly before: Chain | null;
}

/** Searches once from the ends of all chains, so that each candidate is reached by the best of them. */
function longerChains(
  chains: readonly Chain[],
  candidates: readonly number[],
  tree: SearchTree,
  arcCost: ArcCost | undefined,
): readonly Chain[] {
  const byNode = new Map(chains.map((chain) => [chain.node, chain]));
  tree.grow(chains, { arcCost });
  return candidates.flatMap((node) => {
    const cost = tree.costTo(node);
    if (cost === Number.POSITIVE_INFINITY) return [];
    let source = node;
    while (tree.nodeBefore(source) >= 0) source = tree.nodeBefore(source);
    return [{ node, cost, before: byNode.get(source) ?? null }];
  });
}

function stopsOf(chain: Chain): readonly number[] {
  const stops: number[] = [];
  for (let one: Chain | null = chain; one; one = one.before) stops.push(one.node);
  return stops.reverse();
}

/** Returns the nodes of a mode with this number, or with this name if they have no number, in order. */
export function nodesWithNumber(
  { modeStarts, labelOf }: PlanGraph,
  number: string,
  mode: NetworkMode,
): readonly number[] {
  const wanted = comparableLabel(number);
  const place = NETWORK_MODES.indexOf(mode);
  const found: number[] = [];
  for (let node = modeStarts[place] as number; node < (modeStarts[place + 1] as number); node++) {
    if (comparableLabel(labelOf(node)) === wanted) found.push(node);
  }
  return found;
}

function nearCost({ lats, lngs }: PlanGraph, near: LatLng | null, node: number): number {
  const place = { lat: lats[node] as number, lng: lngs[node] as number };
  return near ? distanceMeters(near, place) * 10 * NEARNESS : 0;
}
