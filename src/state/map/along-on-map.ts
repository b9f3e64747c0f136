import { createStore } from "zustand/vanilla";
import { ALONG_KINDS, type AlongKind, type PlaceAlong } from "#domain/search/along-route.ts";

/** The places along the draft. */
export interface AlongOnMap {
  /** In the order of the plan; null until they have been looked up, and while no plan is open. */
  readonly places: readonly PlaceAlong[] | null;
  /** True if a pack or saved area on the device has such places anywhere along the plan. */
  readonly isKnown: boolean;
  /** The kinds to list and draw. */
  readonly kinds: readonly AlongKind[];
  /** The place selected in the list; null for none. */
  readonly chosen: PlaceAlong | null;
}

/** There are many benches, so they start hidden. */
const FIRST_KINDS = ALONG_KINDS.filter((kind) => kind !== "bench");

/** The places along the draft, for its list and the map. */
export const alongOnMapStore = createStore<AlongOnMap>(() => ({
  places: null,
  isKnown: true,
  kinds: FIRST_KINDS,
  chosen: null,
}));

/** Shows these places in place of the previous ones; null removes them. */
export function setPlacesAlong(places: readonly PlaceAlong[] | null, isKnown = true): void {
  alongOnMapStore.setState({ places, isKnown, chosen: null });
}

/** Shows or hides a kind. */
export function toggleAlongKind(kind: AlongKind): void {
  alongOnMapStore.setState(({ kinds }) => ({
    kinds: ALONG_KINDS.filter((one) => kinds.includes(one) !== (one === kind)),
    chosen: null,
  }));
}

/** Selects a place on the map; null selects none. */
export function choosePlaceAlong(chosen: PlaceAlong | null): void {
  alongOnMapStore.setState({ chosen });
}

/** Returns the places of the shown kinds, in the order of the plan. */
export function shownAlong({
  places,
  kinds,
}: Pick<AlongOnMap, "places" | "kinds">): readonly PlaceAlong[] {
  return (places ?? []).filter(({ kind }) => kinds.includes(kind));
}
