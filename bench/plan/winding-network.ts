import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Network, NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { randomNetwork } from "#domain/network/plan/invented-network.fixture.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";

/** The number of points between the ends of an edge, as in real networks. */
const POINTS = 20;

/**
 * Creates a network with this many nodes of each mode: winding lines, and edges 1.02 to 1.5 times as long as
 * the straight line. Always the same network.
 */
export function windingNetwork(counts: readonly number[]): Network {
  const random = seededRandom(5);
  const nodes: NetworkNode[] = [];
  const edges: NetworkEdge[] = [];
  counts.forEach((count, place) => {
    const mode = NETWORK_MODES[place as 0 | 1 | 2 | 3];
    const network = randomNetwork(17 + place, count, 1, mode);
    const first = nodes.length;
    nodes.push(...network.nodes);
    for (const edge of network.edges) {
      const [fromIndex, toIndex] = [first + edge.fromIndex, first + edge.toIndex];
      const ends = [nodes[fromIndex] as NetworkNode, nodes[toIndex] as NetworkNode] as const;
      const lengthMeters = crowMeters(...ends) * (1.02 + random() * 0.48) + 0.1;
      edges.push({
        ...edge,
        fromIndex,
        toIndex,
        lengthMeters,
        coordinates: windingLine(...ends, random),
      });
    }
  });
  return { nodes, edges };
}

/** Returns the straight-line distance. */
export function crowMeters(from: LatLng, to: LatLng): number {
  return distanceMeters(from, to);
}

function windingLine(from: LatLng, to: LatLng, random: () => number): Float64Array {
  return Float64Array.from({ length: 2 * (POINTS + 2) }, (_, place) => {
    const part = Math.floor(place / 2) / (POINTS + 1);
    const wobble = part === 0 || part === 1 ? 0 : (random() - 0.5) / 2000;
    return place % 2 === 0
      ? from.lng + (to.lng - from.lng) * part + wobble
      : from.lat + (to.lat - from.lat) * part + wobble;
  });
}
