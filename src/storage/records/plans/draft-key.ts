/** The localStorage key of the draft; docs/formats/plans.md. */
export const PLAN_DRAFT_KEY = "planDraft";

/** The localStorage key of the needs of the boat for which the draft was last looked up. */
export const DRAFT_BOAT_KEY = "planDraftBoat";
