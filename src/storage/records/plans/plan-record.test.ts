import fc from "fast-check";
import { expect, it } from "vitest";
import { guideLineOfPlan } from "#domain/plans/guide-line-of-plan.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { SPEED_LIMITS_KMH, travelSeconds } from "#domain/plans/travel-time.ts";
import { isMoment } from "#domain/units/moment.ts";
import { planOf, planRecord } from "./plan-record.ts";

const node = { osmId: 1, number: "01", lat: 52, lng: 5 };
const plan: SavedPlan = {
  id: "a",
  name: "Rondje",
  note: "",
  changedAtMs: 5,
  deletedAtMs: null,
  draft: { mode: "walk", options: {}, stops: [node], goal: null },
  route: { nodes: [node], legs: [], stopPlaces: [0], meters: 0 },
};

it("reads a stored plan and repairs its minor fields", () => {
  expect(planOf(structuredClone(planRecord(plan)))).toEqual(plan);
  const broken = { ...planRecord(plan), note: 7, changedAtMs: "?", deletedAtMs: Number.NaN };
  expect(planOf(broken)).toEqual({ ...plan, changedAtMs: 0 });
  const goal = { lat: 91, lng: 5 };
  expect(planOf({ ...planRecord(plan), draft: { ...planRecord(plan).draft, goal } })).toEqual(plan);
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

it("rejects anything but a plan", () => {
  const record = planRecord(plan);
  for (const bad of [
    { format: 2 },
    { id: "" },
    { draft: { ...plan.draft, mode: "fly" } },
    { draft: { ...plan.draft, stops: [{ ...node, osmId: 0.5 }] } },
    { route: { ...plan.route, meters: -1 } },
    { route: { ...plan.route, meters: 1e13 } },
    { route: routeOfLegs(1e13) },
    { route: routeOfLegs(Number.NaN) },
    { route: withSurface({ pavedMeters: -1 }) },
    { route: withSurface({ pavedMeters: 60, unpavedMeters: 50 }) },
    { route: routeOfLegs(...new Array<number>(1001).fill(1e6)) },
  ]) {
    expect(planOf({ ...record, ...bad })).toBeNull();
  }
});
