import { expect, it } from "vitest";
import { lineOfRoute, type PlanRoute, stopAt, stopIndexAfter } from "./plan-route.ts";

const node = (osmId: number) => ({ osmId, number: `${osmId}`, lat: 52, lng: osmId });

const leg = (...line: readonly number[]) => ({
  meters: 1,
  hasFerry: false,
  hasPortage: false,
  isConnection: false,
  line: Float64Array.from(line),
});

/** There and back: 1, 2, 3, 2; the node of 3 differs from the one where the way back starts. */
const ROUTE: PlanRoute = {
  nodes: [node(1), node(2), node(3), node(2)],
  legs: [leg(1, 52, 1.5, 52.1, 2, 52), leg(2, 52, 3, 52), leg(3.1, 52, 2, 52)],
  stopPlaces: [0, 2, 3],
  meters: 3,
};

it("joins legs where they meet, and keeps every place where they do not", () => {
  const line = [1, 52, 1.5, 52.1, 2, 52, 3, 52, 3.1, 52, 2, 52];
  expect([...lineOfRoute(ROUTE)]).toEqual(line);
  expect(lineOfRoute({ legs: [] })).toHaveLength(0);
});

it("finds the stop at a node, and the index for a new one", () => {
  expect([0, 1, 2, 3].map((place) => stopAt(ROUTE, place))).toEqual([0, -1, 1, 2]);
  expect([0, 1, 2, 3].map((place) => stopIndexAfter(ROUTE, place))).toEqual([1, 1, 2, 3]);
});
