import { createStore } from "zustand/vanilla";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";

/** A route that a screen shows on a map of its own. */
export interface RouteOnView {
  readonly mode: NetworkMode;
  readonly route: PlanRoute;
}

/** The part of the planner's state that the map session reads without loading the planner. */
interface PlanShown {
  /** True if the map shows the plan in hand. Once opened, the plan stays on the map for the rest of the visit. */
  readonly isShown: boolean;
  /** Counts the requests to bring all of the plan in sight. */
  readonly fitsAsked: number;
  /** The number of the last request that was fulfilled. */
  readonly fitsDone: number;
  /** The route that is drawn instead of all plans; null for none. */
  readonly onView: RouteOnView | null;
}

export const planShownStore = createStore<PlanShown>(() => ({
  isShown: false,
  fitsAsked: 0,
  fitsDone: 0,
  onView: null,
}));

/** Shows the plan in hand and the followed route on the map from now on. */
export function showPlanOnMap(): void {
  planShownStore.setState({ isShown: true });
}

/** Asks the planner to bring all of the plan in sight, now or when it is opened. */
export function askForPlanFit(): void {
  planShownStore.setState(({ fitsAsked }) => ({ fitsAsked: fitsAsked + 1 }));
}

/** Returns whether a request to bring the plan in sight is open, and takes it as fulfilled. */
export function takePlanFit(): boolean {
  const { fitsAsked, fitsDone } = planShownStore.getState();
  planShownStore.setState({ fitsDone: fitsAsked });
  return fitsAsked !== fitsDone;
}

/** Draws this route on the map instead of all plans; null ends it. */
export function showRouteOnView(onView: RouteOnView | null): void {
  planShownStore.setState({ onView });
}
