import { createStore } from "zustand/vanilla";
import type { AlongObject } from "#domain/fairway/along-line.ts";

/** The bridges and locks along the draft of a boat. */
export interface FairwaysOnPlan {
  /** In the order of the plan; null until they have been looked up, and for a plan on land. */
  readonly along: readonly AlongObject[] | null;
  /** True if the data could not be loaded. */
  readonly isFailed: boolean;
}

/** The bridges and locks along the draft, for its list and its warning. */
export const fairwaysOnPlanStore = createStore<FairwaysOnPlan>(() => ({
  along: null,
  isFailed: false,
}));
