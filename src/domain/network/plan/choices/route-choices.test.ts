import { expect, it } from "vitest";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
  randomNetwork,
} from "#domain/network/plan/invented-network.fixture.ts";
import { nodesAmong } from "#domain/network/plan/route/plan-route.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { routeThrough } from "#domain/network/plan/route/route-through.ts";
import { inOneGo } from "#domain/network/plan/search/search-steps.ts";
import { reachedNodes, searchAlternativeChoices, searchLoopChoices } from "./route-choices.ts";

const mode = "walk" as const;

const loopChoices = (...given: Parameters<typeof searchLoopChoices>) =>
  inOneGo(searchLoopChoices(...given));
const alternativeChoices = (...given: Parameters<typeof searchAlternativeChoices>) =>
  inOneGo(searchAlternativeChoices(...given));

/** Two adjacent squares, 0 1 2 3 and 1 4 5 2; the top of the first is a detour. */
function squares() {
  const nodes = [0, 1, 2, 3, 4, 5].map((index) => inventedNode(index));
  const edges = [
    ...[inventedEdge(0, 1, 1000), inventedEdge(1, 2, 1000), inventedEdge(2, 3, 1000)],
    ...[inventedEdge(3, 0, 1400), inventedEdge(1, 4, 1000), inventedEdge(4, 5, 1000)],
    inventedEdge(5, 2, 1100),
  ];
  return createRoutingGraph([graphFrom({ nodes, edges })]);
}

const stopIds = (stops: readonly { readonly osmId: number }[]) => stops.map(({ osmId }) => osmId);

it("gives loops that their stops reproduce", () => {
  const routing = createRoutingGraph([graphFrom(randomNetwork(21, 600))]);
  const near = routing.graph.node(300);
  const loops = loopChoices(routing, { mode, near, meters: 12_000, options: {} });
  expect(loops.length).toBeGreaterThan(1);
  for (const { stops, route, hasWantedLength } of loops) {
    expect(hasWantedLength).toBe(true);
    const again = routeThrough(routing, { mode, stops: stopIds(nodesAmong(stops)), options: {} });
    expect(again).toEqual({ kind: "route", route });
    expect(route.nodes.at(-1)).toEqual(route.nodes[0]);
  }
});

it("replaces the route between two stops, and keeps the others", () => {
  const routing = squares();
  const question = { mode, options: {}, stops: [103, 101, 104] };
  const paths = (fromStop: number, toStop: number) =>
    alternativeChoices(routing, { ...question, fromStop, toStop }).map(({ stops, route }) => ({
      nodes: stopIds(nodesAmong(route.nodes)),
      meters: route.meters,
      isFoundAgain:
        JSON.stringify(
          routeThrough(routing, { mode, stops: stopIds(nodesAmong(stops)), options: {} }),
        ) === JSON.stringify({ kind: "route", route }),
    }));
  // Now 3 2 1 4, the shortest.
  expect(paths(0, 1)).toEqual([{ nodes: [103, 100, 101, 104], meters: 3400, isFoundAgain: true }]);
  // Between the ends, also a route that does not pass 1.
  expect(paths(0, 2).map(({ nodes }) => nodes)).toEqual([
    [103, 102, 105, 104],
    [103, 100, 101, 104],
  ]);
  expect(paths(0, 7)).toEqual([]);
});

it("offers the shortest route to a plan with a detour", () => {
  const routing = squares();
  const question = { mode, options: {}, stops: [103, 100, 101], fromStop: 0, toStop: 2 };
  const [first] = alternativeChoices(routing, question);
  expect(stopIds(nodesAmong(first?.route.nodes ?? []))).toEqual([103, 102, 101]);
  expect(stopIds(nodesAmong(first?.stops ?? []))).toEqual([103, 101]);
});

it("offers no route that the plan already uses on its way back", () => {
  const round = { mode, options: {}, stops: [100, 101, 102, 103, 100] };
  expect(alternativeChoices(squares(), { ...round, fromStop: 0, toStop: 2 })).toEqual([]);
});

it("gives the distance of every junction in reach, once", () => {
  const nodes = ["1", "2", "2", "4"].map((ref, index) => inventedNode(index, { ref }));
  const edges = [inventedEdge(0, 1, 900), inventedEdge(1, 2, 20), inventedEdge(2, 3, 900)];
  const routing = createRoutingGraph([graphFrom({ nodes, edges })]);
  const near = nodes[0] as never;
  const reached = (meters: number) =>
    reachedNodes(routing, { mode, near, meters, options: {} }).map(({ node, meters: away }) => [
      node.number,
      away,
    ]);
  expect(reached(1000)).toEqual([
    ["1", 0],
    ["2", 900],
  ]);
  expect(reached(1900)).toHaveLength(3);
  expect(reachedNodes(routing, { mode: "cycle", near, meters: 9, options: {} })).toEqual([]);
});
