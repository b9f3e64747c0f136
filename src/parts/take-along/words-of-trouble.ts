import type { PlanTroubleWords } from "#i18n/plan.ts";
import type { PlannerTrouble } from "#state/plans/routed-drafts.ts";

/** A trouble of the planner in what its sentence needs. */
export function wordsOfTrouble(trouble: PlannerTrouble): PlanTroubleWords {
  if (trouble.kind === "failed") return trouble;
  const to = trouble.to.number;
  if (trouble.kind === "unknown-node") return { kind: trouble.kind, to };
  const from = trouble.from.number;
  if (trouble.kind === "not-as-wished") return { kind: trouble.kind, from, to };
  const { kind, nearest } = trouble;
  return {
    kind,
    from,
    to,
    nearest: nearest && { number: nearest.node.number, meters: nearest.meters },
  };
}
