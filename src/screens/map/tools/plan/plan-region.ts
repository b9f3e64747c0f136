import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isDefaultMapView } from "#domain/position/rounded-view.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { planningStore } from "#state/plans/planner.ts";

/**
 * The middle of the map when the planner was opened, or when a mode was chosen since. Its region decides how a plan without a stop
 * goes; so dragging the map changes nothing in an open planner.
 */
export const planRegionStore = createStore<LatLng>(() => mapViewStore.getState());

/** Takes the region that the map shows now. */
export function choosePlanRegion(): void {
  const { lat, lng } = mapViewStore.getState();
  planRegionStore.setState({ lat, lng });
}

mapViewStore.subscribe((_, before) => {
  // The first view of a visit is no place that anybody chose.
  if (!planningStore.getState().isEditing || isDefaultMapView(before)) choosePlanRegion();
});
planningStore.subscribe(({ isEditing }, before) => {
  if (!isEditing && before.isEditing) choosePlanRegion();
});
