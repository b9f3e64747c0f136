import { expect, it } from "vitest";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
} from "#domain/network/plan/invented-network.fixture.ts";
import { createRoutingGraph } from "./plan-stops.ts";
import { nearestReachable, reachableWithin } from "./reachable.ts";

/** 0 — 1 — 2 in a row, 69 m apart, and 3 beyond them without a connection. From 2 only a ferry leads to 0. */
function routing() {
  const nodes = [0, 1, 2, 3].map((index) => inventedNode(index));
  const edges = [
    inventedEdge(0, 1, 300),
    inventedEdge(1, 2, 500),
    inventedEdge(2, 0, 100, { isTwoWay: false, hasFerry: true }),
  ];
  return createRoutingGraph([graphFrom({ nodes, edges })]);
}

it("finds every node within a distance, and the part of each edge", () => {
  const { nodes, edges } = reachableWithin(routing(), 0, 600);
  expect(nodes).toEqual([
    { node: 0, meters: 0 },
    { node: 1, meters: 300 },
  ]);
  expect(edges.map(({ from, meters, isWhole }) => [from, meters, isWhole])).toEqual([
    [0, 300, true],
    [1, 300, false],
  ]);
});

it("avoids what the options exclude, and respects one-way edges", () => {
  const nodes = (from: number, options = {}) =>
    reachableWithin(routing(), from, 150, options).nodes.map(({ node }) => node);
  expect(nodes(2)).toEqual([2, 0]);
  expect(nodes(0)).toEqual([0]);
  expect(nodes(2, { avoidFerries: true })).toEqual([2]);
  const { edges } = reachableWithin(routing(), 2, 150, { avoidFerries: true });
  expect(edges.map(({ from, meters }) => [from, meters])).toEqual([[2, 150]]);
});

it("finds the reachable node nearest to an unreachable one", () => {
  const { graph } = routing();
  const place = graph.node(3);
  expect(nearestReachable(routing(), 0, place)).toEqual({
    node: 2,
    meters: expect.closeTo(68.5, 0),
  });
  expect(nearestReachable(routing(), 3, graph.node(0)).node).toBe(3);
});
