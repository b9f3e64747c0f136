import { useStore } from "zustand";
import type { DepartureSubject } from "#domain/links/app-path.ts";
import type { PlanDraft } from "#domain/plans/plan-draft.ts";
import { isSameDraft, type SavedPlan } from "#domain/plans/saved-plan.ts";
import { planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";

/** Returns the saved plan in hand; undefined for a new one. */
export function useStoredPlan(): SavedPlan | undefined {
  const savedId = useStore(planningStore, (planning) => planning.savedId);
  return useStore(savedPlans.store, ({ plans }) => plans?.find(({ id }) => id === savedId));
}

/** Returns how other screens find a plan: as the saved one, so that what is made for it stays with it, unless it was changed since. */
export function planSubject(draft: PlanDraft, stored: SavedPlan | undefined): DepartureSubject {
  return stored && isSameDraft(stored.draft, draft)
    ? { kind: "plan", id: stored.id }
    : { kind: "now" };
}
