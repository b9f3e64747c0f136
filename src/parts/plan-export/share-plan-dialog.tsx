import { passedNodes, planShareLink } from "#domain/plans/plan-link.ts";
import { planOutTexts } from "#i18n/plan/plan.ts";
import { appOrigin } from "#parts/exchange/app-origin.ts";
import { LinkDialog } from "#parts/exchange/link-dialog.tsx";
import type { NamedPlan } from "./named-plan.ts";

interface SharePlanDialogProps {
  readonly plan: NamedPlan;
  readonly onClose: () => void;
}

/** Shows the link that carries the plan, and its QR code. */
export function SharePlanDialog({ plan: { name, draft, route }, onClose }: SharePlanDialogProps) {
  const link = planShareLink(appOrigin(), { ...draft, name, passed: passedNodes(route) });
  return (
    <LinkDialog link={link} title={name} tooLong={planOutTexts.linkTooLong} onClose={onClose} />
  );
}
