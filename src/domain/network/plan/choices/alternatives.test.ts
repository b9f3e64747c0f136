import { expect, it } from "vitest";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
  randomNetwork,
} from "#domain/network/plan/invented-network.fixture.ts";
import { createRoutingGraph, planThrough } from "#domain/network/plan/route/plan-stops.ts";
import { stopsOfPath } from "#domain/network/plan/route/stops-of-path.ts";
import { findAlternatives } from "./alternatives.ts";

/** Returns a network with paths of these lengths from 0 to 1, each over a node of its own in the middle. */
function waysOf(lengths: readonly number[]) {
  const nodes = [0, 1, ...lengths.map((_, path) => 2 + path)].map((index) => inventedNode(index));
  const edges = lengths.flatMap((meters, path) => [
    inventedEdge(0, 2 + path, meters / 2),
    inventedEdge(2 + path, 1, meters / 2),
  ]);
  return createRoutingGraph([graphFrom({ nodes, edges })]);
}

it("finds up to three alternatives, shortest first, and none half as long again", () => {
  const lengths = (of: readonly number[]) =>
    findAlternatives(waysOf(of), 0, 1).map(({ lengthMeters }) => lengthMeters);
  expect(lengths([1000])).toEqual([]);
  expect(lengths([1000, 1400, 1200])).toEqual([1200, 1400]);
  expect(lengths([1000, 1600])).toEqual([]);
  expect(lengths([1000, 1100, 1200, 1300, 1400])).toEqual([1100, 1200, 1300]);
});

it("offers nothing that differs only near one end, nor a detour of twice the length", () => {
  const nodes = [0, 1, 2, 3].map((index) => inventedNode(index));
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

it("is empty if there is no path, or no alternative", () => {
  const routing = createRoutingGraph([
    graphFrom({ nodes: [inventedNode(0), inventedNode(1)], edges: [] }),
  ]);
  expect(findAlternatives(routing, 0, 1)).toEqual([]);
  expect(findAlternatives(routing, 0, 0)).toEqual([]);
});

it("keeps its limits on a network with one-way edges, and its paths can be stored as stops", () => {
  const routing = createRoutingGraph([graphFrom(randomNetwork(11, 400))]);
  let count = 0;
  for (let trial = 0; trial < 60; trial += 1) {
    const [from, to] = [(trial * 37) % 400, (trial * 101 + 7) % 400];
    const shortest = routing.find(from, to);
    const paths = findAlternatives(routing, from, to);
    for (const path of paths) {
      count += 1;
      expect([path.nodes[0], path.nodes.at(-1)]).toEqual([from, to]);
      expect(new Set(path.nodes).size).toBe(path.nodes.length);
      expect(path.lengthMeters).toBeLessThanOrEqual((shortest?.lengthMeters ?? 0) * 1.5);
      for (const other of [shortest, ...paths]) {
        if (other === path) continue;
        const shared = path.edges
          .filter((edge) => other?.edges.includes(edge))
          .reduce((sum, edge) => sum + (routing.graph.edgeLengths[edge] as number) / 10, 0);
        const shorter = Math.min(path.lengthMeters, other?.lengthMeters ?? 0);
        expect(shared).toBeLessThanOrEqual(0.6 * shorter + 0.1);
      }
      const plan = planThrough(routing, stopsOfPath(routing, path));
      expect(plan?.legs.flatMap(({ edges }) => edges)).toEqual(path.edges);
    }
  }
  expect(count).toBeGreaterThan(60);
});
