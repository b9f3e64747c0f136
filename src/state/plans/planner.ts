import { createStore } from "zustand/vanilla";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { createPlanner } from "./create-planner.ts";
import type { PlannerParts } from "./routed-drafts.ts";

/** Looks a way up in the packs on this device. */
export const lookUpRoute: PlannerParts["route"] = async (question, signal) => {
  const { route } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graph.ts"
  );
  return route(question, signal);
};

/** The plan in the making on this device, in memory; what each command does is written at `Planner`. */
export const planner = createPlanner({
  start: emptyDraft(preferencesStore.getState().planMode),
  route: lookUpRoute,
});

/** Whether the plan is being made now: its numbers and legs can then be tapped and dragged. */
export const planningStore = createStore<Planning>(() => ({
  isEditing: false,
  savedId: null,
}));

interface Planning {
  readonly isEditing: boolean;
  /** The kept plan that is in hand; null for a new one. */
  readonly savedId: string | null;
}
