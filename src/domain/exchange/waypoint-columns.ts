import type { ImportedWaypoint } from "./imported.ts";

/**
 * Waypoints field by field instead of one by one: what goes to another thread names each field once
 * and not ten thousand times. Undefined is what a waypoint has not.
 */
export type WaypointColumns = {
  readonly [Field in keyof ImportedWaypoint]: readonly ImportedWaypoint[Field][];
};

/** The fields of some waypoints, each that at least one of them has. */
export function columnsOf(waypoints: readonly ImportedWaypoint[]): WaypointColumns {
  const fields = new Set(waypoints.flatMap((waypoint) => Object.keys(waypoint)));
  const column = (field: string) => waypoints.map((one) => one[field as keyof ImportedWaypoint]);
  return Object.fromEntries(
    [...fields].map((field) => [field, column(field)]),
  ) as unknown as WaypointColumns;
}

/** The waypoints that `columnsOf` was given. */
export function waypointsOf(columns: WaypointColumns): ImportedWaypoint[] {
  const { name = [], lat = [], lng = [], ...others } = columns;
  const fields = Object.entries(others) as [string, readonly unknown[]][];
  return name.map((text, index) => {
    const waypoint: Record<string, unknown> = { name: text, lat: lat[index], lng: lng[index] };
    for (const [field, values] of fields) {
      if (values[index] !== undefined) waypoint[field] = values[index];
    }
    return waypoint as unknown as ImportedWaypoint;
  });
}
