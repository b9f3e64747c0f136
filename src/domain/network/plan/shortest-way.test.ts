import createNgraph from "ngraph.graph";
import { aStar } from "ngraph.path";
import { describe, expect, it } from "vitest";
import type { NetworkEdge } from "#domain/network/network.ts";
import {
  graphFrom,
  inventedEdge,
  inventedPost,
  randomNetwork,
} from "./invented-network.builder-test.ts";
import { createLandmarks } from "./landmarks.ts";
import { mergeGraphs, type PlanGraph } from "./plan-graph.ts";
import { createWayFinder } from "./shortest-way.ts";

/** An independent search: ngraph.path without a heuristic, over the same arcs. */
function independent(graph: PlanGraph) {
  const other = createNgraph<unknown, { readonly weight: number }>();
  for (let post = 0; post < graph.postCount; post += 1) other.addNode(post);
  const { starts, posts, lengths } = graph.forward;
  for (let post = 0; post < graph.postCount; post += 1) {
    const shortest = new Map<number, number>();
    for (let arc = starts[post] as number; arc < (starts[post + 1] as number); arc += 1) {
      const to = posts[arc] as number;
      shortest.set(
        to,
        Math.min(shortest.get(to) ?? Number.POSITIVE_INFINITY, lengths[arc] as number),
      );
    }
    for (const [to, weight] of shortest) other.addLink(post, to, { weight });
  }
  const finder = aStar(other, { oriented: true, distance: (_a, _b, link) => link.data.weight });
  return (from: number, to: number): number | null => {
    const path = finder.find(from, to).reverse();
    if (path.length === 0) return null;
    return path.slice(1).reduce((sum, node, index) => {
      const link = other.getLink(path[index]?.id ?? 0, node.id);
      return sum + (link?.data.weight ?? Number.NaN);
    }, 0);
  };
}

describe("the shortest way", () => {
  it("is as long as an independent search says, one-way edges included", () => {
    for (const seed of [1, 2, 3]) {
      const graph = mergeGraphs([graphFrom(randomNetwork(seed, 60))]);
      const find = createWayFinder(graph, createLandmarks(graph));
      const other = independent(graph);
      for (let from = 0; from < graph.postCount; from += 1) {
        for (let to = 0; to < graph.postCount; to += 1) {
          const way = find(from, to);
          const meters = from === to ? 0 : other(from, to);
          expect(way && Math.round(way.lengthMeters * 10), `${seed}: ${from} → ${to}`).toBe(meters);
        }
      }
    }
  });

  it("names the posts and edges that lead there, each step over an arc of the graph", () => {
    const graph = mergeGraphs([graphFrom(randomNetwork(7, 80))]);
    const find = createWayFinder(graph, createLandmarks(graph));
    for (let to = 1; to < graph.postCount; to += 1) {
      const way = find(0, to);
      if (!way) continue;
      expect([way.posts[0], way.posts.at(-1)]).toEqual([0, to]);
      const meters = way.edges.reduce((sum, edge) => sum + (graph.edgeLengths[edge] as number), 0);
      expect(meters / 10).toBeCloseTo(way.lengthMeters, 6);
      way.edges.forEach((edge, step) => {
        const { starts, posts, edges } = graph.forward;
        const post = way.posts[step] as number;
        const row = edges.subarray(starts[post], starts[post + 1]);
        const at = row.findIndex(
          (one, i) => one === edge && posts[(starts[post] as number) + i] === way.posts[step + 1],
        );
        expect(at).toBeGreaterThanOrEqual(0);
      });
    }
  });

  it("is the same one, however often and in whichever order the packs are given", () => {
    const [a, b] = [graphFrom(randomNetwork(4, 40)), graphFrom(randomNetwork(5, 40, 1000))];
    const ways = [
      [a, b],
      [b, a],
      [a, b, a],
    ].map((packs) => {
      const graph = mergeGraphs(packs);
      const find = createWayFinder(graph, createLandmarks(graph));
      return Array.from({ length: graph.postCount }, (_, to) =>
        find(3, to)?.posts.map((post) => graph.post(post).osmId),
      );
    });
    expect(ways[1]).toEqual(ways[0]);
    expect(ways[2]).toEqual(ways[0]);
  });

  it("goes round a ferry, a portage and a connection when that is wished, and says null without a way", () => {
    const mode = "canoe";
    const nodes = ["1", "2", "3"].map((ref, index) => inventedPost(index, { ref, mode }));
    const edge = (from: number, to: number, meters: number, traits: Partial<NetworkEdge> = {}) =>
      inventedEdge(from, to, meters, { mode, ...traits });
    const graph = mergeGraphs([
      graphFrom({
        nodes,
        edges: [
          edge(0, 1, 100, { hasPortage: true }),
          edge(0, 2, 300),
          edge(1, 2, 300, { isConnection: true }),
        ],
      }),
    ]);
    const find = createWayFinder(graph, createLandmarks(graph));
    expect(find(0, 1)?.lengthMeters).toBe(100);
    expect(find(0, 1, { avoidPortages: true })?.lengthMeters).toBe(600);
    expect(find(0, 1, { avoidPortages: true, avoidConnections: true })).toBeNull();
    expect(find(0, 1, { avoidFerries: true })?.lengthMeters).toBe(100);
  });

  it("has the fewest posts when that is wished, and of those the shortest", () => {
    const nodes = [0, 1, 2, 3].map((index) => inventedPost(index));
    const graph = mergeGraphs([
      graphFrom({
        nodes,
        edges: [
          inventedEdge(0, 1, 10),
          inventedEdge(1, 2, 10),
          inventedEdge(2, 3, 10),
          inventedEdge(0, 3, 500),
          inventedEdge(0, 2, 600),
        ],
      }),
    ]);
    const find = createWayFinder(graph, createLandmarks(graph));
    expect(find(0, 3)?.posts).toEqual([0, 1, 2, 3]);
    expect(find(0, 3, { isFewestPosts: true })?.posts).toEqual([0, 3]);
  });
});
