import { useDeferredValue, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { filteredWaypoints } from "#domain/waypoints/list-filter.ts";
import { orderedWaypoints } from "#domain/waypoints/list-order.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { listViewStore } from "#state/waypoints/waypoints-list-view.ts";
import { useSlowPosition } from "./use-slow-position.ts";

/** The interval of updating distances; faster is unreadable and renders every visible row. */
const RENEW_MS = 1000;
/** The distance after which rows are sorted again, so that they do not move under a finger. */
const REORDER_METERS = 25;

/** Returns the waypoints in the list, and the origin of their distances. */
export function useListedWaypoints() {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const { order, folder, query } = useStore(listViewStore);
  const position = useSlowPosition(RENEW_MS);
  const orderPlace = useOrderPlace(position);
  // Typing has priority; a long list may follow slightly later.
  const deferredQuery = useDeferredValue(query);
  const from = order === "distance" ? orderPlace : null;
  const listed = filteredWaypoints(orderedWaypoints(waypoints, order, from), {
    folder,
    query: deferredQuery,
  });
  return { listed, total: waypoints.length, position };
}

function useOrderPlace(position: LatLng | null): LatLng | null {
  const [place, setPlace] = useState(position);
  if (position && (!place || distanceMeters(place, position) > REORDER_METERS)) setPlace(position);
  return place;
}
