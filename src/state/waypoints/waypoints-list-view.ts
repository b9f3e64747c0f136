import { createStore } from "zustand/vanilla";
import type { ListFilter } from "#domain/waypoints/list-filter.ts";
import type { ListOrder } from "#domain/waypoints/list-order.ts";

/** The last view of the list of waypoints in this visit; in memory only. */
export interface ListView extends ListFilter {
  readonly order: ListOrder;
}

/** The order and filter of the list, so that a user returning from a waypoint finds the list unchanged. */
export const listViewStore = createStore<ListView>(() => ({
  order: "distance",
  folder: undefined,
  query: "",
}));

/** Changes the order or filter of the list. */
export function setListView(changes: Partial<ListView>): void {
  listViewStore.setState(changes);
}
