import { around } from "geokdbush";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { NetworkGraph } from "./network-graph.ts";

/** The identity of a node, independent of the pack that it is read from. */
export interface NodeIdentity {
  readonly mode: NetworkMode;
  readonly osmId: number;
}

/** A node at the other end of an edge, in either direction. */
export interface NodeNeighbour {
  /** The node that represents its junction. */
  readonly node: NetworkNode;
  /** Along the ground. */
  readonly distanceMeters: number;
  /** `to`: one-way towards this neighbour; `from`: one-way from it. */
  readonly direction: "both" | "to" | "from";
  readonly hasFerry: boolean;
  readonly hasPortage: boolean;
}

/** A node with its neighbours. */
export interface NodeAround {
  readonly node: NetworkNode;
  /** By number, then by distance. A neighbour appears twice if the paths there and back differ. */
  readonly neighbours: readonly NodeNeighbour[];
}

/** Paths whose lengths differ by at most this may only differ in the nodes of a junction that they use. */
const DETOUR_METERS = 150;

/** A node with its distance in a straight line. */
export interface NodeNear {
  readonly node: NetworkNode;
  readonly distanceMeters: number;
}

/** Nodes of two networks within this distance share a signpost, even if they are mapped separately. */
const SIGNPOST_METERS = 5;

/** More than that distance in any direction, anywhere in Europe. */
const NEIGHBOUR_DEGREES = 0.001;

/**
 * Returns the node with this identity, followed by nodes of other networks at the same signpost: at most one
 * per network, in the order of `NETWORK_MODES`. Empty if the graph does not have the node.
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

/** Returns the nodes within `NEIGHBOUR_DEGREES` of any of these nodes, each once. */
function nodesBeside(graph: NetworkGraph, nodes: readonly NetworkNode[]): readonly number[] {
  const beside = nodes.flatMap(({ lng, lat }) =>
    graph
      .places()
      .range(
        lng - NEIGHBOUR_DEGREES,
        lat - NEIGHBOUR_DEGREES,
        lng + NEIGHBOUR_DEGREES,
        lat + NEIGHBOUR_DEGREES,
      ),
  );
  return [...new Set(beside)];
}

/** In metres; 0 for the same node. */
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

/** Returns all nodes of the junction of this node, including itself. */
function nodesOfJunction(graph: NetworkGraph, index: number): readonly number[] {
  const junction = graph.junctionOf(index);
  const nodes: number[] = [];
  for (let other = 0; other < graph.nodeCount; other++) {
    if (graph.junctionOf(other) === junction) nodes.push(other);
  }
  return nodes;
}

/**
 * Returns the nodes nearest to a place, nearest first, one per junction; of one network, or of all if `mode`
 * is null.
 */
export function nodesNear(
  graph: NetworkGraph,
  place: LatLng,
  count: number,
  mode: NetworkMode | null,
): readonly NodeNear[] {
  if (graph.nodeCount === 0) return [];
  const isWanted = (index: number): boolean => mode === null || graph.node(index).mode === mode;
  // Only the nearest node of a junction counts, so more are asked for until there are enough.
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

/** Returns the first node of each junction. */
function nearestOfNumbers(graph: NetworkGraph, found: readonly number[]): readonly number[] {
  const firsts = new Map<number, number>();
  for (const index of found) {
    const junction = graph.junctionOf(index);
    if (!firsts.has(junction)) firsts.set(junction, index);
  }
  return [...firsts.values()];
}

/** A path from a node of one junction to a node of the next. */
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
    // A path that leads back to its own junction is not a neighbour.
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
 * Removes paths between the same junctions that differ only in their end nodes and are about as long. Keeps
 * the shortest, and prefers two-way paths.
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

/** Sorts "9" before "10", and numbers before names. */
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
