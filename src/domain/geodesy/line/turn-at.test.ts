import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  placeOf,
  planOver,
  type Spot,
  viewAfter,
  walkOver,
} from "#domain/guidance/simulated-walk.fixture.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import {
  createRoutingGraph,
  planThrough,
  stopsForNumbers,
} from "#domain/network/plan/route/plan-stops.ts";
import { routeOfPlan } from "#domain/network/plan/route/route-through.ts";
import { guideLineOfPlan } from "#domain/plans/guide-line-of-plan.ts";
import { type GuideLine, guideLineOfTrack } from "./guide-line.ts";
import { turnAt } from "./turn-at.ts";

/** Returns a line 200 m north to a node, and 200 m on at this angle, degrees clockwise. */
function turned(degrees: number): GuideLine {
  const angle = (degrees * Math.PI) / 180;
  return planOver([
    [0, -200],
    [0, 0],
    [200 * Math.sin(angle), 200 * Math.cos(angle)],
  ]);
}

describe("the turn at a node", () => {
  it.each([
    [0, "straight"],
    [20, "straight"],
    [-40, "slight-left"],
    [40, "slight-right"],
    [90, "right"],
    [-90, "left"],
    [140, "sharp-right"],
    [-140, "sharp-left"],
    [178, "back"],
  ] as const)("by %d degrees is %s", (degrees, turn) => {
    expect(turnAt(turned(degrees), 200)).toBe(turn);
  });

  it("is null at the start and the end", () => {
    expect(turnAt(turned(90), 0)).toBeNull();
    expect(turnAt(turned(90), 400)).toBeNull();
  });

  it("is that of the path, not of a kink at a junction", () => {
    const kinked: readonly Spot[] = [
      [0, -200],
      [0, -3],
      [3, 0],
      [3, 200],
    ];
    expect(turnAt(trackOver(kinked), 200)).toBe("straight");
  });

  it("on foot through Delft matches the map: left at 35, right at 28", () => {
    const graph = readGraph(readFileSync("samples/packs/voorbeeld-delft/network.graph"));
    const routing = createRoutingGraph([graph]);
    const asked = { numbers: ["14", "68"], mode: "walk", near: null, options: {} } as const;
    const stops = stopsForNumbers(routing, asked);
    const plan = "kind" in stops ? null : planThrough(routing, stops, {});
    if (!plan) throw new Error("No way from 14 to 68");
    const line = guideLineOfPlan(routeOfPlan(routing.graph, plan));
    const turns = line.nodes.map(({ label, alongMeters }) => [label, turnAt(line, alongMeters)]);
    expect(turns).toEqual([
      ["14", null],
      ["35", "left"],
      ["28", "right"],
      ["68", null],
    ]);
  });

  it("on foot through Delft is that of the line, where node 68 lies on a spur of 34 m", () => {
    const graph = readGraph(readFileSync("samples/packs/voorbeeld-delft/network.graph"));
    const routing = createRoutingGraph([graph]);
    const asked = { numbers: ["28", "68", "47"], mode: "walk", near: null, options: {} } as const;
    const stops = stopsForNumbers(routing, asked);
    const plan = "kind" in stops ? null : planThrough(routing, stops, {});
    if (!plan) throw new Error("No way from 28 over 68 to 47");
    const line = guideLineOfPlan(routeOfPlan(routing.graph, plan));
    expect(plan.meters - line.lengthMeters).toBeCloseTo(2 * 34.4, 0);
    const turns = line.nodes.map(({ label, alongMeters }) => [label, turnAt(line, alongMeters)]);
    expect(turns).toEqual([
      ["28", null],
      ["68", "slight-right"],
      ["47", null],
    ]);
  });
});

it("is shown ahead only on the line", () => {
  const line = planOver([
    [0, 0],
    [400, 0],
    [400, 300],
  ]);
  const on = viewAfter(
    line,
    walkOver([
      [0, 0],
      [150, 0],
    ]),
  );
  expect(on).toMatchObject({ next: { label: "2" }, turn: "left" });
  const before = viewAfter(
    line,
    walkOver([
      [-300, 0],
      [-200, 0],
    ]),
  );
  expect(before.turn).toBeNull();
});

function trackOver(spots: readonly Spot[]): GuideLine {
  const places = spots.map(placeOf);
  return guideLineOfTrack({
    lngs: Float64Array.from(places, ({ lng }) => lng),
    lats: Float64Array.from(places, ({ lat }) => lat),
  });
}
