import { expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { EMPTY_ROUTE, type PlanNode } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { createPlanner } from "./planner.ts";
import { followSavedId } from "./saved-id.ts";

const node = (osmId: number): PlanNode => ({ osmId, number: `${osmId}`, lat: 52, lng: 5 + osmId });

/** A planner in which the saved plan "a" was opened, with a node added since. */
async function planA() {
  const planner = createPlanner({
    route: async () => ({ kind: "route", route: { ...EMPTY_ROUTE, stopPlaces: [] } }),
    start: emptyDraft("walk"),
    repair: async () => null,
  });
  const planning = createStore<{ savedId: string | null }>(() => ({ savedId: null }));
  const beginPlan = followSavedId({ planner: planner.store, planning });
  const open = (osmId: number, savedId: string | null) => {
    planner.open({ draft: { ...emptyDraft("walk"), stops: [node(osmId)] }, route: EMPTY_ROUTE });
    beginPlan(savedId);
  };
  open(1, "a");
  await planner.addNode("walk", node(2));
  return { planner, planning, open, savedId: () => planning.getState().savedId };
}

it("stays while the plan is edited", async () => {
  const { savedId } = await planA();
  expect(savedId()).toBe("a");
});

it("goes back and forth with the plan on undo and redo", async () => {
  const { planner, open, savedId } = await planA();
  open(3, "b");
  await planner.undo();
  expect(savedId()).toBe("a");
  await planner.redo();
  expect(savedId()).toBe("b");
});

it("is that of a save for every draft of the plan, also for earlier ones", async () => {
  const { planner, planning, savedId } = await planA();
  planning.setState({ savedId: "new" });
  await planner.undo();
  expect(savedId()).toBe("new");
});

it("is null for a plan of another mode, until that is undone", async () => {
  const { planner, savedId } = await planA();
  await planner.addNode("cycle", node(4));
  expect(savedId()).toBeNull();
  await planner.undo();
  expect(savedId()).toBe("a");
});
