import { expect, it } from "vitest";
import { planAsContent } from "./plan-as-content.ts";
import { lineOfRoute, type PlanRoute, stopAt, stopIndexAfter } from "./plan-route.ts";

const node = (osmId: number) => ({ osmId, number: `${osmId}`, lat: 52, lng: osmId });

const leg = (...line: readonly number[]) => ({
  ...{ meters: 1, hasFerry: false, hasPortage: false, isConnection: false },
  line: Float64Array.from(line),
});

/** There and back: 1, 2, 3, 2; the post of 3 is another than that where the way back begins. */
const ROUTE: PlanRoute = {
  nodes: [node(1), node(2), node(3), node(2)],
  legs: [leg(1, 52, 1.5, 52.1, 2, 52), leg(2, 52, 3, 52), leg(3.1, 52, 2, 52)],
  stopPlaces: [0, 2, 3],
  meters: 3,
};

it("joins legs where they meet, and leaves no place out where they do not", () => {
  const line = [1, 52, 1.5, 52.1, 2, 52, 3, 52, 3.1, 52, 2, 52];
  expect([...lineOfRoute(ROUTE)]).toEqual(line);
  expect(lineOfRoute({ legs: [] })).toHaveLength(0);
});

it("knows which stop stands where, and where the next one goes", () => {
  expect([0, 1, 2, 3].map((place) => stopAt(ROUTE, place))).toEqual([0, -1, 1, 2]);
  expect([0, 1, 2, 3].map((place) => stopIndexAfter(ROUTE, place))).toEqual([1, 1, 2, 3]);
});

it("goes into files as a track, as waypoints that are there once, and as a route", () => {
  const { waypoints, tracks, routes } = planAsContent("Rondje", ROUTE);
  expect(waypoints.map(({ name }) => name)).toEqual(["1", "2", "3"]);
  expect(routes[0]?.points.map(({ name }) => name)).toEqual(["1", "2", "3", "2"]);
  expect([...(tracks[0]?.lngs ?? [])]).toEqual([1, 1.5, 2, 3, 3.1, 2]);
  expect([...(tracks[0]?.lats ?? [])]).toEqual([52, 52.1, 52, 52, 52, 52]);
});
