import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { SingleEdit, WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import type { ManyChanges, NewWaypoint, WaypointsDevice } from "./create-waypoints.ts";

/** The edits that changes come down to; null when one of the places is none. */
export function editsOf(
  changes: ManyChanges,
  waypoints: readonly Waypoint[],
  device: Pick<WaypointsDevice, "clock" | "randomId">,
): readonly SingleEdit[] | null {
  const { add = [], update = [], delete: deleted = [], replace = [] } = changes;
  const byId = new Map(waypoints.map((waypoint) => [waypoint.id, waypoint]));
  const isGood =
    [...add, ...replace].every(({ lat, lng }) => isLatLng(lat, lng)) &&
    update.every(({ id, changes }) => isPlaceAfter(changes, byId.get(id)));
  if (!isGood) return null;
  const changedAtMs = device.clock.nowMs();
  return [
    ...added(add, waypoints, byId, device),
    ...update.map(({ id, changes }): SingleEdit => ({ kind: "update", id, changes, changedAtMs })),
    ...replace.map((waypoint): SingleEdit => ({ kind: "add", waypoint })),
    ...deleted.map((id): SingleEdit => ({ kind: "delete", id })),
  ];
}

function added(
  news: readonly NewWaypoint[],
  waypoints: readonly Waypoint[],
  byId: ReadonlyMap<string, Waypoint>,
  { clock, randomId }: Pick<WaypointsDevice, "clock" | "randomId">,
): readonly SingleEdit[] {
  const createdAtMs = clock.nowMs();
  const names: Pick<Waypoint, "name">[] = [];
  const taken = new Set(byId.keys());
  const freeName = (name: string): string => {
    const trimmed = name.trim();
    if (trimmed) return trimmed;
    const free = nextWaypointName([...waypoints, ...names]);
    names.push({ name: free });
    return free;
  };
  return news.map((waypoint) => {
    const id = waypoint.id && !taken.has(waypoint.id) ? waypoint.id : randomId();
    taken.add(id);
    const name = freeName(waypoint.name);
    return { kind: "add", waypoint: { createdAtMs, ...waypoint, id, name } };
  });
}

function isPlaceAfter(changes: WaypointChanges, old: Waypoint | undefined): boolean {
  return !old || isLatLng(changes.lat ?? old.lat, changes.lng ?? old.lng);
}
