import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkNode } from "./network.ts";
import type { NetworkGraph } from "./network-graph.ts";
import type { NetworkMode } from "./network-mode.ts";

/** What a post is known by, whichever pack it is read from. */
export interface NodeIdentity {
  readonly mode: NetworkMode;
  readonly osmId: number;
}

/** A post that can be travelled to from another one, or from which that one can be reached. */
export interface NodeNeighbour {
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

/** A post and how far it is, as the crow flies. */
export interface NodeNear {
  readonly node: NetworkNode;
  readonly distanceMeters: number;
}

/** The post with this identity and those it is linked with, or null when the graph has none. */
export function nodeAround(graph: NetworkGraph, { mode, osmId }: NodeIdentity): NodeAround | null {
  for (let index = 0; index < graph.nodeCount; index++) {
    if (graph.nodes.osmIds[index] !== osmId) continue;
    const node = graph.node(index);
    if (node.mode === mode) return { node, neighbours: neighboursOf(graph, index) };
  }
  return null;
}

/** The posts nearest to a place, of one network or of all, the nearest first. */
export function nodesNear(
  graph: NetworkGraph,
  place: LatLng,
  count: number,
  mode: NetworkMode | null,
): readonly NodeNear[] {
  const { lats, lngs } = graph.nodes;
  const lngScale = Math.cos((place.lat * Math.PI) / 180);
  // Flat and squared: good enough to put them in order, and no object for each of thousands.
  const nearness = Float64Array.from(lats, (lat, index) => {
    const lng = lngs[index] ?? 0;
    return (lat - place.lat) ** 2 + ((lng - place.lng) * lngScale) ** 2;
  });
  const order = Uint32Array.from(nearness, (_, index) => index);
  order.sort((a, b) => (nearness[a] ?? 0) - (nearness[b] ?? 0));
  const near: NodeNear[] = [];
  for (const index of order) {
    if (near.length >= count) break;
    const node = graph.node(index);
    if (mode !== null && node.mode !== mode) continue;
    near.push({ node, distanceMeters: distanceMeters(place, node) });
  }
  return near;
}

function neighboursOf(graph: NetworkGraph, index: number): readonly NodeNeighbour[] {
  const [start, end] = [graph.edgesAtStarts[index] ?? 0, graph.edgesAtStarts[index + 1] ?? 0];
  const neighbours: NodeNeighbour[] = [];
  for (const edgeIndex of graph.edgesAt.subarray(start, end)) {
    const edge = graph.edge(edgeIndex);
    // A way round that leads back to its post leads nowhere.
    if (edge.fromIndex === edge.toIndex) continue;
    const isOut = edge.fromIndex === index;
    const { hasFerry, hasPortage, lengthMeters } = edge;
    neighbours.push({
      node: graph.node(isOut ? edge.toIndex : edge.fromIndex),
      distanceMeters: lengthMeters,
      direction: edge.isTwoWay ? "both" : isOut ? "to" : "from",
      hasFerry,
      hasPortage,
    });
  }
  return neighbours.sort(
    (a, b) => compareLabels(a.node, b.node) || a.distanceMeters - b.distanceMeters,
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
