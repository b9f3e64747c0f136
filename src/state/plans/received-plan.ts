import { createStore } from "zustand/vanilla";
import type { IncomingPlan } from "#domain/plans/incoming-plan.ts";

/** A plan that another screen found in a file, for the routes screen. */
export const receivedPlanStore = createStore<{ readonly plan: IncomingPlan | null }>(() => ({
  plan: null,
}));
