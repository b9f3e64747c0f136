import type { PlanRoute } from "#domain/network/plan/plan-route.ts";
import type { PlanDraft } from "./plan-draft.ts";

/** A plan that came from elsewhere: by a link, a code or a file. */
export interface IncomingPlan {
  /** Empty for none. */
  readonly name: string;
  readonly draft: PlanDraft;
  /** The way as the file has it; null where only the stops are known. */
  readonly route: PlanRoute | null;
}
