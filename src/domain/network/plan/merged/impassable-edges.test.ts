import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { createRoutingGraph, planThrough } from "#domain/network/plan/route/plan-stops.ts";
import { markImpassable } from "./impassable-edges.ts";
import { ARC_IS_IMPASSABLE } from "./merged-edges.ts";

const routing = createRoutingGraph([
  readGraph(readFileSync("samples/packs/voorbeeld-delfland-varen/network.graph")),
  readGraph(readFileSync("samples/packs/voorbeeld-delft/network.graph")),
]);

const REACH = 30;

/** The marked edges. */
function marked(): readonly number[] {
  return [...routing.graph.edgeTraits].flatMap((traits, edge) =>
    traits & ARC_IS_IMPASSABLE ? edge : [],
  );
}

/** The middle point of an edge's shape: lng, lat. */
function middleOf(edge: number): readonly [number, number] {
  const shape = routing.graph.shapeOf(edge);
  const at = 2 * Math.floor(shape.length / 4);
  return [shape[at] as number, shape[at + 1] as number];
}

it("avoids marked edges, and uses them again once they are unmarked", () => {
  const { graph } = routing;
  const from = graph.indexOf("motorboat", 511141119);
  const to = graph.indexOf("motorboat", 403367671);
  const open = planThrough(routing, [from, to]);
  const edge = open?.legs[0]?.edges[0] as number;
  markImpassable(graph, Float64Array.of(...middleOf(edge), REACH));
  expect(marked()).toContain(edge);
  expect(marked().length).toBeLessThan(5);
  const around = planThrough(routing, [from, to], { avoidImpassable: true });
  expect(around?.legs.flatMap(({ edges }) => edges) ?? []).not.toContain(edge);
  expect(around?.meters ?? Number.POSITIVE_INFINITY).toBeGreaterThan(open?.meters as number);
  // Without the option the route is unchanged.
  expect(planThrough(routing, [from, to])).toEqual(open);
  markImpassable(graph, new Float64Array());
  expect(marked()).toEqual([]);
  expect(planThrough(routing, [from, to], { avoidImpassable: true })).toEqual(open);
});

it("marks the edges within the reach of a wide bridge", () => {
  const { graph } = routing;
  const edge = [...graph.edgeTraits].findIndex(
    (_, one) => graph.modes[graph.edgeFrom[one] as number] === 3,
  );
  const [lng, lat] = middleOf(edge);
  const isMarkedWithin = (reach: number) => {
    // Some 0.0006 degrees of latitude are 67 m; the place is at most that far from the edge.
    markImpassable(graph, Float64Array.of(lng, lat + 0.0006, reach));
    return marked().includes(edge);
  };
  expect([isMarkedWithin(1), isMarkedWithin(70)]).toEqual([false, true]);
  markImpassable(graph, new Float64Array());
});

it("marks no edge for a place beside it, and none on land", () => {
  const { graph } = routing;
  const boatEdge = [...graph.edgeTraits].findIndex(
    (_, edge) => graph.modes[graph.edgeFrom[edge] as number] === 3,
  );
  const [lng, lat] = middleOf(boatEdge);
  markImpassable(graph, Float64Array.of(lng + 0.01, lat + 0.01, REACH, 0, 0, REACH));
  expect(marked()).not.toContain(boatEdge);
  const walkEdge = [...graph.edgeTraits].findIndex(
    (_, edge) => graph.modes[graph.edgeFrom[edge] as number] === 0,
  );
  markImpassable(graph, Float64Array.of(...middleOf(walkEdge), REACH));
  expect(marked()).not.toContain(walkEdge);
  markImpassable(graph, new Float64Array());
});
