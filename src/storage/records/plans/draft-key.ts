/** The localStorage key of the draft; docs/formats/plans.md. */
export const PLAN_DRAFT_KEY = "planDraft";
