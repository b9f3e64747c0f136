import { expect, it } from "vitest";
import { findAlternatives } from "./alternatives.ts";
import {
  graphFrom,
  inventedEdge,
  inventedPost,
  randomNetwork,
} from "./invented-network.fixture.ts";
import { createRoutingGraph, planThrough } from "./plan-stops.ts";
import { stopsOfWay } from "./stops-of-way.ts";

/** Ways from 0 to 1 over a post of their own each, so long, half on either side of it. */
function waysOf(lengths: readonly number[]) {
  const nodes = [0, 1, ...lengths.map((_, way) => 2 + way)].map((index) => inventedPost(index));
  const edges = lengths.flatMap((meters, way) => [
    inventedEdge(0, 2 + way, meters / 2),
    inventedEdge(2 + way, 1, meters / 2),
  ]);
  return createRoutingGraph([graphFrom({ nodes, edges })]);
}

it("finds up to three others, the shortest first, and none that is half as long again", () => {
  const lengths = (of: readonly number[]) =>
    findAlternatives(waysOf(of), 0, 1).map(({ lengthMeters }) => lengthMeters);
  expect(lengths([1000])).toEqual([]);
  expect(lengths([1000, 1400, 1200])).toEqual([1200, 1400]);
  expect(lengths([1000, 1600])).toEqual([]);
  expect(lengths([1000, 1100, 1200, 1300, 1400])).toEqual([1100, 1200, 1300]);
});

it("offers nothing that differs only near one end, nor round a detour as long as it replaces twice", () => {
  const nodes = [0, 1, 2, 3].map((index) => inventedPost(index));
  const edges = (last: number) => [
    inventedEdge(0, 1, 900),
    inventedEdge(1, 2, 100),
    inventedEdge(1, 3, last / 2),
    inventedEdge(3, 2, last / 2),
  ];
  const at = (last: number) =>
    findAlternatives(createRoutingGraph([graphFrom({ nodes, edges: edges(last) })]), 0, 2);
  expect(at(120)).toEqual([]);
});

it("says none where no way leads, or where one is already", () => {
  const routing = createRoutingGraph([
    graphFrom({ nodes: [inventedPost(0), inventedPost(1)], edges: [] }),
  ]);
  expect(findAlternatives(routing, 0, 1)).toEqual([]);
  expect(findAlternatives(routing, 0, 0)).toEqual([]);
});

it("keeps its bounds on a network with one-way edges, and can be kept as stops", () => {
  const routing = createRoutingGraph([graphFrom(randomNetwork(11, 400))]);
  let count = 0;
  for (let trial = 0; trial < 60; trial += 1) {
    const [from, to] = [(trial * 37) % 400, (trial * 101 + 7) % 400];
    const shortest = routing.find(from, to);
    const ways = findAlternatives(routing, from, to);
    for (const way of ways) {
      count += 1;
      expect([way.posts[0], way.posts.at(-1)]).toEqual([from, to]);
      expect(new Set(way.posts).size).toBe(way.posts.length);
      expect(way.lengthMeters).toBeLessThanOrEqual((shortest?.lengthMeters ?? 0) * 1.5);
      for (const other of [shortest, ...ways]) {
        if (other === way) continue;
        const shared = way.edges
          .filter((edge) => other?.edges.includes(edge))
          .reduce((sum, edge) => sum + (routing.graph.edgeLengths[edge] as number) / 10, 0);
        const shorter = Math.min(way.lengthMeters, other?.lengthMeters ?? 0);
        expect(shared).toBeLessThanOrEqual(0.6 * shorter + 0.1);
      }
      const plan = planThrough(routing, stopsOfWay(routing, way));
      expect(plan?.legs.flatMap(({ edges }) => edges)).toEqual(way.edges);
    }
  }
  expect(count).toBeGreaterThan(60);
});
