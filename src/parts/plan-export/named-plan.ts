import { distanceMeters } from "#domain/geodesy/distance.ts";
import {
  isPlace,
  labelOf,
  type PlanPoint,
  type PlanRoute,
  straightMetersOf,
  walkedMetersOf,
} from "#domain/network/plan/route/plan-route.ts";
import type { PlanDraft } from "#domain/plans/plan-draft.ts";
import { travelSeconds } from "#domain/plans/travel-time.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { planTitle, planTotals } from "#sentences/plan/plan.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { planPointTexts } from "#words/plan/points.ts";
import { legWords, pointText } from "./point-words.ts";

/** A plan to share, with its name. */
export interface NamedPlan {
  readonly name: string;
  readonly draft: PlanDraft;
  readonly route: PlanRoute;
}

/** Returns the title of a plan without a name. */
export function titleOfPlan({ draft, route }: Pick<NamedPlan, "draft" | "route">): string {
  const nodes = route.nodes.length > 0 ? route.nodes : draft.stops;
  const [first, last] = [nodes[0], nodes.at(-1)];
  const labels = [endText(first), endText(last)] as const;
  return planTitle(draft.mode, ...labels, labels[0] === labels[1] && !areApart(first, last));
}

/** Returns the number or name of an end; empty for a place without a name, which a title leaves out. */
function endText(point: PlanPoint | undefined): string {
  return point ? labelOf(point) : "";
}

/** Two places this far apart are not the same one, even in one street. */
const APART_METERS = 50;

/** Returns whether two points are different places, which may have the same name or none. */
function areApart(first: PlanPoint | undefined, last: PlanPoint | undefined): boolean {
  if (!first || !last || !isPlace(first) || !isPlace(last)) return false;
  return distanceMeters(first, last) >= APART_METERS;
}

/** Returns the distance and duration at the chosen speed, and how much of it is straight because no way is known. */
export function totalsOfPlan(plan: Pick<NamedPlan, "draft" | "route">): string {
  const { totals, straightPart } = sumsOfPlan(plan);
  return straightPart === null ? totals : `${totals} · ${straightPart}`;
}

/** Returns the same as two texts; the second is null where nothing is straight. */
export function sumsOfPlan({ draft: { mode }, route }: Pick<NamedPlan, "draft" | "route">): {
  readonly totals: string;
  readonly straightPart: string | null;
} {
  const speedKmh = preferencesStore.getState().planSpeedsKmh[mode];
  const totals = planTotals(
    distanceText(route.meters, mode),
    travelSeconds(route.meters, speedKmh, walkedMetersOf(route.legs)),
  );
  const straight = route.legs.reduce((sum, leg) => sum + straightMetersOf(leg), 0);
  const straightPart =
    straight >= 1 ? planPointTexts.straightPart(distanceText(straight, mode)) : null;
  return { totals, straightPart };
}

/** Returns the numbers in order, each with the distance from the previous one; null for the first. */
export function writtenNodes({
  draft: { mode },
  route,
}: Pick<NamedPlan, "draft" | "route">): readonly WrittenNode[] {
  return route.nodes.map((point, place) => {
    const leg = route.legs[place - 1];
    return { number: pointText(point), leg: leg ? inMetric(() => legWords(leg, mode)) : null };
  });
}

/** A number in a shared text. */
export interface WrittenNode {
  readonly number: string;
  readonly leg: string | null;
  /** The places along the leg, abbreviated; absent unless requested. */
  readonly along?: string;
}
