/** The key in localStorage of the plan in the making; docs/formats/plans.md. */
export const PLAN_DRAFT_KEY = "planDraft";
