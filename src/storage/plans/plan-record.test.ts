import { expect, it } from "vitest";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { planOf, planRecord } from "./plan-record.ts";

const node = { osmId: 1, number: "01", lat: 52, lng: 5 };
const plan: SavedPlan = {
  ...{ id: "a", name: "Rondje", note: "", changedAtMs: 5, deletedAtMs: null },
  draft: { mode: "walk", wishes: {}, stops: [node], goal: null },
  route: { nodes: [node], legs: [], stopPlaces: [0], meters: 0 },
};

it("reads a plan as it was stored, and what matters less though it is broken", () => {
  expect(planOf(structuredClone(planRecord(plan)))).toEqual(plan);
  const broken = { ...planRecord(plan), note: 7, changedAtMs: "?", deletedAtMs: Number.NaN };
  expect(planOf(broken)).toEqual({ ...plan, changedAtMs: 0 });
  const goal = { lat: 91, lng: 5 };
  expect(planOf({ ...planRecord(plan), draft: { ...plan.draft, goal } })).toEqual(plan);
});

it("passes over what no plan can be made of", () => {
  const record = planRecord(plan);
  for (const bad of [
    { format: 2 },
    { id: "" },
    { draft: { ...plan.draft, mode: "fly" } },
    { draft: { ...plan.draft, stops: [{ ...node, osmId: 0.5 }] } },
    { route: { ...plan.route, meters: -1 } },
  ]) {
    expect(planOf({ ...record, ...bad })).toBeNull();
  }
});
