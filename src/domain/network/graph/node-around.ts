import { around } from "geokdbush";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { NetworkGraph } from "./network-graph.ts";

/** What a post is known by, whichever pack it is read from. */
export interface NodeIdentity {
  readonly mode: NetworkMode;
  readonly osmId: number;
}

/** A post that can be travelled to from another one, or from which that one can be reached. */
export interface NodeNeighbour {
  /** The one that stands for its number there. */
  readonly node: NetworkNode;
  /** Along the ground. */
  readonly distanceMeters: number;
  /** `to`: only from the post to this neighbour; `from`: only the other way. */
  readonly direction: "both" | "to" | "from";
  readonly hasFerry: boolean;
  readonly hasPortage: boolean;
}

/** A post with those around it. */
export interface NodeAround {
  readonly node: NetworkNode;
  /** By number, then by distance; a neighbour is there twice when each way leads over other ground. */
  readonly neighbours: readonly NodeNeighbour[];
}

/** Two ways whose lengths differ by no more may differ by the way between posts of one number. */
const DETOUR_METERS = 150;

/** A post and how far it is, as the crow flies. */
export interface NodeNear {
  readonly node: NetworkNode;
  readonly distanceMeters: number;
}

/** Nodes of two networks this close hang on one post, though each may be mapped by itself. */
const SAME_POST_METERS = 5;

/** More than that in any direction, wherever in Europe. */
const BESIDE_DEGREES = 0.001;

/**
 * The post with this identity and those that it, and the others of its number there, are linked with;
 * null when the graph has none.
 */
export function nodeAround(graph: NetworkGraph, identity: NodeIdentity): NodeAround | null {
  const index = indexOf(graph, identity);
  return index < 0 ? null : aroundOf(graph, index);
}

/**
 * The node with this identity, and behind it those of other networks on the same post, at most one a
 * network, in the order of `NETWORK_MODES`. Empty when the graph has no such node.
 */
export function nodesOnPost(graph: NetworkGraph, identity: NodeIdentity): readonly NodeAround[] {
  const asked = indexOf(graph, identity);
  if (asked < 0) return [];
  const posts = postsOfNumber(graph, asked).map(graph.node);
  const nearest = new Map<NetworkMode, { index: number; meters: number }>();
  for (const index of nodesBeside(graph, posts)) {
    const meters = Math.min(...posts.map((post) => metersBetween(graph, index, post)));
    if (meters > SAME_POST_METERS) continue;
    const { mode } = graph.node(index);
    if (meters < (nearest.get(mode)?.meters ?? Number.POSITIVE_INFINITY)) {
      nearest.set(mode, { index, meters });
    }
  }
  const others = NETWORK_MODES.flatMap((mode) =>
    mode === identity.mode ? [] : (nearest.get(mode)?.index ?? []),
  );
  return [asked, ...others].map((index) => aroundOf(graph, index));
}

/** The nodes within `BESIDE_DEGREES` of any of these posts, each once. */
function nodesBeside(graph: NetworkGraph, posts: readonly NetworkNode[]): readonly number[] {
  const beside = posts.flatMap(({ lng, lat }) =>
    graph
      .places()
      .range(
        lng - BESIDE_DEGREES,
        lat - BESIDE_DEGREES,
        lng + BESIDE_DEGREES,
        lat + BESIDE_DEGREES,
      ),
  );
  return [...new Set(beside)];
}

/** Metres; 0 for the very same. */
function metersBetween({ nodes }: NetworkGraph, index: number, post: NetworkNode): number {
  if (nodes.osmIds[index] === post.osmId) return 0;
  return distanceMeters({ lat: nodes.lats[index] ?? 0, lng: nodes.lngs[index] ?? 0 }, post);
}

function indexOf(graph: NetworkGraph, { mode, osmId }: NodeIdentity): number {
  return graph.nodes.osmIds.findIndex(
    (id, index) => id === osmId && graph.node(index).mode === mode,
  );
}

function aroundOf(graph: NetworkGraph, index: number): NodeAround {
  const posts = postsOfNumber(graph, index);
  return { node: graph.node(index), neighbours: neighboursOf(graph, posts) };
}

/** The posts that are one number with this one, itself included. */
function postsOfNumber(graph: NetworkGraph, index: number): readonly number[] {
  const lead = graph.leadOf(index);
  const posts: number[] = [];
  for (let other = 0; other < graph.nodeCount; other++) {
    if (graph.leadOf(other) === lead) posts.push(other);
  }
  return posts;
}

