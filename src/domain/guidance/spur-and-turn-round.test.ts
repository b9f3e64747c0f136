import { expect, it } from "vitest";
import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { guideLineOfPlan } from "#domain/plans/guide-line-of-plan.ts";
import { guidanceView } from "./guidance-view.ts";
import {
  alongs,
  guided,
  last,
  placeOf,
  planOver,
  routeOver,
  type Spot,
  spoken,
  walkOver,
} from "./simulated-walk.fixture.ts";

/** East to a fork, a spur of 34 m straight on to node 2 and back, and south from the fork. */
function routeWithSpur(): PlanRoute {
  const [start, fork, node, end]: readonly Spot[] = [
    [0, 0],
    [400, 0],
    [434, 0],
    [400, -300],
  ] as const;
  const line = (...spots: readonly Spot[]) =>
    Float64Array.from(spots.flatMap((spot) => [placeOf(spot).lng, placeOf(spot).lat]));
  const route = routeOver([start, node, end]);
  const [first, second] = route.legs;
  if (!first || !second) throw new Error("no legs");
  return {
    ...route,
    legs: [
      { ...first, meters: 434, line: line(start, fork, node) },
      { ...second, meters: 334, line: line(node, fork, end) },
    ],
    meters: 768,
  };
}

it("leaves out a spur to a node beside the line, and announces the turn of the line there", () => {
  const line = guideLineOfPlan(routeWithSpur());
  expect(line.lengthMeters).toBeCloseTo(700, 6);
  expect(line.nodes.map(({ alongMeters }) => Math.round(alongMeters))).toEqual([0, 400, 700]);
  const { states, events } = guided(
    line,
    walkOver([
      [0, 0],
      [400, 0],
      [400, -300],
    ]),
  );
  expect(spoken(events)).toEqual(["at 1", "near 2", "at 2", "near 3", "at 3", "arrived"]);
  const turns = events.flatMap((event) =>
    "node" in event && event.node.label === "2" ? [[event.kind, event.turn]] : [],
  );
  expect(turns).toEqual([
    ["near", "right"],
    ["at", "right"],
  ]);
  alongs(states).forEach((meters, index, all) => {
    expect(meters).toBeGreaterThanOrEqual(all[index - 1] ?? 0);
    expect(Math.abs(meters - index * 1.5)).toBeLessThan(20);
  });
});

it("stays on the line of somebody who does walk to the node of a spur and back", () => {
  const line = guideLineOfPlan(routeWithSpur());
  const { states, events } = guided(
    line,
    walkOver([
      [0, 0],
      [434, 0],
      [400, 0],
      [400, -300],
    ]),
  );
  expect(states.some(({ isOff }) => isOff)).toBe(false);
  expect(spoken(events).filter((word) => word.startsWith("at"))).toEqual(["at 1", "at 2", "at 3"]);
  expect(last(states).hasArrived).toBe(true);
});

it("announces a turn-round that the user chose as a step of its own", () => {
  const spots: readonly Spot[] = [
    [0, 0],
    [300, 0],
    [300, 200],
    [300, 0],
    [600, 0],
  ];
  const line = planOver(spots);
  expect(line.lengthMeters).toBeCloseTo(1000, 6);
  const { states, events } = guided(line, walkOver(spots));
  const turns = events.flatMap((event) =>
    event.kind === "at" ? [`${event.node.label} ${event.turn}`] : [],
  );
  expect(turns).toEqual(["1 null", "2 left", "3 back", "4 left", "5 null"]);
  expect(spoken(events)).toContain("near 3");
  const atTurn = states[Math.round(450 / 1.5)];
  expect(atTurn && guidanceView(atTurn, line, 451_000)).toMatchObject({
    next: { label: "3" },
    turn: "back",
  });
});
