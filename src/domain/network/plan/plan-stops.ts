import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { comparableLabel } from "#domain/network/comparable-label.ts";
import { UNITS_PER_WHOLE } from "#domain/network/graph/graph-format.ts";
import { isSameNumber, leadPosts, ONE_NUMBER_METERS } from "#domain/network/graph/lead-posts.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { createLandmarks } from "./landmarks.ts";
import { ARC_HAS_FERRY, ARC_HAS_PORTAGE, ARC_IS_CONNECTION } from "./merged-edges.ts";
import { mergeGraphs, type PlanGraph } from "./plan-graph.ts";
import { createPostIndex, type PostIndex } from "./post-index.ts";
import { type ArcCost, createSearchTree, type SearchTree } from "./search-tree.ts";
import {
  createArcCost,
  createWayFinder,
  type FindWay,
  type PlannedWay,
  type WayWishes,
} from "./shortest-way.ts";
import type { PreferredSurface } from "./surface-weights.ts";

/** A graph made ready to plan on. */
export interface RoutingGraph {
  readonly graph: PlanGraph;
  readonly find: FindWay;
  /** The post that stands for each: several posts may be one number for people; see `leadPosts`. */
  readonly leads: readonly number[];
  /** The posts nearest to a place. */
  readonly near: PostIndex;
  /** Measures what makes ways in a mode quick to find, before the second one asks for it. */
  readonly prepare: (mode: NetworkMode) => void;
  /** For searches from a post to all others, and from all others to a post: one at a time. */
  readonly trees: { readonly forward: SearchTree; readonly backward: SearchTree };
}

/** The way from one number of a plan to the next. */
export interface GraphLeg {
  /** Along the ground. */
  readonly meters: number;
  /** Indices of every post on it, those of one number that lie together too. */
  readonly posts: readonly number[];
  /** The edge under each step: one fewer than posts. Its shape: `lineOfSteps`. */
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
  /** Indices of posts, stops and what lies between them; of posts of one number that lie together, one. */
  readonly posts: readonly number[];
  /** From each post of `posts` to the next, metres along the ground. */
  readonly legMeters: readonly number[];
  readonly meters: number;
  /** One fewer than posts, in the same order as `legMeters`. */
  readonly legs: readonly GraphLeg[];
  /** For each stop that was asked for, its place in `posts`. */
  readonly stopPlaces: readonly number[];
}

/** Makes the graphs of packs ready to plan on. */
export function createRoutingGraph(graphs: readonly NetworkGraph[]): RoutingGraph {
  const graph = mergeGraphs(graphs);
  const landmarks = createLandmarks(graph);
  let trees: RoutingGraph["trees"] | null = null;
  return {
    graph,
    find: createWayFinder(graph, landmarks),
    prepare: (mode) => landmarks.prepare(NETWORK_MODES.indexOf(mode)),
    leads: leadsOf(graph),
    near: createPostIndex(graph),
    get trees() {
      trees ??= {
        forward: createSearchTree(graph.forward, graph.postCount),
        backward: createSearchTree(graph.backward, graph.postCount),
      };
      return trees;
    },
  };
}

/** Only short edges join posts of one number: the others need not be looked at. */
function leadsOf({ postCount, post, edgeLengths, edgeFrom, edgeTo }: PlanGraph): readonly number[] {
  const leads: number[] = [];
  for (let index = 0; index < postCount; index += 1) leads.push(index);
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
  leadPosts(near.map(post), links).forEach((lead, place) => {
    leads[near[place] as number] = near[lead] as number;
  });
  return leads;
}

/** The shortest plan that passes these posts in this order; null when one cannot be reached from that before it. */
export function planThrough(
  routing: Pick<RoutingGraph, "graph" | "find" | "leads">,
  stops: readonly number[],
  wishes: WayWishes = {},
): StopsPlan | null {
  const [first, ...others] = stops;
  if (first === undefined) return null;
  const ways: PlannedWay[] = [];
  let from = first;
  for (const to of others) {
    const way = routing.find(from, to, wishes);
    if (!way) return null;
    ways.push(way);
    from = to;
  }
  return planAlong(routing, first, ways);
}

/** Posts of one number that follow one another this close along a plan are one number there. */
const SPLIT_METERS = 150;

