import { createStore } from "zustand/vanilla";
import { ALONG_KINDS, type AlongKind, type PlaceAlong } from "#domain/search/along-route.ts";

/** The places along the plan in the making. */
export interface AlongOnMap {
  /** In the order of the plan; null until they are looked up, and while no plan is open. */
  readonly places: readonly PlaceAlong[] | null;
  /** Whether a pack or saved area on the device knows such places anywhere along the plan. */
  readonly isKnown: boolean;
  /** The kinds that are listed and drawn. */
  readonly kinds: readonly AlongKind[];
  /** The place that was chosen from the list; null for none. */
  readonly chosen: PlaceAlong | null;
}

/** Benches are many: they are shown when asked for. */
const FIRST_KINDS = ALONG_KINDS.filter((kind) => kind !== "bench");

/** The places along the plan in the making, for its list and the map. */
export const alongOnMapStore = createStore<AlongOnMap>(() => ({
  places: null,
  isKnown: true,
  kinds: FIRST_KINDS,
  chosen: null,
}));

/** Shows these places instead of those before; null ends it. */
export function setPlacesAlong(places: readonly PlaceAlong[] | null, isKnown = true): void {
  alongOnMapStore.setState({ places, isKnown, chosen: null });
}

/** Lists and draws a kind, or does so no more. */
export function toggleAlongKind(kind: AlongKind): void {
  alongOnMapStore.setState(({ kinds }) => ({
    kinds: ALONG_KINDS.filter((one) => kinds.includes(one) !== (one === kind)),
    chosen: null,
  }));
}

/** Marks a place on the map; null marks none. */
export function choosePlaceAlong(chosen: PlaceAlong | null): void {
  alongOnMapStore.setState({ chosen });
}

/** Returns the places of the kinds that are shown, in the order of the plan. */
export function shownAlong({
  places,
  kinds,
}: Pick<AlongOnMap, "places" | "kinds">): readonly PlaceAlong[] {
  return (places ?? []).filter(({ kind }) => kinds.includes(kind));
}
