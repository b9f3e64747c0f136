import type { LoaderFunctionArgs } from "react-router";
import { waypointById, whenWaypointsLoaded } from "#state/waypoints.ts";

/** Lets the detail screen open only for a waypoint that is there; any other id is a 404. */
export async function waypointLoader({ params }: LoaderFunctionArgs): Promise<null> {
  await whenWaypointsLoaded();
  if (!waypointById(params["waypointId"] ?? "")) throw new Response(null, { status: 404 });
  return null;
}
