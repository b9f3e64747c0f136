import { useNavigate } from "react-router";
import { boxOfRoute } from "#domain/network/plan/route/plan-route.ts";
import { viewOfBox } from "#domain/packs/framed-box.ts";
import { askForView } from "#state/map/map-view.ts";
import { askForPlanFit } from "#state/map/plan-shown.ts";
import { openPlan } from "#state/plans/planner.ts";
import type { RoutedDraft } from "#state/plans/routed-drafts.ts";

/**
 * Opens a plan on the map, completely in view.
 * @returns a function with the plan and its saved id; null if it is not saved
 */
export function useOpenPlan(): (plan: RoutedDraft, savedId: string | null) => void {
  const navigate = useNavigate();
  return (plan, savedId) => {
    makeCurrent(plan, savedId);
    void navigate("/map?plan");
  };
}

/** Makes this the plan in hand; the map shows it completely when opened. */
export function makeCurrent(plan: RoutedDraft, savedId: string | null): void {
  openPlan(plan, savedId);
  const box = boxOfRoute(plan.route);
  if (box) askForView(viewOfBox(box));
  askForPlanFit();
}
