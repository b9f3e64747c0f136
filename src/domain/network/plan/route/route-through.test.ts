import { expect, it } from "vitest";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
} from "#domain/network/plan/invented-network.fixture.ts";
import { labelOf, lineOfRoute, nodesAmong } from "./plan-route.ts";
import { createRoutingGraph } from "./plan-stops.ts";
import { type RouteQuestion, routeThrough } from "./route-through.ts";

type Edge = Parameters<typeof inventedEdge>;

/** Nodes in a row to the east, 100 and up, each edge with a bend of its own. */
function networkOf(refs: readonly string[], edges: readonly Edge[]) {
  const nodes = refs.map((ref, index) => inventedNode(index, { ref }));
  const bent = edges.map(([from, to, meters, more]) => {
    const [a, b] = [nodes[from], nodes[to]];
    const bend = [5 + (from + to) / 2000, 52.01];
    const coordinates = Float64Array.from([a?.lng ?? 0, 52, ...bend, b?.lng ?? 0, 52]);
    return inventedEdge(from, to, meters, { coordinates, ...more });
  });
  return graphFrom({ nodes, edges: bent });
}

function ask(
  graphs: readonly ReturnType<typeof networkOf>[],
  stops: readonly number[],
  options: RouteQuestion["options"] = {},
) {
  return routeThrough(createRoutingGraph(graphs), { mode: "walk", stops, options });
}

const numbersOf = (answer: ReturnType<typeof ask>) =>
  answer.kind === "route" ? answer.route.nodes.map(labelOf) : answer.problem;

it("gives every leg its shape in the direction of travel", () => {
  const graph = networkOf(
    ["1", "2", "3"],
    [
      [0, 1, 100],
      [2, 1, 200, { hasFerry: true }],
    ],
  );
  const there = ask([graph], [100, 102]);
  if (there.kind !== "route") throw new Error("no route");
  expect(nodesAmong(there.route.nodes).map(({ osmId }) => osmId)).toEqual([100, 101, 102]);
  expect(there.route.legs.map(({ meters, hasFerry }) => [meters, hasFerry])).toEqual([
    [100, false],
    [200, true],
  ]);
  expect(there.route.meters).toBe(300);
  const line = [5, 52, 5.0005, 52.01, 5.001, 52, 5.0015, 52.01, 5.002, 52];
  expect([...lineOfRoute(there.route)]).toEqual(line);
  const back = ask([graph], [102, 100]);
  if (back.kind !== "route") throw new Error("no way back");
  expect([...(back.route.legs[0]?.line ?? [])]).toEqual([5.002, 52, 5.0015, 52.01, 5.001, 52]);
});

it("merges the nodes of a junction, and draws every metre", () => {
  const graph = networkOf(
    ["12", "35", "35", "44"],
    [
      [0, 1, 500],
      [1, 2, 20],
      [2, 3, 700, { hasPortage: true }],
    ],
  );
  const answer = ask([graph], [100, 102, 103]);
  if (answer.kind !== "route") throw new Error("no route");
  expect(numbersOf(answer)).toEqual(["12", "35", "44"]);
  expect(answer.route.stopPlaces).toEqual([0, 1, 2]);
  expect(answer.route.legs.map(({ meters }) => meters)).toEqual([500, 720]);
  expect(answer.route.legs[1]).toMatchObject({ hasPortage: true });
  expect(lineOfRoute(answer.route)).toHaveLength(14);
  const toTheOther = ask([graph], [103, 101]);
  expect(numbersOf(toTheOther)).toEqual(["44", "35"]);
  expect(toTheOther.kind === "route" && toTheOther.route.legs[0]?.line).toHaveLength(10);
});

it("gives the index of each stop, also if the plan passes it again", () => {
  const graph = networkOf(
    ["1", "2", "3"],
    [
      [0, 1, 100],
      [1, 2, 100],
    ],
  );
  const answer = ask([graph], [100, 102, 100]);
  expect(answer.kind === "route" && answer.route.stopPlaces).toEqual([0, 2, 4]);
  expect(ask([graph], [100])).toEqual({
    kind: "route",
    route: {
      nodes: [{ osmId: 100, number: "1", lat: 52, lng: 5 }],
      legs: [],
      stopPlaces: [0],
      meters: 0,
    },
  });
});

it("reports an unreachable stop, and the nearest reachable node", () => {
  const graph = networkOf(
    ["1", "2", "3", "4"],
    [
      [0, 1, 100],
      [3, 2, 100, { isTwoWay: false }],
    ],
  );
  expect(numbersOf(ask([graph], [100, 103]))).toMatchObject({
    kind: "no-way",
    stopIndex: 1,
    nearest: { node: { number: "2" }, meters: expect.closeTo(136.9, 0) },
  });
  expect(numbersOf(ask([graph], [102, 103]))).toMatchObject({ kind: "no-way", nearest: null });
  expect(numbersOf(ask([graph], [100, 999]))).toEqual({ kind: "unknown-node", stopIndex: 1 });
});

it("reports that only the options rule a route out", () => {
  const graph = networkOf(["1", "2"], [[0, 1, 100, { hasFerry: true }]]);
  expect(numbersOf(ask([graph], [100, 101], { avoidFerries: true }))).toEqual({
    kind: "options-prevent-it",
    stopIndex: 1,
  });
});

it("takes shapes from the pack that has them", () => {
  const [west, east] = [
    networkOf(["1", "2"], [[0, 1, 100]]),
    networkOf(["1", "2", "3"], [[1, 2, 250]]),
  ];
  const answer = ask([west, east], [100, 102]);
  expect(answer.kind === "route" && [...lineOfRoute(answer.route)].slice(4)).toEqual([
    5.001, 52, 5.0015, 52.01, 5.002, 52,
  ]);
});
