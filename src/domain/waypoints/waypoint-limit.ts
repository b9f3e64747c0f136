import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";

/** Tells whether a backup can have this many waypoints; an import and a restored backup may not lead to more. */
export function isWithinWaypointLimit(count: number): boolean {
  return count <= CONTENT_LIMITS.backup.maxEntries.waypoints;
}
