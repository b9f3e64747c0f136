import { keyOf, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import type { PlanDraft } from "./plan-draft.ts";

/** A saved plan with its route at that time, so that it stays complete when packs are removed or change. */
export interface SavedPlan {
  /** Random and permanent. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly draft: PlanDraft;
  readonly route: PlanRoute;
  /** Milliseconds since 1970. */
  readonly changedAtMs: number;
  /** The time it was moved to the bin, milliseconds since 1970; null if it is not there. */
  readonly deletedAtMs: number | null;
}

/** Tells whether a plan has at most as many stops and nodes as the app draws in time; a larger one is not saved. */
export function isWithinPlanLimit({ draft, route }: Pick<SavedPlan, "draft" | "route">): boolean {
  const { stops, passed } = CONTENT_LIMITS.planLink.maxEntries;
  return draft.stops.length <= stops && route.nodes.length <= stops + passed;
}

/** Returns whether two drafts have the same stops, legs and preferences. */
export function isSameDraft(a: PlanDraft, b: PlanDraft): boolean {
  const facts = ({ mode, stops, options }: PlanDraft) => [
    mode,
    stops.map((stop) => [keyOf(stop), stop.along, stop.kind === "place" ? stop.name : null]),
    Object.entries(options)
      .flatMap(([name, isWanted]) => (isWanted ? [name] : []))
      .toSorted(),
  ];
  return JSON.stringify(facts(a)) === JSON.stringify(facts(b));
}

/** Returns whether two routes pass the same nodes over the same distance, so that no change need be reported. */
export function isSameRoute(a: PlanRoute, b: PlanRoute): boolean {
  const keys = (route: PlanRoute) => route.nodes.map(keyOf).join(",");
  return keys(a) === keys(b) && Math.abs(a.meters - b.meters) < 1;
}
