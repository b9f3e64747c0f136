import { expect, it } from "vitest";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
} from "#domain/network/plan/invented-network.fixture.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";

const NODES = [0, 1, 2].map((index) => inventedNode(index));

function edgesOf(...packs: Parameters<typeof inventedEdge>[][]): number {
  const graphs = packs.map((edges) =>
    graphFrom({ nodes: NODES, edges: edges.map((edge) => inventedEdge(...edge)) }),
  );
  return createRoutingGraph(graphs).graph.edgeCount;
}

it("has an edge once that two packs have", () => {
  expect(edgesOf([[0, 1, 300]], [[0, 1, 300]])).toBe(1);
  expect(edgesOf([[0, 1, 300]], [[1, 0, 300]])).toBe(1);
  expect(edgesOf([[0, 1, 300]], [[0, 1, 300]], [[0, 1, 300]])).toBe(1);
});

it("has the edges that only one of two packs has", () => {
  const first = [
    [0, 1, 300],
    [1, 2, 200],
  ] as Parameters<typeof inventedEdge>[];
  expect(edgesOf(first, [[0, 1, 300]])).toBe(2);
  expect(edgesOf([[0, 1, 300]], [[1, 2, 200]])).toBe(2);
});

it("has two edges of different lengths between the same nodes, in one pack and in two", () => {
  expect(
    edgesOf([
      [0, 1, 300],
      [0, 1, 450],
    ] as Parameters<typeof inventedEdge>[]),
  ).toBe(2);
  expect(edgesOf([[0, 1, 300]], [[0, 1, 450]])).toBe(2);
});