/** The posts nearest to a place, of one network or of all, the nearest first; of one number there one. */
export function nodesNear(
  graph: NetworkGraph,
  place: LatLng,
  count: number,
  mode: NetworkMode | null,
): readonly NodeNear[] {
  if (graph.nodeCount === 0) return [];
  const isWanted = (index: number): boolean => mode === null || graph.node(index).mode === mode;
  // Of the posts of one number only the nearest counts: more are asked for until there are enough.
  for (let asked = 2 * count; ; asked *= 2) {
    const found = around(graph.places(), place.lng, place.lat, asked, Infinity, isWanted);
    const near = nearestOfNumbers(graph, found).slice(0, count);
    if (near.length === count || found.length < asked) {
      return near.map((index) => {
        const node = graph.node(index);
        return { node, distanceMeters: distanceMeters(place, node) };
      });
    }
  }
}

/** The first of each number. */
function nearestOfNumbers(graph: NetworkGraph, found: readonly number[]): readonly number[] {
  const firsts = new Map<number, number>();
  for (const index of found) {
    const lead = graph.leadOf(index);
    if (!firsts.has(lead)) firsts.set(lead, index);
  }
  return [...firsts.values()];
}

/** A way from one of the posts of a number to one of the posts of the next. */
interface Way extends NodeNeighbour {
  readonly ends: readonly [from: number, to: number];
}

function neighboursOf(graph: NetworkGraph, posts: readonly number[]): readonly NodeNeighbour[] {
  const ways = posts.flatMap((post) => waysFrom(graph, post));
  return withoutDetours(ways)
    .map(({ ends: _, ...neighbour }) => neighbour)
    .sort((a, b) => compareLabels(a.node, b.node) || a.distanceMeters - b.distanceMeters);
}

function waysFrom(graph: NetworkGraph, index: number): Way[] {
  const [start, end] = [graph.edgesAtStarts[index] ?? 0, graph.edgesAtStarts[index + 1] ?? 0];
  return [...graph.edgesAt.subarray(start, end)].flatMap((edgeIndex) => {
    const edge = graph.edge(edgeIndex);
    const isOut = edge.fromIndex === index;
    const to = isOut ? edge.toIndex : edge.fromIndex;
    const lead = graph.leadOf(to);
    // A way round that leads back to its own number leads nowhere.
    if (lead === graph.leadOf(index)) return [];
    const { hasFerry, hasPortage, lengthMeters, isTwoWay } = edge;
    const direction = isTwoWay ? ("both" as const) : isOut ? ("to" as const) : ("from" as const);
    const ends = [index, to] as const;
    return [
      {
        node: graph.node(lead),
        distanceMeters: lengthMeters,
        direction,
        hasFerry,
        hasPortage,
        ends,
      },
    ];
  });
}

/**
 * Where numbers have several posts, ways that begin or end at another of them and are about as long
 * are one way for people: the shortest stays, and one that goes both ways before one that does not.
 */
function withoutDetours(ways: readonly Way[]): readonly Way[] {
  const inOrder = ways.toSorted(
    (a, b) =>
      Number(b.direction === "both") - Number(a.direction === "both") ||
      a.distanceMeters - b.distanceMeters,
  );
  const kept: Way[] = [];
  for (const way of inOrder) {
    if (!kept.some((other) => isSameWay(other, way))) kept.push(way);
  }
  return kept;
}

function isSameWay(kept: Way, other: Way): boolean {
  const leadsThere = kept.direction === "both" || kept.direction === other.direction;
  const isAlike = kept.hasFerry === other.hasFerry && kept.hasPortage === other.hasPortage;
  const hasOtherPosts = kept.ends.some((post, end) => post !== other.ends[end]);
  return (
    kept.node.osmId === other.node.osmId &&
    leadsThere &&
    isAlike &&
    hasOtherPosts &&
    Math.abs(kept.distanceMeters - other.distanceMeters) <= DETOUR_METERS
  );
}

/** "9" comes before "10", and a number before a name. */
function compareLabels(a: NetworkNode, b: NetworkNode): number {
  const [numberA, numberB] = [numberOf(a), numberOf(b)];
  if (numberA !== numberB) return numberA < numberB ? -1 : 1;
  const [labelA, labelB] = [a.ref ?? a.name ?? "", b.ref ?? b.name ?? ""];
  return labelA < labelB ? -1 : Number(labelA > labelB);
}

function numberOf({ ref }: NetworkNode): number {
  const number = Number.parseInt(ref ?? "", 10);
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}
