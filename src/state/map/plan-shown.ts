import { createStore } from "zustand/vanilla";

/**
 * Whether the map shows the plan in hand, for the map session, which must not load the planner before it is
 * needed. Once the plan was opened it stays on the map for the rest of the visit.
 */
export const planShownStore = createStore<{ readonly isShown: boolean }>(() => ({
  isShown: false,
}));

/** Shows the plan in hand, and the route that is followed, on the map from now on. */
export function showPlanOnMap(): void {
  planShownStore.setState({ isShown: true });
}
