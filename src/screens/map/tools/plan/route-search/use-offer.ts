import { useEffect } from "react";
import { type PlanOffer, planningStore } from "#state/plans/planner.ts";

const NOTHING: Omit<PlanOffer, "mode"> = {
  routes: [],
  shown: null,
  candidates: [],
  reached: [],
  strays: [],
};

/** Shows an offer on the map while the component is mounted; the parts must stay the same values. */
export function useOffer({
  mode,
  routes = NOTHING.routes,
  shown = null,
  candidates = NOTHING.candidates,
  reached = NOTHING.reached,
  strays = NOTHING.strays,
  reachedWays,
}: Pick<PlanOffer, "mode"> & Partial<PlanOffer>): void {
  useEffect(() => {
    planningStore.setState({
      offer: { mode, routes, shown, candidates, reached, strays, reachedWays },
    });
  }, [mode, routes, shown, candidates, reached, strays, reachedWays]);
  useEffect(() => () => planningStore.setState({ offer: null }), []);
}
