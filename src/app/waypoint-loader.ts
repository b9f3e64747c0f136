import type { LoaderFunctionArgs } from "react-router";
import { waypointById, whenWaypointsLoaded } from "#state/waypoints/waypoints.ts";
import { draftOf } from "#state/waypoints/waypoints-drafts.ts";

/**
 * Opens the detail screen only for an existing waypoint, or one deleted while it was being edited; any other id is a
 * 404.
 */
export async function waypointLoader({ params }: LoaderFunctionArgs): Promise<null> {
  await whenWaypointsLoaded();
  const id = params["waypointId"] ?? "";
  if (!waypointById(id) && !draftOf(id)) throw new Response(null, { status: 404 });
  return null;
}
