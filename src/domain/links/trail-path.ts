import type { MapView } from "#domain/position/map-view.ts";
import { viewHash } from "#domain/position/view-address.ts";
import { addressableId } from "#domain/waypoints/addressable-id.ts";

/** Returns the address of the screen on which a leader makes a trail. */
export function trailPath(id: string): string {
  return `/trails/${encodeURIComponent(addressableId(id))}`;
}

/** Returns the address of the screen on which a patrol walks a trail. */
export function walkPath(id: string): string {
  return `/trails/walk/${encodeURIComponent(addressableId(id))}`;
}

/** Returns the address of the screen with a hike from the leaders. */
export function hikePath(id: string): string {
  return `/trails/hike/${encodeURIComponent(addressableId(id))}`;
}

/**
 * Returns the address of the map for placing posts of a trail.
 * @param postId the first post to place; null for a new one
 * @param view null to leave the view as it is
 */
export function placePostPath(
  trailId: string,
  postId: string | null,
  view: MapView | null,
): string {
  const post = postId === null ? "" : `&post=${encodeURIComponent(addressableId(postId))}`;
  const trail = encodeURIComponent(addressableId(trailId));
  return `/map?tocht=${trail}${post}${view ? viewHash(view) : ""}`;
}
