/** The source of the lines and numbers of the plan. */
export const PLAN_SOURCE = "plan";

/** The line of the plan. The `place` of a feature is that of the node where its leg starts. */
export const PLAN_LINE_LAYER = "plan-line";

/** The numbers of the plan, the most distant views first. The `place` of a feature is its place in the plan. */
export const PLAN_BADGE_LAYERS = ["plan-node-far", "plan-node-middle", "plan-node-near"] as const;

/** The dots below the numbers, also shown where a number has no room. */
export const PLAN_DOT_LAYER = "plan-dot";

/** The offered routes and their letters; a feature has the `index` of its route. */
export const PLAN_OFFER_LAYERS = ["plan-letter", "plan-way"] as const;
