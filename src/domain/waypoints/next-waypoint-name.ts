import type { Waypoint } from "./waypoint.ts";

/**
 * Returns a name for a waypoint without one: "Waypoint 3", one above the highest such number in use.
 * @param word the word for a waypoint in the language of the user
 */
export function nextWaypointName(
  waypoints: readonly Pick<Waypoint, "name">[],
  word = "Waypoint",
): string {
  const start = `${word} `;
  let highest = 0;
  for (const { name } of waypoints) {
    const digits = name.startsWith(start) ? name.slice(start.length) : "";
    if (/^\d{1,9}$/.test(digits)) highest = Math.max(highest, Number(digits));
  }
  return `${start}${highest + 1}`;
}
