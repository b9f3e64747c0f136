import { useNavigate } from "react-router";
import { boxOfNodes } from "#domain/network/plan/plan-route.ts";
import { viewOfBox } from "#domain/packs/framed-box.ts";
import { askForView } from "#state/map/map-view.ts";
import { askForPlanFit } from "#state/map/plan-shown.ts";
import { planner, planningStore } from "#state/plans/planner.ts";
import type { RoutedDraft } from "#state/plans/routed-drafts.ts";

/**
 * Takes a plan in hand, on the map, where all of it is in view.
 * @returns a function with the plan and the id under which it is kept; null for one that is not
 */
export function useOpenPlan(): (plan: RoutedDraft, savedId: string | null) => void {
  const navigate = useNavigate();
  return (plan, savedId) => {
    takeInHand(plan, savedId);
    void navigate("/map?plan");
  };
}

/** Makes it the plan at hand; the map shows all of it when it is opened. */
export function takeInHand(plan: RoutedDraft, savedId: string | null): void {
  planner.open(plan);
  planningStore.setState({ savedId });
  const box = boxOfNodes(plan.route.nodes);
  if (box) askForView(viewOfBox(box));
  askForPlanFit();
}
