import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { leadPosts } from "#domain/network/graph/lead-posts.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { comparableLabel } from "#domain/network/node-label.ts";
import { createDistanceField } from "./distance-field.ts";
import { createLandmarks } from "./landmarks.ts";
import { mergeGraphs, type PlanGraph } from "./plan-graph.ts";
import { createWayFinder, type FindWay, type WayWishes } from "./shortest-way.ts";

/** A graph made ready to plan on. */
export interface Planner {
  readonly graph: PlanGraph;
  readonly find: FindWay;
  /** The post that stands for each: several posts may be one number for people; see `leadPosts`. */
  readonly leads: readonly number[];
}

/** A plan through stops, as people follow it: number by number. */
export interface StopsPlan {
  /** Indices of posts, stops and what lies between them; of posts of one number that lie together, one. */
  readonly posts: readonly number[];
  /** From each post of `posts` to the next, metres along the ground. */
  readonly legMeters: readonly number[];
  readonly meters: number;
}

/** Makes the graphs of packs ready to plan on. */
export function createPlanner(graphs: readonly NetworkGraph[]): Planner {
  const graph = mergeGraphs(graphs);
  const posts = Array.from({ length: graph.postCount }, (_, index) => graph.post(index));
  const links = posts.flatMap((_, fromIndex) => {
    const { starts, posts: ends, lengths } = graph.forward;
    return [...ends.subarray(starts[fromIndex], starts[fromIndex + 1])].map((toIndex, arc) => ({
      fromIndex,
      toIndex,
      lengthMeters: (lengths[(starts[fromIndex] as number) + arc] as number) / 10,
    }));
  });
  const find = createWayFinder(graph, createLandmarks(graph));
  return { graph, find, leads: leadPosts(posts, links) };
}

/** The shortest plan that passes these posts in this order; null when one cannot be reached from that before it. */
export function planThrough(
  { find, leads }: Pick<Planner, "find" | "leads">,
  stops: readonly number[],
  wishes: WayWishes = {},
): StopsPlan | null {
  const [first, ...others] = stops;
  if (first === undefined) return null;
  const posts = [first];
  const legMeters: number[] = [];
  let [meters, pendingMeters, from] = [0, 0, first];
  for (const to of others) {
    const way = find(from, to, wishes);
    if (!way) return null;
    meters += way.lengthMeters;
    way.posts.slice(1).forEach((post, step) => {
      pendingMeters += way.stepMeters[step] as number;
      if (leads[post] === leads[posts.at(-1) as number]) return;
      posts.push(post);
      legMeters.push(pendingMeters);
      pendingMeters = 0;
    });
    from = to;
  }
  // Between posts of the last number: part of the way to it.
  if (legMeters.length > 0) legMeters.push((legMeters.pop() as number) + pendingMeters);
  return { posts, legMeters, meters };
}

/** Why numbers are no plan. */
export type NumbersTrouble =
  | { readonly kind: "no-such-number"; readonly number: string }
  | { readonly kind: "no-way"; readonly from: string; readonly to: string };

/** Whoever names a place means the nearest post there, and only of those as near the shorter way. */
const NEARNESS = 1000;

/** So many posts of a number are tried, the nearest to where the plan is wanted first. */
const MOST_CANDIDATES = 60;

/**
 * The posts that are meant by these numbers: of all that carry them, those between which the way is
 * shortest, beginning at the one nearest to `near`, if that is given, from which there is a way.
 */
export function stopsForNumbers(
  { graph }: Pick<Planner, "graph">,
  {
    numbers,
    mode,
    near,
  }: {
    readonly numbers: readonly string[];
    readonly mode: NetworkMode;
    readonly near: LatLng | null;
  },
): readonly number[] | NumbersTrouble {
  const field = createDistanceField(graph.forward, graph.postCount);
  let chains: readonly Chain[] = [];
  for (const [place, number] of numbers.entries()) {
    const candidates = postsOf(graph, number, mode, near);
    if (candidates.length === 0) return { kind: "no-such-number", number };
    chains =
      place === 0
        ? candidates.map((post) => ({
            stops: [post],
            cost: metersFrom(near, graph.post(post)) * NEARNESS,
          }))
        : longerChains(chains, candidates, field);
    if (chains.length === 0) return { kind: "no-way", from: numbers[place - 1] ?? "", to: number };
  }
  const [best] = chains.toSorted((a, b) => a.cost - b.cost);
  return best?.stops ?? [];
}

interface Chain {
  readonly stops: readonly number[];
  readonly cost: number;
}

function longerChains(
  chains: readonly Chain[],
  candidates: readonly number[],
  field: ReturnType<typeof createDistanceField>,
): readonly Chain[] {
  const best = new Map<number, Chain>();
  for (const { stops, cost } of chains) {
    field.measureFrom(stops.at(-1) as number);
    for (const post of candidates) {
      const total = cost + field.to(post) / 10;
      if (total >= (best.get(post)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(post, { stops: [...stops, post], cost: total });
    }
  }
  return [...best.values()];
}

function postsOf(
  graph: PlanGraph,
  number: string,
  mode: NetworkMode,
  near: LatLng | null,
): readonly number[] {
  const wanted = comparableLabel(number);
  const found: number[] = [];
  for (let post = 0; post < graph.postCount; post += 1) {
    if (graph.modes[post] !== NETWORK_MODES.indexOf(mode)) continue;
    const { ref, name } = graph.post(post);
    if (comparableLabel(ref ?? name ?? "") === wanted) found.push(post);
  }
  if (!near) return found;
  const byDistance = found.toSorted(
    (a, b) => metersFrom(near, graph.post(a)) - metersFrom(near, graph.post(b)),
  );
  return byDistance.slice(0, MOST_CANDIDATES);
}

function metersFrom(near: LatLng | null, place: LatLng): number {
  return near ? distanceMeters(near, place) : 0;
}
