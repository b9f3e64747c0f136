import FlatQueue from "flatqueue";
import createNgraph from "ngraph.graph";
import { aStar } from "ngraph.path";
import type { Network } from "#domain/network/network.ts";
import type { PlanGraph } from "#domain/network/plan/merged/plan-graph.ts";

/**
 * Returns a search by another library, ngraph.path without a heuristic, over the same arcs: decimetres, null
 * for no path.
 */
export function ngraphSearch(graph: PlanGraph): (from: number, to: number) => number | null {
  const other = createNgraph<unknown, { readonly weight: number }>();
  for (let node = 0; node < graph.nodeCount; node += 1) other.addNode(node);
  const { starts, nodes, lengths } = graph.forward;
  for (let node = 0; node < graph.nodeCount; node += 1) {
    const shortest = new Map<number, number>();
    for (let arc = starts[node] as number; arc < (starts[node + 1] as number); arc += 1) {
      const to = nodes[arc] as number;
      const known = shortest.get(to) ?? Number.POSITIVE_INFINITY;
      shortest.set(to, Math.min(known, lengths[arc] as number));
    }
    for (const [to, weight] of shortest) other.addLink(node, to, { weight });
  }
  const finder = aStar(other, { oriented: true, distance: (_a, _b, link) => link.data.weight });
  return (from, to) => {
    if (from === to) return 0;
    const path = finder.find(from, to).reverse();
    if (path.length === 0) return null;
    return path.slice(1).reduce((sum, node, index) => {
      const link = other.getLink(path[index]?.id ?? 0, node.id);
      return sum + (link?.data.weight ?? Number.NaN);
    }, 0);
  };
}

/**
 * Returns a textbook Dijkstra search from one node to all others over the network before it was written to a
 * pack: decimetres by the index of the node, Infinity for no path.
 */
export function textbookSearch({ nodes, edges }: Network): (from: number) => Float64Array {
  const links: { readonly to: number; readonly units: number }[][] = nodes.map(() => []);
  for (const { fromIndex, toIndex, lengthMeters, isTwoWay } of edges) {
    const units = Math.round(lengthMeters * 10);
    links[fromIndex]?.push({ to: toIndex, units });
    if (isTwoWay) links[toIndex]?.push({ to: fromIndex, units });
  }
  return (from) => {
    const distances = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
    const queue = new FlatQueue<number>();
    distances[from] = 0;
    queue.push(from, 0);
    while (queue.length > 0) {
      const node = queue.pop() as number;
      for (const { to, units } of links[node] ?? []) {
        const distance = (distances[node] as number) + units;
        if (distance >= (distances[to] as number)) continue;
        distances[to] = distance;
        queue.push(to, distance);
      }
    }
    return distances;
  };
}
