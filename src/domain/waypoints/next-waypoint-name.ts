import type { Waypoint } from "./waypoint.ts";

/** Returns a name for a waypoint without one: "Waypoint 3", one above the highest such number in use. */
export function nextWaypointName(waypoints: readonly Pick<Waypoint, "name">[]): string {
  let highest = 0;
  for (const { name } of waypoints) {
    const number = Number(/^Waypoint (\d{1,9})$/.exec(name)?.[1] ?? 0);
    highest = Math.max(highest, number);
  }
  return `Waypoint ${highest + 1}`;
}
