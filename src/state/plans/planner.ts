import { createStore } from "zustand/vanilla";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { createPlanner } from "./create-planner.ts";

/** The plan in the making on this device, in memory; what each command does is written at `Planner`. */
export const planner = createPlanner({
  start: emptyDraft(preferencesStore.getState().planMode),
  route: async (question, signal) => {
    const { route } = await import(
      /* webpackChunkName: "node-graphs" */ "#state/packs/network-graph.ts"
    );
    return route(question, signal);
  },
});

/** Whether the plan is being made now: its numbers and legs can then be tapped and dragged. */
export const planningStore = createStore(() => ({ isEditing: false }));
