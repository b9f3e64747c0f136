import { createStore } from "zustand/vanilla";
import type { ListFilter } from "#domain/waypoints/list-filter.ts";
import type { ListOrder } from "#domain/waypoints/list-order.ts";

/** How the list of waypoints was last looked at in this visit; memory only. */
export interface ListView extends ListFilter {
  readonly order: ListOrder;
}

/** The order and the filter of the list; whoever comes back from a waypoint finds them as they were. */
export const listViewStore = createStore<ListView>(() => ({
  order: "distance",
  folder: undefined,
  query: "",
}));

/** Looks at the list in another way. */
export function setListView(changes: Partial<ListView>): void {
  listViewStore.setState(changes);
}
