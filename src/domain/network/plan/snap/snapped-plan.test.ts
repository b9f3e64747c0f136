import { expect, it } from "vitest";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
} from "#domain/network/plan/invented-network.fixture.ts";
import { labelOf } from "#domain/network/plan/route/plan-route.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { inOneGo } from "#domain/network/plan/search/search-steps.ts";
import { searchSnappedPlan } from "./snapped-plan.ts";

const snapToPlan = (...given: Parameters<typeof searchSnappedPlan>) =>
  inOneGo(searchSnappedPlan(...given));

/** About 687 m of longitude at 52 degrees. */
const STEP = 0.01;

/** Nodes on a straight road east, every 687 m; a longer path joins 2 and 3, between which the road is closed. */
function roadPlanner({ hasPathRound = true, mode = "walk" as NetworkMode } = {}) {
  const nodes = Array.from({ length: 6 }, (_, index) =>
    inventedNode(index, { mode, ref: `${10 + index}`, lat: 52, lng: 5 + index * STEP }),
  );
  const straight = (from: number) =>
    inventedEdge(from, from + 1, 687, {
      mode,
      coordinates: Float64Array.of(5 + from * STEP, 52, 5 + (from + 1) * STEP, 52),
    });
  const round = inventedEdge(2, 3, 1500, {
    mode,
    coordinates: Float64Array.of(5 + 2 * STEP, 52, 5 + 2.5 * STEP, 52.005, 5 + 3 * STEP, 52),
  });
  const edges = [0, 1, 3, 4].map(straight);
  return createRoutingGraph([
    graphFrom({ nodes, edges: hasPathRound ? [...edges, round] : edges }),
  ]);
}

function eastward(from: number, to: number) {
  const lngs = Float64Array.from(
    { length: 200 },
    (_, at) => 5 + from * STEP + (at / 199) * (to - from) * STEP,
  );
  return { lngs, lats: new Float64Array(200).fill(52) };
}

it("makes one plan of a track, and reports deviations with their length", () => {
  const { mode, stretches, plan } = snapToPlan(roadPlanner(), { mode: null, ...eastward(0.5, 5) });
  expect(mode).toBe("walk");
  expect(
    stretches.map(({ kind, meters, numbers, planMeters }) => [
      kind,
      Math.round(meters / 10) * 10,
      numbers,
      planMeters,
    ]),
  ).toEqual([
    ["part", 340, [], null],
    ["on", 680, ["11", "12"], 687],
    ["off", 680, [], 1500],
    ["on", 1370, ["13", "14", "15"], 1374],
  ]);
  expect(plan?.route.nodes.map(labelOf)).toEqual(["11", "12", "13", "14", "15"]);
  expect(plan?.route.meters).toBe(687 + 1500 + 1374);
});

it("notices a deviation between the few points of a drawn route", () => {
  const lngs = Float64Array.of(5, 5 + 2 * STEP, 5 + 3 * STEP, 5 + 5 * STEP);
  const { stretches } = snapToPlan(roadPlanner(), {
    mode: null,
    lngs,
    lats: new Float64Array(4).fill(52),
  });
  expect(stretches.map(({ kind }) => kind)).toEqual(["on", "off", "on"]);
});

it("finds the network that a track follows", () => {
  const { mode, plan } = snapToPlan(roadPlanner({ mode: "cycle" }), {
    mode: null,
    ...eastward(3, 5),
  });
  expect(mode).toBe("cycle");
  expect(plan?.route.nodes).toHaveLength(3);
});

it("uses the longest connected part, and has no plan if nothing matches", () => {
  const { stretches, plan } = snapToPlan(roadPlanner({ hasPathRound: false }), {
    mode: "walk",
    ...eastward(1, 5),
  });
  expect(stretches.map(({ kind, planMeters }) => [kind, planMeters])).toEqual([
    ["on", null],
    ["off", null],
    ["on", 1374],
  ]);
  expect(plan?.route.nodes.map(labelOf)).toEqual(["13", "14", "15"]);
  const cycling = snapToPlan(roadPlanner(), { mode: "cycle", ...eastward(1, 5) });
  expect(cycling.plan).toBeNull();
  expect(cycling.stretches.map(({ kind }) => kind)).toEqual(["off"]);
});

it("returns null for a track of one point", () => {
  const { lngs, lats } = eastward(1, 1);
  const answer = snapToPlan(roadPlanner(), {
    mode: null,
    lngs: lngs.subarray(0, 1),
    lats: lats.subarray(0, 1),
  });
  expect(answer).toEqual({ mode: "walk", stretches: [], plan: null });
});
