import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import type { Network, NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";

/** Returns a network as a pack holds it. */
export function graphFrom(network: Network): NetworkGraph {
  return readGraph(writeGraph(network).bytes);
}

/**
 * Returns a network, for walking by default, of nodes on a grid with holes like a real one: about three edges
 * per node, one in eight of them one-way, lengths that differ from the straight distance, and unconnected
 * parts.
 */
export function randomNetwork(
  seed: number,
  nodeCount: number,
  firstOsmId = 1,
  mode: NetworkMode = "walk",
): Network {
  const random = seededRandom(seed);
  const side = Math.ceil(Math.sqrt(nodeCount));
  const nodes = Array.from({ length: nodeCount }, (_, index): NetworkNode => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return {
      osmId: firstOsmId + index,
      mode,
      ref: String(1 + Math.floor(random() * 99)),
      name: null,
      lat: 52 + (y + random() / 2) / 100,
      lng: 5 + (x + random() / 2) / 60,
      isInferred: false,
    };
  });
  const edges = nodes.flatMap((_, index) => {
    const right = (index + 1) % side === 0 ? -1 : index + 1;
    const others = [right, index + side, random() < 0.2 ? index + side + 1 : -1];
    return others
      .filter((other) => other >= 0 && other < nodeCount && random() > 0.2)
      .map((other) => ({ ...randomEdge(random, index, other), mode }));
  });
  return { nodes, edges };
}

function randomEdge(random: () => number, index: number, other: number): Omit<NetworkEdge, "mode"> {
  const isTurned = random() < 0.5;
  return {
    fromIndex: isTurned ? other : index,
    toIndex: isTurned ? index : other,
    isTwoWay: random() > 0.125,
    hasFerry: random() < 0.03,
    hasPortage: false,
    isConnection: random() < 0.03,
    lengthMeters: Math.round(6000 + random() * 20_000) / 10,
    pavedMeters: 0,
    unpavedMeters: 0,
    coordinates: new Float64Array(4),
    routeIds: [index + 1],
  };
}

/** Returns a walking node with this number; node 0 lies at 52, 5 and the others to its east. */
export function inventedNode(index: number, more: Partial<NetworkNode> = {}): NetworkNode {
  const place = { lat: 52, lng: 5 + index / 1000 };
  return {
    osmId: 100 + index,
    mode: "walk",
    ref: `${index}`,
    name: null,
    isInferred: false,
    ...place,
    ...more,
  };
}

/** Returns an edge between two nodes, two-way by default. */
export function inventedEdge(
  fromIndex: number,
  toIndex: number,
  lengthMeters: number,
  more: Partial<NetworkEdge> = {},
): NetworkEdge {
  return {
    mode: "walk",
    fromIndex,
    toIndex,
    lengthMeters,
    isTwoWay: true,
    hasFerry: false,
    hasPortage: false,
    isConnection: false,
    pavedMeters: 0,
    unpavedMeters: 0,
    coordinates: new Float64Array(4),
    routeIds: [],
    ...more,
  };
}
