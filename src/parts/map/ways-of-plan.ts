import { packsStore } from "#state/packs/packs.ts";
import type { WaysBeside } from "#state/plans/ways-beside.ts";

/** The routes along ways beside a plan, whose code is loaded with the first line that needs it. */
export interface WaysOfPlan extends WaysBeside {
  /** Stops calling `onFound`. */
  readonly dispose: () => void;
}

/** Creates the routes along ways; `onFound` is called when there may be another one. */
export function waysOfPlan(onFound: () => void): WaysOfPlan {
  let ways: WaysBeside | null = null;
  let [isLoading, isDisposed] = [false, false];
  const found = (): void => {
    if (!isDisposed) onFound();
  };
  const load = async (): Promise<void> => {
    isLoading = true;
    try {
      const { createWaysBeside } = await import(
        /* webpackChunkName: "node-graphs" */ "#state/plans/ways-beside.ts"
      );
      const packs = () => packsStore.getState().packs;
      ways = createWaysBeside({ loadGraphs, packs, onFound: found });
      found();
    } catch {
      // Straight lines stay until the next drawing tries again.
      isLoading = false;
    }
  };
  return {
    between: (from, to, mode) => {
      if (!ways && !isLoading) void load();
      return ways?.between(from, to, mode) ?? null;
    },
    dispose: () => {
      isDisposed = true;
    },
  };
}

async function loadGraphs() {
  const { networkGraphs } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
  );
  return networkGraphs;
}
