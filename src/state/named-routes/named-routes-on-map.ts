import { createStore } from "zustand/vanilla";

/** The named routes that the map shows, besides all of them where the user wants that. */
export interface NamedRoutesOnMap {
  /** The lines of the route in hand (lng, lat, lng, lat …); null for none. */
  readonly chosen: readonly Float64Array[] | null;
}

/** The named route in hand. Memory only. */
export const namedRoutesOnMapStore = createStore<NamedRoutesOnMap>(() => ({ chosen: null }));

/** Shows these lines as the route in hand; null removes them. */
export function showNamedRoute(chosen: readonly Float64Array[] | null): void {
  namedRoutesOnMapStore.setState({ chosen });
}
