import { useStore } from "zustand";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";

/** Returns the saved plan in hand; undefined for a new one. */
export function useStoredPlan(): SavedPlan | undefined {
  const savedId = useStore(planningStore, (planning) => planning.savedId);
  return useStore(savedPlans.store, ({ plans }) => plans?.find(({ id }) => id === savedId));
}
