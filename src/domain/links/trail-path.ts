import { addressableId } from "#domain/waypoints/addressable-id.ts";

/** Returns the address of the screen on which a leader makes a trail. */
export function trailPath(id: string): string {
  return `/trails/${encodeURIComponent(addressableId(id))}`;
}

/** Returns the address of the screen on which a patrol walks a trail. */
export function walkPath(id: string): string {
  return `/trails/walk/${encodeURIComponent(addressableId(id))}`;
}
