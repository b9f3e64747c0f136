import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import type { PlanDraft } from "./plan-draft.ts";

/** A plan that came from a link, a code or a file. */
export interface IncomingPlan {
  /** Empty if it has no name. */
  readonly name: string;
  readonly draft: PlanDraft;
  /** The route in the file; null if only the stops are known. */
  readonly route: PlanRoute | null;
  /** The length of the route in metres as its sender knew it; absent if unknown. */
  readonly meters?: number;
  /** The stored form of its route sheets, unchecked; absent without any. */
  readonly sheets?: object;
}
