import { passedNodes, planShareLink } from "#domain/plans/plan-link.ts";
import { appOrigin } from "#parts/exchange/app-origin.ts";
import { LinkDialog } from "#parts/exchange/link-dialog.tsx";
import { planOutTexts } from "#words/plan/plan.ts";
import type { NamedPlan } from "./named-plan.ts";

interface SharePlanDialogProps {
  readonly plan: NamedPlan;
  /** The stored form of the route sheets that go along. */
  readonly sheets?: object;
  readonly onClose: () => void;
}

/** Shows the link that carries the plan, and its QR code. */
export function SharePlanDialog({ plan, sheets, onClose }: SharePlanDialogProps) {
  const { name, draft, route } = plan;
  const link = planShareLink(appOrigin(), {
    ...draft,
    name,
    passed: passedNodes(route),
    ...(route.legs.length > 0 && { meters: route.meters }),
    ...(sheets && { sheets }),
  });
  return (
    <LinkDialog link={link} title={name} tooLong={planOutTexts.linkTooLong} onClose={onClose} />
  );
}
