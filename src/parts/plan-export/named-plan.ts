import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import type { PlanDraft } from "#domain/plans/plan-draft.ts";
import { travelSeconds } from "#domain/plans/travel-time.ts";
import { planLegText, planTitle, planTotals } from "#i18n/plan/plan.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** A plan to share, with its name. */
export interface NamedPlan {
  readonly name: string;
  readonly draft: PlanDraft;
  readonly route: PlanRoute;
}

/** Returns the title of a plan without a name. */
export function titleOfPlan({ draft, route }: Pick<NamedPlan, "draft" | "route">): string {
  const nodes = route.nodes.length > 0 ? route.nodes : draft.stops;
  return planTitle(draft.mode, nodes[0]?.number ?? "", nodes.at(-1)?.number ?? "");
}

/** Returns the distance and duration at the chosen speed. */
export function totalsOfPlan({
  draft: { mode },
  route,
}: Pick<NamedPlan, "draft" | "route">): string {
  const speedKmh = preferencesStore.getState().planSpeedsKmh[mode];
  return planTotals(distanceText(route.meters, mode), travelSeconds(route.meters, speedKmh));
}

/** Returns the numbers in order, each with the distance from the previous one; null for the first. */
export function writtenNodes({
  draft: { mode },
  route,
}: Pick<NamedPlan, "draft" | "route">): readonly WrittenNode[] {
  return route.nodes.map(({ number }, place) => {
    const leg = route.legs[place - 1];
    return { number, leg: leg ? planLegText(leg, mode) : null };
  });
}

/** A number in a shared text. */
export interface WrittenNode {
  readonly number: string;
  readonly leg: string | null;
  /** The places along the leg, abbreviated; absent unless requested. */
  readonly along?: string;
}
