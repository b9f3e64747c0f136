import type { NetworkMode } from "#domain/network/network-mode.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import type { PlanProblemWords } from "#sentences/plan/plan.ts";
import type { PlannerProblem } from "#state/plans/routed-drafts.ts";

/** Returns a problem of a plan in this mode in the form that its sentence needs. */
export function problemWords(problem: PlannerProblem, mode: NetworkMode): PlanProblemWords {
  const { kind } = problem;
  if (kind === "failed") return { kind };
  if (kind === "not-repaired") return { kind };
  if (kind === "repaired") {
    const { replaced, dropped } = problem;
    return { kind, replaced: numbersOf(replaced), dropped: numbersOf(dropped) };
  }
  const to = problem.to.number;
  if (kind === "unknown-node") return { kind, to };
  const from = problem.from.number;
  if (kind === "options-prevent-it") return { kind, from, to };
  const { nearest } = problem;
  return {
    kind,
    from,
    to,
    nearest: nearest && {
      number: nearest.node.number,
      distance: distanceText(nearest.meters, mode),
    },
  };
}

function numbersOf(nodes: readonly { readonly number: string }[]): readonly string[] {
  return nodes.map(({ number }) => number);
}
