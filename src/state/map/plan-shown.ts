import { createStore } from "zustand/vanilla";

/** The part of the planner's state that the map session reads without loading the planner. */
interface PlanShown {
  /** True if the map shows the plan in hand. Once opened, the plan stays on the map for the rest of the visit. */
  readonly isShown: boolean;
  /** Counts the requests to bring all of the plan in sight. */
  readonly fitsAsked: number;
}

export const planShownStore = createStore<PlanShown>(() => ({ isShown: false, fitsAsked: 0 }));

/** Shows the plan in hand and the followed route on the map from now on. */
export function showPlanOnMap(): void {
  planShownStore.setState({ isShown: true });
}

/** Asks the planner to bring all of the plan in sight, now or when it is opened. */
export function askForPlanFit(): void {
  planShownStore.setState(({ fitsAsked }) => ({ fitsAsked: fitsAsked + 1 }));
}
