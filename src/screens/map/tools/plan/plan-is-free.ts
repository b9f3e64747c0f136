import type { NetworkMode } from "#domain/network/network-mode.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { packsStore } from "#state/packs/packs.ts";
import { isPlanFree } from "#state/plans/free-plan.ts";
import { planner } from "#state/plans/planner.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** Tells whether a plan of a mode that is edited now goes along all ways, without numbers. */
export function isPlanFreeNow(mode: NetworkMode): boolean {
  // The beginning of the plan, or else the middle of the map.
  const place = planner.store.getState().route.nodes[0] ?? mapViewStore.getState();
  return isPlanFree(
    mode,
    preferencesStore.getState().planIsFree,
    packsStore.getState().packs,
    place,
  );
}
