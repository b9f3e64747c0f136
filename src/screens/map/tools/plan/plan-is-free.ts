import type { NetworkMode } from "#domain/network/network-mode.ts";
import { packsStore } from "#state/packs/packs.ts";
import { isPlanFree } from "#state/plans/free-plan.ts";
import { planner } from "#state/plans/planner.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { planRegionStore } from "./plan-region.ts";

/** Tells whether a plan of a mode that is edited now goes along all ways, without numbers. */
export function isPlanFreeNow(mode: NetworkMode): boolean {
  // The beginning of the plan, or else where it was going to be made.
  const place = planner.store.getState().route.nodes[0] ?? planRegionStore.getState();
  return isPlanFree(
    mode,
    preferencesStore.getState().planIsFree,
    packsStore.getState().packs,
    place,
  );
}
