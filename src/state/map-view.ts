import { createStore } from "zustand/vanilla";
import { DEFAULT_MAP_VIEW, type MapView } from "#domain/position/map-view.ts";

/** What the map showed last in this visit; memory only, every visit starts with the default. */
export const mapViewStore = createStore<MapView>(() => DEFAULT_MAP_VIEW);

/** Remembers what the map shows. */
export function setMapView(view: MapView): void {
  mapViewStore.setState(view);
}
