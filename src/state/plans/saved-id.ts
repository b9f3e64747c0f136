import type { StoreApi } from "zustand/vanilla";
import type { PlanDraft } from "#domain/plans/plan-draft.ts";

interface SavedIdStores {
  readonly planner: Pick<StoreApi<{ readonly draft: PlanDraft }>, "getState" | "subscribe">;
  readonly planning: Pick<
    StoreApi<{ readonly savedId: string | null }>,
    "getState" | "subscribe" | "setState"
  >;
}

/**
 * Keeps `savedId` that of the draft in the planner, so that a save never overwrites another plan: an undo that goes
 * back to the plan before restores its id, and a draft of another mode is a new plan.
 * @returns a function to call after another plan was opened, with its id; null if it is not saved
 */
export function followSavedId({ planner, planning }: SavedIdStores): (id: string | null) => void {
  /** All drafts of one plan share an object. */
  const plans = new WeakMap<PlanDraft, { savedId: string | null }>();
  let current = { savedId: planning.getState().savedId };
  plans.set(planner.getState().draft, current);

  function begin(draft: PlanDraft, savedId: string | null): void {
    current = { savedId };
    plans.set(draft, current);
  }

  planner.subscribe(({ draft }, before) => {
    if (draft === before.draft) return;
    const known = plans.get(draft);
    if (known) current = known;
    else if (draft.mode === before.draft.mode) plans.set(draft, current);
    else begin(draft, null);
    planning.setState({ savedId: current.savedId });
  });
  planning.subscribe(({ savedId }) => {
    current.savedId = savedId;
  });
  return (savedId) => {
    begin(planner.getState().draft, savedId);
    planning.setState({ savedId });
  };
}
