import { useEffect } from "react";
import { type PlanOffer, planningStore } from "#state/plans/planner.ts";

const NOTHING: Omit<PlanOffer, "mode"> = { routes: [], shown: null, reached: [], strays: [] };

/** Shows this on the map for as long as the component is there; the parts must stay the same values. */
export function useOffer({
  mode,
  routes = NOTHING.routes,
  shown = null,
  reached = NOTHING.reached,
  strays = NOTHING.strays,
}: Pick<PlanOffer, "mode"> & Partial<PlanOffer>): void {
  useEffect(() => {
    planningStore.setState({ offer: { mode, routes, shown, reached, strays } });
  }, [mode, routes, shown, reached, strays]);
  useEffect(() => () => planningStore.setState({ offer: null }), []);
}
