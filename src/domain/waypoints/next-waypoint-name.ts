import type { Waypoint } from "./waypoint.ts";

/** The name of a waypoint that got none: "Waypoint 3", one above the highest such number in use. */
export function nextWaypointName(waypoints: readonly Pick<Waypoint, "name">[]): string {
  const numbers = waypoints.map(({ name }) => Number(/^Waypoint (\d{1,9})$/.exec(name)?.[1] ?? 0));
  return `Waypoint ${Math.max(0, ...numbers) + 1}`;
}
