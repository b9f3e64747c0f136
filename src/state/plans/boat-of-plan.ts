import type { StoreApi } from "zustand/vanilla";
import type { TextStore } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import type { BoatNeeds } from "#state/fairways/water-level.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { DRAFT_BOAT_KEY } from "#storage/records/plans/draft-key.ts";
import { type Planner, planner } from "./planner.ts";

/** The sources of `createBoatOfPlan`. */
export interface BoatOfPlanSources {
  readonly planner: Pick<Planner, "store" | "retry">;
  readonly preferences: Pick<StoreApi<unknown>, "subscribe">;
  readonly texts: Pick<TextStore, "read" | "write">;
  readonly loadWaterLevel: () => Promise<{
    readonly boatNeeds: (mode: "motorboat") => BoatNeeds;
    readonly watchWaterLevel: (onChange: () => void) => () => void;
  }>;
}

/**
 * Creates a watch that looks up the route of a motorboat again once the boat or the level of the water has changed, also where
 * that happened between two watches or visits. It lasts until the returned function is called.
 */
export function createBoatOfPlan(sources: BoatOfPlanSources) {
  const { planner, preferences, texts, loadWaterLevel } = sources;
  let routedFor: string | null = null;
  return (): (() => void) => {
    const stops: (() => void)[] = [];
    let isOver = false;
    const start = async (): Promise<void> => {
      const { boatNeeds, watchWaterLevel } = await loadWaterLevel();
      if (isOver) return;
      const look = (): void => {
        const needs = JSON.stringify(boatNeeds("motorboat"));
        const before = routedFor ?? texts.read(DRAFT_BOAT_KEY);
        const isOther = before !== null && before !== needs;
        routedFor = needs;
        if (before !== needs) texts.write(DRAFT_BOAT_KEY, needs);
        const { draft, route } = planner.store.getState();
        if (isOther && draft.mode === "motorboat" && route.legs.length > 0) void planner.retry();
      };
      look();
      stops.push(preferences.subscribe(look), watchWaterLevel(look));
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
  texts: device.texts,
  loadWaterLevel: () => import(/* webpackChunkName: "fairways" */ "#state/fairways/water-level.ts"),
});
