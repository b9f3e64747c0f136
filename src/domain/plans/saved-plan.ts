import type { PlanRoute } from "#domain/network/plan/plan-route.ts";
import type { PlanDraft } from "./plan-draft.ts";

/** A plan that is kept, with the way that it had: it stays whole when the packs are gone or others. */
export interface SavedPlan {
  /** Random, and the same for ever. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly draft: PlanDraft;
  readonly route: PlanRoute;
  /** Milliseconds since 1970. */
  readonly changedAtMs: number;
  /** When it was put into the bin, milliseconds since 1970; null while it is not there. */
  readonly deletedAtMs: number | null;
}

/** Whether the same nodes are passed over ground of the same length: then nothing need be said. */
export function isSameRoute(a: PlanRoute, b: PlanRoute): boolean {
  const ids = (route: PlanRoute) => route.nodes.map(({ osmId }) => osmId).join(" ");
  return ids(a) === ids(b) && Math.abs(a.meters - b.meters) < 1;
}
