import { expect, it } from "vitest";
import { extractNetwork } from "./extract-network.ts";
import {
  cycleNode,
  cycleRoute,
  extractOf,
  nodeIdOf,
  type OsmSketch,
} from "./osm-sketch.fixture.ts";
import { routeLines } from "./route-lines.ts";

const SKETCH: OsmSketch = {
  grid: ["abcde", "..x.."],
  networkNodes: { a: cycleNode("9"), e: cycleNode("10") },
  ways: { 1: ["abc"], 2: ["edc"] },
  routes: { 100: ["1 2", cycleRoute("9-10")] },
};

function pointsOf(sketch: OsmSketch): number[] {
  const extract = extractOf(sketch);
  return routeLines(extractNetwork(extract).routes, extract).map(
    ({ coordinates }) => coordinates.length / 2,
  );
}

it("joins ways that meet, in any direction", () => {
  expect(pointsOf(SKETCH)).toEqual([5]);
  const extract = extractOf(SKETCH);
  const [line] = routeLines(extractNetwork(extract).routes, extract);
  const lngs = [0, 1, 2, 3, 4].map((index) => line?.coordinates[2 * index]);
  expect(lngs).toEqual([5.004, 5.003, 5.002, 5.001, 5]);
});

it("ends lines where three ways meet", () => {
  const ways = { ...SKETCH.ways, 3: ["cx"] as const };
  const routes = { 100: ["1 2 3", cycleRoute("9-10")] as const };
  expect(pointsOf({ ...SKETCH, ways, routes })).toEqual([3, 3, 2]);
});

it("does not draw a step around half the world, to a node that was moved by mistake", () => {
  const extract = extractOf(SKETCH);
  const moved = {
    ...extract,
    positionOf: (id: number) =>
      id === nodeIdOf("b") ? { lat: -52, lng: -5 } : extract.positionOf(id),
  };
  const lines = routeLines(extractNetwork(moved).routes, moved);
  expect(lines.map(({ coordinates }) => coordinates.length / 2)).toEqual([3]);
  expect(extractNetwork(moved).findings[0]?.reason).toBe("disconnected");
});

it("draws a way of several routes once", () => {
  const routes = { ...SKETCH.routes, 101: ["1", cycleRoute("9-11")] as const };
  expect(pointsOf({ ...SKETCH, routes })).toEqual([5]);
});

it("draws a route that has no nodes", () => {
  expect(pointsOf({ ...SKETCH, networkNodes: {} })).toEqual([5]);
});

it("draws a closed way once round", () => {
  const ways = { 1: ["abca"] as const, 2: ["edc"] as const };
  expect(pointsOf({ ...SKETCH, ways })).toEqual([4, 3]);
});

it("separates ferries and connections", () => {
  const extract = extractOf({
    ...SKETCH,
    ways: { 1: ["abc"], 2: ["edc", { route: "ferry" }], 3: ["cx"] },
    routes: { ...SKETCH.routes, 101: ["1 3", cycleRoute("9-11", { state: "connection" })] },
  });
  const lines = routeLines(extractNetwork(extract).routes, extract);
  expect(lines.map(({ isFerry, isConnection }) => [isFerry, isConnection])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

it("leaves a gap at a node without a position", () => {
  expect(pointsOf({ ...SKETCH, ways: { 1: ["abQc"], 2: ["edc"] } })).toEqual([3, 2]);
});