/** The plan that goes along these ways, each from where the one before it ends; the first from `first`. */
export function planAlong(
  { graph, leads }: Pick<RoutingGraph, "graph" | "leads">,
  first: number,
  ways: readonly PlannedWay[],
): StopsPlan {
  const posts = [first];
  const stopPlaces = [0];
  const steps: LegSteps[] = [];
  let pending: LegSteps = { posts: [first], edges: [] };
  const isStillThere = (post: number): boolean => {
    const last = posts.at(-1) as number;
    if (leads[post] === leads[last]) return true;
    const isSplit = lengthMeters(graph, pending.edges) <= SPLIT_METERS;
    return isSplit && isSameNumber(graph.post(post), graph.post(last));
  };
  for (const way of ways) {
    way.edges.forEach((edge, step) => {
      const post = way.posts[step + 1] as number;
      pending.posts.push(post);
      pending.edges.push(edge);
      if (isStillThere(post)) return;
      posts.push(post);
      steps.push(pending);
      pending = { posts: [post], edges: [] };
    });
    stopPlaces.push(posts.length - 1);
  }
  // Between posts of the last number: part of the way to it.
  steps.at(-1)?.posts.push(...pending.posts.slice(1));
  steps.at(-1)?.edges.push(...pending.edges);
  const legs = steps.map((leg) => legOf(graph, leg));
  const meters = lengthMeters(
    graph,
    ways.flatMap(({ edges }) => edges),
  );
  return {
    posts,
    legMeters: legs.map(({ meters }) => meters),
    meters,
    legs,
    stopPlaces,
  };
}

interface LegSteps {
  readonly posts: number[];
  readonly edges: number[];
}

function lengthMeters({ edgeLengths }: PlanGraph, edges: readonly number[]): number {
  return edges.reduce((sum, edge) => sum + (edgeLengths[edge] as number), 0) / 10;
}

function legOf(graph: PlanGraph, { posts, edges }: LegSteps): GraphLeg {
  const traits = edges.reduce((all, edge) => all | (graph.edgeTraits[edge] as number), 0);
  return {
    meters: lengthMeters(graph, edges),
    posts,
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
export type NumbersTrouble =
  | { readonly kind: "no-such-number"; readonly number: string }
  | { readonly kind: "no-way"; readonly from: string; readonly to: string };

/** Numbers as people say them, and where. */
export interface WantedNumbers {
  readonly numbers: readonly string[];
  readonly mode: NetworkMode;
  readonly near: LatLng | null;
  readonly wishes?: WayWishes;
}

/** Whoever names a place means the nearest post there, and only of those as near the shorter way. */
const NEARNESS = 1000;

/**
 * The posts that are meant by these numbers: of all that carry them, those between which the way is
 * shortest, beginning at the one nearest to `near`, if that is given, from which there is a way.
 */
export function stopsForNumbers(
  { graph, trees }: Pick<RoutingGraph, "graph" | "trees">,
  { numbers, mode, near, wishes = {} }: WantedNumbers,
): readonly number[] | NumbersTrouble {
  const arcCost = createArcCost(graph, wishes);
  /** The posts of each number that can be reached over those of the numbers before it. */
  let chains: readonly Chain[] = [];
  for (const [place, number] of numbers.entries()) {
    const candidates = postsNumbered(graph, number, mode);
    if (candidates.length === 0) return { kind: "no-such-number", number };
    chains =
      place === 0
        ? candidates.map((post) => ({ post, cost: nearCost(graph, near, post), before: null }))
        : longerChains(chains, candidates, trees.forward, arcCost);
    if (chains.length === 0) return { kind: "no-way", from: numbers[place - 1] ?? "", to: number };
  }
  const [best] = chains.toSorted((a, b) => a.cost - b.cost);
  return best ? stopsOf(best) : [];
}

interface Chain {
  readonly post: number;
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
  const byPost = new Map(chains.map((chain) => [chain.post, chain]));
  tree.grow(chains, { arcCost });
  return candidates.flatMap((post) => {
    const cost = tree.costTo(post);
    if (cost === Number.POSITIVE_INFINITY) return [];
    let source = post;
    while (tree.postBefore(source) >= 0) source = tree.postBefore(source);
    return [{ post, cost, before: byPost.get(source) ?? null }];
  });
}

function stopsOf(chain: Chain): readonly number[] {
  const stops: number[] = [];
  for (let one: Chain | null = chain; one; one = one.before) stops.push(one.post);
  return stops.reverse();
}

/** The posts of a mode that carry this number, or without a number this name, in order. */
export function postsNumbered(
  { modeStarts, labelOf }: PlanGraph,
  number: string,
  mode: NetworkMode,
): readonly number[] {
  const wanted = comparableLabel(number);
  const place = NETWORK_MODES.indexOf(mode);
  const found: number[] = [];
  for (let post = modeStarts[place] as number; post < (modeStarts[place + 1] as number); post++) {
    if (comparableLabel(labelOf(post)) === wanted) found.push(post);
  }
  return found;
}

function nearCost({ lats, lngs }: PlanGraph, near: LatLng | null, post: number): number {
  const place = { lat: lats[post] as number, lng: lngs[post] as number };
  return near ? distanceMeters(near, place) * 10 * NEARNESS : 0;
}
