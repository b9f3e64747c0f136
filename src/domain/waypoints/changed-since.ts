import { areEqual } from "#domain/storage/compare-records.ts";
import type { Waypoint } from "./waypoint.ts";
import type { WaypointChanges } from "./waypoint-edit.ts";

/**
 * Returns whether someone else changed a field that is about to be changed: its value is neither the one that
 * was seen nor the new one.
 * @param current the newest version of the waypoint
 * @param seen the version that the user saw when choosing the changes
 */
export function isChangedSince(
  current: Waypoint,
  changes: WaypointChanges,
  seen: Waypoint,
): boolean {
  const fieldOf = (waypoint: Waypoint, name: string): unknown =>
    (Object.hasOwn(waypoint, name) ? waypoint[name as keyof Waypoint] : null) ?? null;
  return Object.entries(changes).some(([name, wanted]) => {
    const value = fieldOf(current, name);
    return !areEqual(value, fieldOf(seen, name)) && !areEqual(value, wanted ?? null);
  });
}
