import fc from "fast-check";
import { expect, it } from "vitest";
import type { PlanLeg } from "#domain/network/plan/route/plan-route.ts";
import { guideLineOfPlan } from "#domain/plans/guide-line-of-plan.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { SPEED_LIMITS_KMH, travelSeconds } from "#domain/plans/travel-time.ts";
import { isMoment } from "#domain/units/moment.ts";
import { planOf, planRecord } from "./plan-record.ts";
import { planText, readPlanText } from "./plan-text.ts";

const node = { osmId: 1, number: "01", lat: 52, lng: 5 };
const plan: SavedPlan = {
  id: "a",
  name: "Rondje",
  note: "",
  changedAtMs: 5,
  deletedAtMs: null,
  draft: { mode: "walk", options: {}, stops: [node] },
  route: { nodes: [node], legs: [], stopPlaces: [0], meters: 0 },
};

it("reads a stored plan and repairs its minor fields", () => {
  expect(planOf(structuredClone(planRecord(plan)))).toEqual(plan);
  const broken = { ...planRecord(plan), note: 7, changedAtMs: "?", deletedAtMs: Number.NaN };
  expect(planOf(broken)).toEqual({ ...plan, changedAtMs: 0 });
});

/** A route with legs of these lengths; its total length is valid. */
function routeOfLegs(...legMeters: readonly number[]): SavedPlan["route"] {
  const traits = { hasFerry: false, hasPortage: false, isConnection: false };
  const line = Float64Array.of(5, 52, 5, 52.1);
  const legs = legMeters.map((meters) => ({ ...traits, meters, line }));
  return { ...plan.route, nodes: new Array(legs.length + 1).fill(node), legs, meters: 1 };
}

/** A route of one leg of 100 m. */
function withSurface(meters: { pavedMeters?: number; unpavedMeters?: number }) {
  const route = routeOfLegs(100);
  return { ...route, legs: route.legs.map((leg) => ({ ...leg, ...meters })) };
}

/** A stored route of one leg with these fields. */
function withLeg(fields: object) {
  const nodes = [node, door].map((point) => ({ kind: "node", ...point }));
  return { nodes, legs: [{ ...straight, ...fields }], stopPlaces: [0, 1], meters: 1112 };
}

it("rejects a plan too long for the slowest walker to finish within the calendar", () => {
  const meters = fc.double({ min: 0, noNaN: true });
  fc.assert(
    fc.property(fc.array(meters, { minLength: 1, maxLength: 5 }), (legMeters) => {
      const read = planOf({ ...planRecord(plan), route: routeOfLegs(...legMeters) });
      const { lengthMeters } = guideLineOfPlan(read?.route ?? plan.route);
      const seconds = travelSeconds(lengthMeters, SPEED_LIMITS_KMH.min);
      expect(isMoment(Date.UTC(2026, 10, 21) + 1000 * seconds)).toBe(true);
    }),
    { seed: 28 },
  );
});

it("keeps the surface of a leg and the preferred surface", () => {
  const preferring: SavedPlan = {
    ...plan,
    draft: { ...plan.draft, options: { preferUnpaved: true } },
    route: withSurface({ pavedMeters: 60, unpavedMeters: 30 }),
  };
  expect(planOf(structuredClone(planRecord(preferring)))).toEqual(preferring);
});

const door = { kind: "place" as const, lat: 52.01, lng: 5, name: "Kerkstraat 1" };
const straight: PlanLeg = {
  meters: 1112,
  along: "straight",
  hasFerry: false,
  hasPortage: false,
  isConnection: false,
  line: Float64Array.of(5, 52, 5, 52.01),
};

it("keeps places, the ground of legs and their turns", () => {
  const ways: PlanLeg = {
    ...straight,
    along: "ways",
    metersBefore: 12,
    walkedMeters: 40,
    metersAfter: 3,
    turns: [{ meters: 400, turn: "left", name: "Kerkstraat" }],
    conditions: ["opening_hours=dawn-dusk"],
  };
  const beside: PlanLeg = { ...straight, reason: "no-way" };
  const mixed: SavedPlan = {
    ...plan,
    draft: { ...plan.draft, stops: [node, { ...door, along: "ways" }, node] },
    route: { nodes: [node, door, node], legs: [ways, beside], stopPlaces: [0, 1, 2], meters: 2224 },
  };
  expect(planOf(structuredClone(planRecord(mixed)))).toEqual(mixed);
  expect(readPlanText(planText(mixed))).toEqual(mixed);
  expect(planRecord(mixed)).toMatchObject({
    format: 2,
    draft: { stops: [{ kind: "node" }, { kind: "place" }, { kind: "node" }] },
  });
});

/** The record of a plan of one node as versions before 0.5 stored it. */
const firstRecord = (goal: unknown) => ({
  ...plan,
  format: 1,
  draft: { mode: "walk", wishes: {}, stops: [node], goal },
});

it("reads format 1: a destination beside the network becomes a last place, with a straight leg", () => {
  expect(planOf(firstRecord(null))).toEqual(plan);
  expect(planOf(firstRecord({ lat: 91, lng: 5 }))).toEqual(plan);
  const { name: _, ...place } = door;
  const read = planOf(firstRecord({ lat: 52.01, lng: 5 }));
  expect(read).toMatchObject({
    draft: { mode: "walk", options: {}, stops: [node, place] },
    route: { nodes: [node, place], stopPlaces: [0, 1], legs: [{ along: "straight" }] },
  });
  expect(read?.route.meters).toBeCloseTo(1112, 0);
  // A plan that was read is stored in the present format, and read again unchanged.
  expect(planOf(planRecord(read as SavedPlan))).toEqual(read);
  const unknown = {
    ...firstRecord({ lat: 52.01, lng: 5 }),
    route: { ...routeOfLegs(5), legs: [], meters: 0 },
  };
  expect(planOf(unknown)?.route).toMatchObject({ legs: [], meters: 0 });
});

it("rejects anything but a plan", () => {
  const record = planRecord(plan);
  for (const bad of [
    { format: 3 },
    { id: "" },
    { draft: { ...plan.draft, mode: "fly" } },
    { draft: { ...plan.draft, stops: [{ ...node, osmId: 0.5 }] } },
    { route: { ...plan.route, meters: -1 } },
    { route: { ...plan.route, meters: 1e13 } },
    { route: routeOfLegs(1e13) },
    { route: routeOfLegs(Number.NaN) },
    { route: withSurface({ pavedMeters: -1 }) },
    { route: withSurface({ pavedMeters: 60, unpavedMeters: 50 }) },
    { draft: { ...plan.draft, stops: [{ ...door, lat: 91 }] } },
    { draft: { ...plan.draft, stops: [{ ...door, name: 7 }] } },
    { draft: { ...plan.draft, stops: [{ ...door, kind: "star" }] } },
    { draft: { ...plan.draft, stops: [{ ...node, kind: "node", along: "air" }] } },
    { route: withLeg({ along: "air" }) },
    { route: withLeg({ metersBefore: 1112, metersAfter: 2 }) },
    { route: withLeg({ walkedMeters: 1200 }) },
    { route: withLeg({ turns: [{ meters: -1, turn: "left", name: null }] }) },
    { route: withLeg({ turns: [{ meters: 1, turn: "loop", name: null }] }) },
    { route: withLeg({ reason: "bored" }) },
    { route: routeOfLegs(...new Array<number>(1001).fill(1e6)) },
  ]) {
    expect(planOf({ ...record, ...bad })).toBeNull();
  }
});
