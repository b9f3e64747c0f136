import { expect, it } from "vitest";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
} from "#domain/network/plan/invented-network.fixture.ts";
import { createRoutingGraph, planThrough } from "#domain/network/plan/route/plan-stops.ts";
import { lineOfSteps } from "./line-of-steps.ts";

const bend = [5.0005, 52.001, 5.0007, 52.002];

/** One edge drawn from 1 to 0, which a pack stores reversed, and a one-way edge from 1 to 2. */
function routing() {
  const nodes = [0, 1, 2].map((index) => inventedNode(index));
  const edges = [
    inventedEdge(1, 0, 300, { coordinates: Float64Array.of(5.001, 52, ...bend, 5, 52) }),
    inventedEdge(1, 2, 300, {
      isTwoWay: false,
      coordinates: Float64Array.of(5.001, 52, 5.0015, 52.003, 5.002, 52),
    }),
  ];
  return createRoutingGraph([graphFrom({ nodes, edges })]);
}

it("follows the shape of every edge in the direction of travel", () => {
  const [leg, next] = planThrough(routing(), [0, 2])?.legs ?? [];
  const { graph } = routing();
  const there = [5, 52, 5.0007, 52.002, 5.0005, 52.001, 5.001, 52];
  expect([...lineOfSteps(graph, leg as never)]).toEqual(there);
  expect([...lineOfSteps(graph, next as never)]).toEqual([5.001, 52, 5.0015, 52.003, 5.002, 52]);
  const back = planThrough(routing(), [1, 0])?.legs[0];
  expect([...lineOfSteps(graph, back as never)]).toEqual([5.001, 52, ...bend, 5, 52]);
  const [nodes, edges] = [[0, 1, 2], [leg, next].flatMap((one) => one?.edges ?? [])];
  expect(lineOfSteps(graph, { nodes, edges })).toHaveLength(there.length + 4);
});

it("is a single place without edges", () => {
  expect([...lineOfSteps(routing().graph, { nodes: [1], edges: [] })]).toEqual([5.001, 52]);
});
