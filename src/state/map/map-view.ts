import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { DEFAULT_MAP_VIEW, type MapView } from "#domain/position/map-view.ts";

/** The last view of the map in this visit. In memory only: every visit starts with the default. */
export const mapViewStore = createStore<MapView>(() => DEFAULT_MAP_VIEW);

let isAsked = false;

/** Asks the map to show this view when it opens. */
export function askForView(view: MapView): void {
  isAsked = true;
  mapViewStore.setState(view);
}

/** Close enough to see on which path a place lies. */
export const PLACE_ZOOM = 14;

/** Asks the map to centre on this place when it opens. */
export function askForPlace({ lat, lng }: LatLng): void {
  askForView({ lat, lng, zoom: PLACE_ZOOM });
}

/** Tells whether a view was requested and not shown yet. */
export function isViewRequested(): boolean {
  return isAsked;
}

/** Returns whether a view was requested and not shown yet, and marks it as shown. */
export function takeRequestedView(): boolean {
  const wasAsked = isAsked;
  isAsked = false;
  return wasAsked;
}

/** Stores the current view. */
export function setMapView(view: MapView): void {
  mapViewStore.setState(view);
}
