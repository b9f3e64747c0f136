import { around } from "geokdbush";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { NetworkGraph } from "./network-graph.ts";

/** What a node is known by, whichever pack it is read from. */
export interface NodeIdentity {
  readonly mode: NetworkMode;
  readonly osmId: number;
}

/** A node that can be travelled to from another one, or from which that one can be reached. */
export interface NodeNeighbour {
  /** The one that stands for its number there. */
  readonly node: NetworkNode;
  /** Along the ground. */
  readonly distanceMeters: number;
  /** `to`: only from the node to this neighbour; `from`: only the other way. */
  readonly direction: "both" | "to" | "from";
  readonly hasFerry: boolean;
  readonly hasPortage: boolean;
}

/** A node with those around it. */
export interface NodeAround {
  readonly node: NetworkNode;
  /** By number, then by distance; a neighbour is there twice when each way leads over other ground. */
  readonly neighbours: readonly NodeNeighbour[];
}

/** Two ways whose lengths differ by no more may differ by the way between nodes of one number. */
const DETOUR_METERS = 150;

/** A node and how far it is, as the crow flies. */
export interface NodeNear {
  readonly node: NetworkNode;
  readonly distanceMeters: number;
}

/** Nodes of two networks this close hang on one node, though each may be mapped by itself. */
const SIGNPOST_METERS = 5;

/** More than that in any direction, wherever in Europe. */
const BESIDE_DEGREES = 0.001;

/**
 * The node with this identity and those that it, and the others of its number there, are linked with;
 * null when the graph has none.
 */
export function nodeAround(graph: NetworkGraph, identity: NodeIdentity): NodeAround | null {
  const index = indexOf(graph, identity);
  return index < 0 ? null : aroundOf(graph, index);
}

/**
 * The node with this identity, and behind it those of other networks on the same node, at most one a
 * network, in the order of `NETWORK_MODES`. Empty when the graph has no such node.
 */
export function nodesAtSignpost(
  graph: NetworkGraph,
  identity: NodeIdentity,
): readonly NodeAround[] {
  const asked = indexOf(graph, identity);
  if (asked < 0) return [];
  const nodes = nodesOfJunction(graph, asked).map(graph.node);
  const nearest = new Map<NetworkMode, { index: number; meters: number }>();
  for (const index of nodesBeside(graph, nodes)) {
    const meters = Math.min(...nodes.map((node) => metersBetween(graph, index, node)));
    if (meters > SIGNPOST_METERS) continue;
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

/** The nodes within `BESIDE_DEGREES` of any of these nodes, each once. */
function nodesBeside(graph: NetworkGraph, nodes: readonly NetworkNode[]): readonly number[] {
  const beside = nodes.flatMap(({ lng, lat }) =>
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
function metersBetween({ nodes }: NetworkGraph, index: number, node: NetworkNode): number {
  if (nodes.osmIds[index] === node.osmId) return 0;
  return distanceMeters({ lat: nodes.lats[index] ?? 0, lng: nodes.lngs[index] ?? 0 }, node);
}

function indexOf(graph: NetworkGraph, { mode, osmId }: NodeIdentity): number {
  return graph.nodes.osmIds.findIndex(
    (id, index) => id === osmId && graph.node(index).mode === mode,
  );
}

function aroundOf(graph: NetworkGraph, index: number): NodeAround {
  const nodes = nodesOfJunction(graph, index);
  return { node: graph.node(index), neighbours: neighboursOf(graph, nodes) };
}

/** The nodes that are one number with this one, itself included. */
function nodesOfJunction(graph: NetworkGraph, index: number): readonly number[] {
  const junction = graph.junctionOf(index);
  const nodes: number[] = [];
  for (let other = 0; other < graph.nodeCount; other++) {
    if (graph.junctionOf(other) === junction) nodes.push(other);
  }
  return nodes;
}

/** The nodes nearest to a place, of one network or of all, the nearest first; of one number there one. */
export function nodesNear(
  graph: NetworkGraph,
  place: LatLng,
  count: number,
  mode: NetworkMode | null,
): readonly NodeNear[] {
  if (graph.nodeCount === 0) return [];
  const isWanted = (index: number): boolean => mode === null || graph.node(index).mode === mode;
  // Of the nodes of one number only the nearest counts: more are asked for until there are enough.
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
    const junction = graph.junctionOf(index);
    if (!firsts.has(junction)) firsts.set(junction, index);
  }
  return [...firsts.values()];
}

/** A way from one of the nodes of a number to one of the nodes of the next. */
interface Path extends NodeNeighbour {
  readonly ends: readonly [from: number, to: number];
}

function neighboursOf(graph: NetworkGraph, nodes: readonly number[]): readonly NodeNeighbour[] {
  const paths = nodes.flatMap((node) => pathsFrom(graph, node));
  return withoutDetours(paths)
    .map(({ ends: _, ...neighbour }) => neighbour)
    .sort((a, b) => compareLabels(a.node, b.node) || a.distanceMeters - b.distanceMeters);
}

function pathsFrom(graph: NetworkGraph, index: number): Path[] {
  const [start, end] = [graph.edgesAtStarts[index] ?? 0, graph.edgesAtStarts[index + 1] ?? 0];
  return [...graph.edgesAt.subarray(start, end)].flatMap((edgeIndex) => {
    const edge = graph.edge(edgeIndex);
    const isOut = edge.fromIndex === index;
    const to = isOut ? edge.toIndex : edge.fromIndex;
    const junction = graph.junctionOf(to);
    // A way round that leads back to its own number leads nowhere.
    if (junction === graph.junctionOf(index)) return [];
    const { hasFerry, hasPortage, lengthMeters, isTwoWay } = edge;
    const direction = isTwoWay ? ("both" as const) : isOut ? ("to" as const) : ("from" as const);
    const ends = [index, to] as const;
    return [
      {
        node: graph.node(junction),
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
 * Where numbers have several nodes, ways that begin or end at another of them and are about as long
 * are one way for people: the shortest stays, and one that goes both ways before one that does not.
 */
function withoutDetours(paths: readonly Path[]): readonly Path[] {
  const inOrder = paths.toSorted(
    (a, b) =>
      Number(b.direction === "both") - Number(a.direction === "both") ||
      a.distanceMeters - b.distanceMeters,
  );
  const kept: Path[] = [];
  for (const path of inOrder) {
    if (!kept.some((other) => isSamePath(other, path))) kept.push(path);
  }
  return kept;
}

function isSamePath(kept: Path, other: Path): boolean {
  const leadsThere = kept.direction === "both" || kept.direction === other.direction;
  const isAlike = kept.hasFerry === other.hasFerry && kept.hasPortage === other.hasPortage;
  const hasOtherNodes = kept.ends.some((node, end) => node !== other.ends[end]);
  return (
    kept.node.osmId === other.node.osmId &&
    leadsThere &&
    isAlike &&
    hasOtherNodes &&
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
