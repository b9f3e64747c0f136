import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import { lineOfRoute, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { type FairwaysOnPlan, fairwaysOnPlanStore } from "#state/map/fairways-on-plan.ts";
import { planner } from "#state/plans/planner.ts";

interface WatchedPlan {
  readonly draft: { readonly mode: NetworkMode };
  readonly route: PlanRoute;
}

/** The sources from which the bridges and locks along the plan are derived. */
export interface FairwaysAlongPlanSources {
  readonly planner: {
    getState(): WatchedPlan;
    subscribe(listener: (plan: WatchedPlan, before: WatchedPlan) => void): () => void;
  };
  readonly loadFairways: () => Promise<
    Pick<typeof import("#state/fairways/fairways.ts"), "objectsOnLine">
  >;
}

const SOURCES: FairwaysAlongPlanSources = {
  planner: planner.store,
  loadFairways: () => import(/* webpackChunkName: "fairways" */ "#state/fairways/fairways.ts"),
};

/** Keeps the list of bridges and locks along a boat's plan up to date, until the returned function is called. */
export function watchFairwaysAlongPlan(sources: FairwaysAlongPlanSources = SOURCES): () => void {
  let asked = 0;
  const look = async (): Promise<void> => {
    asked += 1;
    const question = asked;
    const show = (state: Partial<FairwaysOnPlan>): void => {
      if (question === asked) fairwaysOnPlanStore.setState(state);
    };
    const { draft, route } = sources.planner.getState();
    show({ along: null, isFailed: false });
    if (!isBoatingMode(draft.mode) || route.legs.length === 0) return;
    try {
      const { objectsOnLine } = await sources.loadFairways();
      show({ along: await objectsOnLine(lineOfRoute(route)) });
    } catch (failure) {
      console.warn("No bridges looked up along the plan:", failure);
      show({ isFailed: true });
    }
  };
  void look();
  const stop = sources.planner.subscribe((plan, before) => {
    if (plan.route !== before.route || plan.draft.mode !== before.draft.mode) void look();
  });
  return () => {
    asked += 1;
    stop();
    fairwaysOnPlanStore.setState({ along: null, isFailed: false });
  };
}
