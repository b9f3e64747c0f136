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
 * What a new waypoint is made of; WGS 84 degrees. A blank name becomes "Waypoint 3", the next number
 * that is free. An id that is left out or in use is made; a time that is left out is now.
 */
export type NewWaypoint = Omit<Waypoint, "id"> & { readonly id?: string };

/** Changes of many waypoints that are stored together, or not at all. */
export interface ManyChanges {
  readonly add?: readonly NewWaypoint[];
  readonly update?: readonly { readonly id: string; readonly changes: WaypointChanges }[];
  readonly delete?: readonly string[];
  /** Waypoints that take the place of those with their ids, times and all. */
  readonly replace?: readonly Waypoint[];
}

/** What edits are given: when they happen, and ids for what is new. */
interface EditDevice {
  readonly clock: Clock;
  readonly randomId: RandomId;
}

/**
 * Makes the changes of the newest list there is, which another tab may have changed a moment ago; null
 * when they are not to be made after all (`changed-elsewhere`). It may be called more than once.
 */
export type ChangesOf = (newest: readonly Waypoint[]) => ManyChanges | null;

/** Changes of one waypoint, unless one of the fields changed since it was as the user saw it. */
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

/** A deleted waypoint as it was, changed; unless it came back by itself. */
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

/** Another name for the folder of all that is in it by then. */
export function renamedFolder(folder: string, name: string | null): ChangesOf {
  return (newest) => ({
    update: idsIn(newest, folder).map((id) => ({ id, changes: { folder: name } })),
  });
}

/** Deletes the waypoints of a folder that the user was asked about, and that still are in it. */
export function deletedFolder(folder: string, askedIds: readonly string[]): ChangesOf {
  const asked = new Set(askedIds);
  return (newest) => ({ delete: idsIn(newest, folder).filter((id) => asked.has(id)) });
}

function idsIn(waypoints: readonly Waypoint[], folder: string): readonly string[] {
  return waypoints.flatMap((waypoint) => (waypoint.folder === folder ? [waypoint.id] : []));
}

/** The edits that changes come down to; null when one of the places is none. */
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
