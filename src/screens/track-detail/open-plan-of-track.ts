import { boxOfRoute } from "#domain/network/plan/route/plan-route.ts";
import { viewOfBox } from "#domain/packs/framed-box.ts";
import type { PlanDraft } from "#domain/plans/plan-draft.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import { askForView } from "#state/map/map-view.ts";
import { askForPlanFit } from "#state/map/plan-shown.ts";
import { networkGraphs } from "#state/packs/network-graphs.ts";
import { openPlan } from "#state/plans/planner.ts";

/** Opens a plan made of a track, which the map shows completely; resolves to false if the packs have no route for it. */
export async function openPlanOfTrack(draft: PlanDraft): Promise<boolean> {
  const answer = await networkGraphs.route(questionOf(draft)).catch(() => null);
  if (answer?.kind !== "route") return false;
  openPlan({ draft, route: answer.route }, null);
  const box = boxOfRoute(answer.route);
  if (box) askForView(viewOfBox(box));
  askForPlanFit();
  return true;
}
