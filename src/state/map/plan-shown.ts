import { createStore } from "zustand/vanilla";

/**
 * Tells whether the map shows the plan in hand. The map session reads it without loading the planner. Once opened,
 * the plan stays on the map for the rest of the visit.
 */
export const planShownStore = createStore<{ readonly isShown: boolean }>(() => ({
  isShown: false,
}));

/** Shows the plan in hand and the followed route on the map from now on. */
export function showPlanOnMap(): void {
  planShownStore.setState({ isShown: true });
}
