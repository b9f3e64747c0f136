import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { DEFAULT_MAP_VIEW, type MapView } from "#domain/position/map-view.ts";

/** What the map showed last in this visit; memory only, every visit starts with the default. */
export const mapViewStore = createStore<MapView>(() => DEFAULT_MAP_VIEW);

let isAsked = false;

/** Another screen wants this to be shown when the map comes. */
export function askForView(view: MapView): void {
  isAsked = true;
  mapViewStore.setState(view);
}

/** Near enough to see beside which path a place lies. */
export const PLACE_ZOOM = 14;

/** Another screen wants this place in the middle. */
export function askForPlace({ lat, lng }: LatLng): void {
  askForView({ lat, lng, zoom: PLACE_ZOOM });
}

/** Whether the view was asked for and has not been shown yet; from now on it has. */
export function takeAskedView(): boolean {
  const wasAsked = isAsked;
  isAsked = false;
  return wasAsked;
}

/** Remembers what the map shows. */
export function setMapView(view: MapView): void {
  mapViewStore.setState(view);
}
