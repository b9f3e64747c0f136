import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { comparableLabel } from "#domain/network/comparable-label.ts";
import { UNITS_PER_WHOLE } from "#domain/network/graph/graph-format.ts";
import { isSameNumber, junctionsOf, ONE_NUMBER_METERS } from "#domain/network/graph/junctions.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { createLandmarks } from "./landmarks.ts";
import { ARC_HAS_FERRY, ARC_HAS_PORTAGE, ARC_IS_CONNECTION } from "./merged-edges.ts";
import { createNodeIndex, type NodeIndex } from "./node-index.ts";
import { mergeGraphs, type PlanGraph } from "./plan-graph.ts";
import { type ArcCost, createSearchTree, type SearchTree } from "./search-tree.ts";
import {
  createArcCost,
  createPathFinder,
  type FindPath,
  type GraphPath,
  type RouteOptions,
} from "./shortest-path.ts";
import type { PreferredSurface } from "./surface-weights.ts";

/** A graph made ready to plan on. */
export interface RoutingGraph {
  readonly graph: PlanGraph;
  readonly find: FindPath;
  /** The node that stands for each: several nodes may be one number for people; see `junctionsOf`. */
  readonly junctions: readonly number[];
  /** The nodes nearest to a place. */
  readonly near: NodeIndex;
  /** Measures what makes ways in a mode quick to find, before the second one asks for it. */
  readonly prepare: (mode: NetworkMode) => void;
  /** For searches from a node to all others, and from all others to a node: one at a time. */
  readonly trees: { readonly forward: SearchTree; readonly backward: SearchTree };
}

/** The way from one number of a plan to the next. */
export interface GraphLeg {
  /** Along the ground. */
  readonly meters: number;
  /** Indices of every node on it, those of one number that lie together too. */
  readonly nodes: readonly number[];
  /** The edge under each step: one fewer than nodes. Its shape: `lineOfSteps`. */
  readonly edges: readonly number[];
  /** The parts of it that are paved and unpaved; of the rest the surface is unknown. */
  readonly pavedMeters: number;
  readonly unpavedMeters: number;
  /** Part of it is by ferry, carried, or over ground that belongs to connecting routes only. */
  readonly hasFerry: boolean;
  readonly hasPortage: boolean;
  readonly isConnection: boolean;
}

/** A plan through stops, as people follow it: number by number. */
export interface StopsPlan {
  /** Indices of nodes, stops and what lies between them; of nodes of one number that lie together, one. */
  readonly nodes: readonly number[];
  /** From each node of `nodes` to the next, metres along the ground. */
  readonly legMeters: readonly number[];
  readonly meters: number;
  /** One fewer than nodes, in the same order as `legMeters`. */
  readonly legs: readonly GraphLeg[];
  /** For each stop that was asked for, its place in `nodes`. */
  readonly stopPlaces: readonly number[];
}

/** Makes the graphs of packs ready to plan on. */
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

/** Only short edges join nodes of one number: the others need not be looked at. */
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

/** The shortest plan that passes these nodes in this order; null when one cannot be reached from that before it. */
export function planThrough(
  routing: Pick<RoutingGraph, "graph" | "find" | "junctions">,
  stops: readonly number[],
  wishes: RouteOptions = {},
): StopsPlan | null {
  const [first, ...others] = stops;
  if (first === undefined) return null;
  const paths: GraphPath[] = [];
  let from = first;
  for (const to of others) {
    const path = routing.find(from, to, wishes);
    if (!path) return null;
    paths.push(path);
    from = to;
  }
  return planAlong(routing, first, paths);
}

/** Nodes of one number that follow one another this close along a plan are one number there. */
const SPLIT_METERS = 150;

/** The plan that goes along these ways, each from where the one before it ends; the first from `first`. */
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
  // Between nodes of the last number: part of the way to it.
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

/** To a decimetre, as lengths are kept. */
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

/** Why numbers are no plan. */
export type NumbersProblem =
  | { readonly kind: "no-such-number"; readonly number: string }
  | { readonly kind: "no-way"; readonly from: string; readonly to: string };

/** Numbers as people say them, and where. */
export interface WantedNumbers {
  readonly numbers: readonly string[];
  readonly mode: NetworkMode;
  readonly near: LatLng | null;
  readonly wishes?: RouteOptions;
}

/** Whoever names a place means the nearest node there, and only of those as near the shorter way. */
const NEARNESS = 1000;

/**
 * The nodes that are meant by these numbers: of all that carry them, those between which the way is
 * shortest, beginning at the one nearest to `near`, if that is given, from which there is a way.
 */
export function stopsForNumbers(
  { graph, trees }: Pick<RoutingGraph, "graph" | "trees">,
  { numbers, mode, near, wishes = {} }: WantedNumbers,
): readonly number[] | NumbersProblem {
  const arcCost = createArcCost(graph, wishes);
  /** The nodes of each number that can be reached over those of the numbers before it. */
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

/** One search from the ends of all chains at once: each candidate is reached over the best of them. */
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

/** The nodes of a mode that carry this number, or without a number this name, in order. */
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
