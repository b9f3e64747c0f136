import { expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import {
  graphFrom,
  inventedNode,
  randomNetwork,
} from "#domain/network/plan/invented-network.fixture.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { createNodeIndex } from "./node-index.ts";
import { mergeGraphs } from "./plan-graph.ts";

it("finds the same nearest nodes as a full scan", () => {
  const graph = mergeGraphs([graphFrom(randomNetwork(5, 500))]);
  const near = createNodeIndex(graph);
  const random = seededRandom(9);
  for (let trial = 0; trial < 50; trial += 1) {
    const place = { lat: 52 + random() * 0.25, lng: 5 + random() * 0.4 };
    const byScanning = Array.from({ length: 500 }, (_, node) => ({
      node,
      meters: distanceMeters(place, graph.node(node)),
    })).sort((a, b) => a.meters - b.meters);
    expect(near({ place, mode: "walk", count: 5 })).toEqual(byScanning.slice(0, 5));
  }
});

it("separates the modes, applies the filter and the limit, and orders ties", () => {
  const nodes = [
    inventedNode(0),
    inventedNode(1, { lng: 5 }),
    inventedNode(2, { lng: 5 }),
    inventedNode(3, { mode: "cycle" }),
  ];
  const near = createNodeIndex(mergeGraphs([graphFrom({ nodes, edges: [] })]));
  const place = { lat: 52, lng: 5 };
  const found = (query: object) => near({ place, mode: "walk", ...query }).map(({ node }) => node);
  expect(found({})).toEqual([0]);
  expect(found({ count: 9 })).toEqual([0, 1, 2]);
  expect(found({ mode: "cycle" })).toEqual([3]);
  expect(found({ mode: "cycle", withinMeters: 100 })).toEqual([]);
  expect(found({ mode: "canoe" })).toEqual([]);
  expect(found({ isWanted: (node: number) => node > 0 })).toEqual([1]);
});
