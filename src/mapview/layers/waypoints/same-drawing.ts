import type { Waypoint } from "#domain/waypoints/waypoint.ts";

/** Tells whether two lists of waypoints look the same on the map, which has no notes or times. */
export function haveSameDrawing(a: readonly Waypoint[], b: readonly Waypoint[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((one, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      one.id === other.id &&
      one.name === other.name &&
      one.icon === other.icon &&
      one.color === other.color &&
      one.lat === other.lat &&
      one.lng === other.lng
    );
  });
}
