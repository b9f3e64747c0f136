import type { LoaderFunctionArgs } from "react-router";
import { isDefaultMapView } from "#domain/position/rounded-view.ts";
import { askForPlace, mapViewStore } from "#state/map/map-view.ts";
import { waypointById, whenWaypointsLoaded } from "#state/waypoints/waypoints.ts";

/**
 * Centres the map on the waypoint for `/map?verplaats=ID` if no earlier screen did, as after a reload. A view from
 * earlier in this visit stays.
 */
export async function mapLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const waypointId = new URL(request.url).searchParams.get("verplaats");
  if (!waypointId || !isDefaultMapView(mapViewStore.getState())) return null;
  await whenWaypointsLoaded();
  const waypoint = waypointById(waypointId);
  if (waypoint) askForPlace(waypoint);
  return null;
}
