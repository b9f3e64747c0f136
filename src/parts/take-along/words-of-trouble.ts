import type { PlanTroubleWords } from "#i18n/plan.ts";
import type { PlannerTrouble } from "#state/plans/routed-drafts.ts";

/** A trouble of the planner in what its sentence needs. */
export function wordsOfTrouble(trouble: PlannerTrouble): PlanTroubleWords {
  const { kind } = trouble;
  if (kind === "failed") return { kind };
  if (kind === "not-repaired") return { kind };
  if (kind === "repaired") {
    const { replaced, dropped } = trouble;
    return { kind, replaced: numbersOf(replaced), dropped: numbersOf(dropped) };
  }
  const to = trouble.to.number;
  if (kind === "unknown-node") return { kind, to };
  const from = trouble.from.number;
  if (kind === "not-as-wished") return { kind, from, to };
  const { nearest } = trouble;
  return {
    kind,
    from,
    to,
    nearest: nearest && { number: nearest.node.number, meters: nearest.meters },
  };
}

function numbersOf(nodes: readonly { readonly number: string }[]): readonly string[] {
  return nodes.map(({ number }) => number);
}
