import type { StoreApi } from "zustand/vanilla";
import type { BoatNeeds } from "#state/fairways/water-level.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { type Planner, planner, routeBoats } from "./planner.ts";
import { boatText, type RouteBoats } from "./route-boats.ts";

/** The sources of `createBoatOfPlan`. */
export interface BoatOfPlanSources {
  readonly planner: Pick<Planner, "store" | "retry">;
  readonly preferences: Pick<StoreApi<unknown>, "subscribe">;
  readonly boats: Pick<RouteBoats, "of" | "isNoted" | "note">;
  readonly loadWaterLevel: () => Promise<{
    readonly boatNeeds: (mode: "motorboat") => BoatNeeds;
    readonly watchWaterLevel: (onChange: () => void) => () => void;
  }>;
}

/**
 * Creates a watch that looks up the route of a motorboat again if it was found for another boat or level of the water: where that
 * changes, and where it had changed before. A plan that is opened as it was saved counts as one for the boat of that moment. The
 * watch lasts until the returned function is called.
 */
export function createBoatOfPlan(sources: BoatOfPlanSources) {
  const { planner, preferences, boats, loadWaterLevel } = sources;
  return (): (() => void) => {
    const stops: (() => void)[] = [];
    let isOver = false;
    const start = async (): Promise<void> => {
      const { boatNeeds, watchWaterLevel } = await loadWaterLevel();
      if (isOver) return;
      const needsNow = () => boatText(boatNeeds("motorboat"));
      const isOfBoat = () => {
        const { draft, route } = planner.store.getState();
        return draft.mode === "motorboat" && route.legs.length > 0;
      };
      const noteOpened = (): void => {
        const { route, isAsking } = planner.store.getState();
        if (isOfBoat() && !isAsking && !boats.isNoted(route)) boats.note(route, needsNow());
      };
      const look = (): void => {
        const { route } = planner.store.getState();
        if (isOfBoat() && boats.isNoted(route) && boats.of(route) !== needsNow())
          void planner.retry();
      };
      noteOpened();
      look();
      stops.push(
        preferences.subscribe(look),
        watchWaterLevel(look),
        planner.store.subscribe(noteOpened),
      );
    };
    start().catch((error: unknown) => console.warn("A change of the boat is not noticed:", error));
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  };
}

/** Watches the user's boat for the plan of this device; see `createBoatOfPlan`. */
export const watchBoatOfPlan = createBoatOfPlan({
  planner,
  preferences: preferencesStore,
  boats: routeBoats,
  loadWaterLevel: () => import(/* webpackChunkName: "fairways" */ "#state/fairways/water-level.ts"),
});
