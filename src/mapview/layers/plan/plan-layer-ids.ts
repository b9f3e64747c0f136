/** The source of the style that holds the plan's lines and numbers. */
export const PLAN_SOURCE = "plan";

/** The line of the plan; a feature's `place` is that of the node where its leg begins. */
export const PLAN_LINE_LAYER = "plan-line";

/** The numbers of the plan, the farthest views first; a feature's `place` is that in the plan. */
export const PLAN_BADGE_LAYERS = ["plan-node-far", "plan-node-middle", "plan-node-near"] as const;

/** The dots below the numbers: what of a plan is there also where a number has no room. */
export const PLAN_DOT_LAYER = "plan-dot";

/** The ways that may be taken, and their letters; a feature's `index` says which. */
export const PLAN_OFFER_LAYERS = ["plan-letter", "plan-way"] as const;
