import { areAlike } from "./compare-records.ts";
import type { Waypoint } from "./waypoint.ts";
import type { WaypointChanges } from "./waypoint-edit.ts";

/**
 * Whether a field that is about to be changed was changed by someone else: it is neither as it was
 * seen, nor what it is about to become.
 * @param current the newest there is of the waypoint
 * @param seen the waypoint as it was when the person chose the changes
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
    return !areAlike(value, fieldOf(seen, name)) && !areAlike(value, wanted ?? null);
  });
}
