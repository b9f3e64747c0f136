import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { isAddressableId } from "#domain/waypoints/addressable-id.ts";
import { isChangedSince } from "#domain/waypoints/changed-since.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import {
  applyWaypointEdit,
  type SingleEdit,
  type WaypointChanges,
} from "#domain/waypoints/waypoint-edit.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";

/**
 * A new waypoint, in WGS 84 degrees. A blank name becomes "Waypoint 3" with the next free number. An id that is
 * missing or in use is generated; a missing time becomes now.
 */
export type NewWaypoint = Omit<Waypoint, "id"> & { readonly id?: string };

/** Changes of many waypoints, stored together or not at all. */
export interface ManyChanges {
  readonly add?: readonly NewWaypoint[];
  readonly update?: readonly { readonly id: string; readonly changes: WaypointChanges }[];
  readonly delete?: readonly string[];
  /** Waypoints that replace those with the same ids, including times. */
  readonly replace?: readonly Waypoint[];
}

/** The time of an edit, and ids for new waypoints. */
interface EditDevice {
  readonly clock: Clock;
  readonly randomId: RandomId;
}

/**
 * Returns the changes to the newest list, which another tab may have changed; null to cancel (`changed-elsewhere`).
 * It may be called more than once.
 */
export type ChangesOf = (newest: readonly Waypoint[]) => ManyChanges | null;

/** Changes one waypoint, unless one of the fields has changed since the user saw it. */
export function updated(
  id: string,
  changes: WaypointChanges,
  seen: Waypoint | undefined,
): ChangesOf {
  return (newest) => {
    const current = newest.find((waypoint) => waypoint.id === id);
    if (seen && current && isChangedSince(current, changes, seen)) return null;
    return { update: [{ id, changes }] };
  };
}

/** Restores a deleted waypoint with changes, unless it is back already. */
export function putBack(
  waypoint: Waypoint,
  changes: WaypointChanges,
  changedAtMs: number,
): ChangesOf {
  const edit = { kind: "update", id: waypoint.id, changes, changedAtMs } as const;
  return (newest) => {
    const isBack = newest.some(({ id }) => id === waypoint.id);
    return isBack ? null : { add: applyWaypointEdit([waypoint], edit) };
  };
}

/** Renames the folder of all waypoints currently in it. */
export function renamedFolder(folder: string, name: string | null): ChangesOf {
  return (newest) => ({
    update: idsIn(newest, folder).map((id) => ({ id, changes: { folder: name } })),
  });
}

/** Deletes the waypoints of a folder that the user confirmed and that are still in it. */
export function deletedFolder(folder: string, askedIds: readonly string[]): ChangesOf {
  const asked = new Set(askedIds);
  return (newest) => ({ delete: idsIn(newest, folder).filter((id) => asked.has(id)) });
}

function idsIn(waypoints: readonly Waypoint[], folder: string): readonly string[] {
  return waypoints.flatMap((waypoint) => (waypoint.folder === folder ? [waypoint.id] : []));
}

/** Returns the edits for these changes; null if a position is invalid. */
export function editsOf(
  changes: ManyChanges,
  waypoints: readonly Waypoint[],
  device: EditDevice,
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
  { clock, randomId }: EditDevice,
): readonly SingleEdit[] {
  const createdAtMs = clock.nowMs();
  // The latest free name has the highest number, so that the list is searched once.
  let named: readonly Pick<Waypoint, "name">[] = waypoints;
  const taken = new Set(byId.keys());
  const freeName = (name: string): string => {
    const trimmed = name.trim();
    if (trimmed) return trimmed;
    const free = nextWaypointName(named);
    named = [{ name: free }];
    return free;
  };
  return news.map((waypoint) => {
    const { id: given = "" } = waypoint;
    const id = isAddressableId(given) && !taken.has(given) ? given : randomId();
    taken.add(id);
    const name = freeName(waypoint.name);
    return { kind: "add", waypoint: { createdAtMs, ...waypoint, id, name } };
  });
}

function isPlaceAfter(changes: WaypointChanges, old: Waypoint | undefined): boolean {
  return !old || isLatLng(changes.lat ?? old.lat, changes.lng ?? old.lng);
}
