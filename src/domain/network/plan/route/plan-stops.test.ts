import { expect, it } from "vitest";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
} from "#domain/network/plan/invented-network.fixture.ts";
import { createRoutingGraph, planThrough, stopsForNumbers } from "./plan-stops.ts";

/** Nodes in a row to the east, 69 m apart, with edges between neighbours and any others given. */
function rowOf(refs: readonly string[], more: readonly [number, number, number][] = []) {
  const nodes = refs.map((ref, index) => inventedNode(index, { ref }));
  return graphFrom({ nodes, edges: more.map((one) => inventedEdge(...one)) });
}

it("merges the nodes of a junction, and keeps every metre", () => {
  const routing = createRoutingGraph([
    rowOf(
      ["12", "35", "35", "44"],
      [
        [0, 1, 500],
        [1, 2, 20],
        [2, 3, 700],
      ],
    ),
  ]);
  const plan = planThrough(routing, [0, 3]);
  expect(plan?.nodes.map((node) => routing.graph.node(node).ref)).toEqual(["12", "35", "44"]);
  expect(plan?.legMeters).toEqual([500, 720]);
  expect(plan?.meters).toBe(1220);
  expect(planThrough(routing, [3, 1])).toMatchObject({ legMeters: [720], meters: 720 });
  expect(plan?.legs.map(({ nodes }) => nodes)).toEqual([
    [0, 1],
    [1, 2, 3],
  ]);
  expect(plan?.legs[1]).toMatchObject({ meters: 720, edges: [1, 2], hasFerry: false });
});

it("does not repeat a number within sight, but does if it is another junction", () => {
  const row = (apart: number) =>
    createRoutingGraph([
      rowOf(
        ["12", "35", "35", "44"],
        [
          [0, 1, 500],
          [1, 2, apart],
          [2, 3, 700],
        ],
      ),
    ]);
  const refs = (routing: ReturnType<typeof row>) =>
    planThrough(routing, [0, 3])?.nodes.map((node) => routing.graph.node(node).ref);
  expect(refs(row(130))).toEqual(["12", "35", "44"]);
  expect(refs(row(900))).toEqual(["12", "35", "35", "44"]);
});

it("gives the indexes of the stops, and the special properties of each leg", () => {
  const nodes = [0, 1, 2].map((index) => inventedNode(index));
  const edges = [
    inventedEdge(0, 1, 100, { hasFerry: true }),
    inventedEdge(1, 2, 100, { isConnection: true }),
  ];
  const routing = createRoutingGraph([graphFrom({ nodes, edges })]);
  const plan = planThrough(routing, [0, 2, 2, 1]);
  expect(plan?.nodes).toEqual([0, 1, 2, 1]);
  expect(plan?.stopPlaces).toEqual([0, 2, 2, 3]);
  expect(plan?.legs.map((leg) => [leg.hasFerry, leg.hasPortage, leg.isConnection])).toEqual([
    [true, false, false],
    [false, false, true],
    [false, false, true],
  ]);
});

it("takes numbers as the nodes with the shortest path between them, and nearest to the place", () => {
  const routing = createRoutingGraph([
    rowOf(
      ["12", "34", "7", "12", "34"],
      [
        [0, 1, 900],
        [3, 4, 100],
        [1, 2, 100],
        [2, 3, 100],
      ],
    ),
  ]);
  const wanted = { numbers: ["12", "34"], mode: "walk" as const };
  expect(stopsForNumbers(routing, { ...wanted, near: null })).toEqual([3, 4]);
  // By way of a node between them, and from one of two possible nodes.
  expect(stopsForNumbers(routing, { ...wanted, numbers: ["12", "7"], near: null })).toEqual([3, 2]);
  expect(
    stopsForNumbers(routing, { ...wanted, numbers: ["12", "7"], near: { lat: 52, lng: 4.9 } }),
  ).toEqual([0, 2]);
  const faraway = { lat: 52, lng: 4.9 };
  expect(stopsForNumbers(routing, { ...wanted, near: faraway })).toEqual([0, 1]);
  expect(stopsForNumbers(routing, { ...wanted, numbers: ["34", "7", "12"], near: null })).toEqual([
    1, 2, 3,
  ]);
});

it("reports a missing number, and a pair without a path", () => {
  const routing = createRoutingGraph([rowOf(["1", "2", "3"], [[0, 1, 100]])]);
  const ask = (...numbers: string[]) =>
    stopsForNumbers(routing, { numbers, mode: "walk", near: null });
  expect(ask("1", "99")).toEqual({ kind: "no-such-number", number: "99" });
  expect(ask("1", "3")).toEqual({ kind: "no-way", from: "1", to: "3" });
  expect(planThrough(routing, [0, 2])).toBeNull();
});

it("crosses from one pack into the next at a shared node", () => {
  const [west, both] = [rowOf(["1", "2"], [[0, 1, 100]]), rowOf(["1", "2", "3"], [[1, 2, 250]])];
  const routing = createRoutingGraph([west, both]);
  expect(routing.graph.nodeCount).toBe(3);
  expect(planThrough(routing, [0, 2])?.meters).toBe(350);
});
