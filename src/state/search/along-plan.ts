import type { StoreApi } from "zustand/vanilla";
import { lineOfRoute, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { device } from "#state/device/device.ts";
import { setPlacesAlong } from "#state/map/along-on-map.ts";
import { packsStore } from "#state/packs/packs.ts";
import { planner } from "#state/plans/planner.ts";
import type { PlaceSearch } from "./search.ts";

/** The delay before looking up places, so that tapping numbers is not slowed down. */
const REST_MS = 600;

type Watched<State> = Pick<StoreApi<State>, "getState" | "subscribe">;

/** The inputs of the places along the plan. */
export interface AlongPlanSources {
  readonly planner: Watched<{ readonly route: PlanRoute }>;
  readonly packs: Watched<{ readonly packs: readonly unknown[] }>;
  readonly loadSearch: () => Promise<Pick<PlaceSearch, "placesAlong" | "knowsPoisAt">>;
  /** Resolves when the plan has had time to change again. */
  readonly rest: () => Promise<void>;
}

const SOURCES: AlongPlanSources = {
  planner: planner.store,
  packs: packsStore,
  loadSearch: () => import(/* webpackChunkName: "place-search" */ "./search.ts"),
  rest: () => new Promise((resolve) => device.clock.after(REST_MS, resolve)),
};

/** Updates the places along the plan when the plan or the packs change, until the returned function is called. */
export function watchAlongPlan(sources: AlongPlanSources = SOURCES): () => void {
  let asked = 0;
  const look = async (): Promise<void> => {
    asked += 1;
    const question = asked;
    const isLate = () => question !== asked;
    await sources.rest();
    if (isLate()) return;
    const { route } = sources.planner.getState();
    if (route.legs.length === 0) return setPlacesAlong([]);
    try {
      const { placesAlong, knowsPoisAt } = await sources.loadSearch();
      const places = await placesAlong(lineOfRoute(route));
      if (!isLate()) setPlacesAlong(places, places.length > 0 || route.nodes.some(knowsPoisAt));
    } catch (error) {
      console.warn("Nothing looked up along the plan:", error);
      if (!isLate()) setPlacesAlong([], false);
    }
  };
  void look();
  const stops = [
    sources.planner.subscribe(({ route }, before) => {
      if (route !== before.route) void look();
    }),
    sources.packs.subscribe(({ packs }, before) => {
      if (packs !== before.packs) void look();
    }),
  ];
  return () => {
    asked += 1;
    for (const stop of stops) stop();
    setPlacesAlong(null);
  };
}
