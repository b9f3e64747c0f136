/** Orders the changes of a hunt by the clocks of the phones, as the app did up to November 2026: for tests with phones of that version. */

import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Hunt, HuntList, HuntPart, RemovedHuntPart } from "#domain/survey/hunt.ts";

/** The message that somebody removed a part of a hunt. */
export interface RemovedPart {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly deletedAtMs: number;
}

/** A hunt as one phone sends it to another: its parts with the times of their fields, and the removed parts. */
export interface SharedState {
  readonly hunt: Hunt;
  readonly gone: readonly RemovedPart[];
}

/** The fields of a part that change together; the first names the time of their last change. */
const FIELDS: Readonly<Record<HuntList, readonly (readonly string[])[]>> = {
  circles: [["name"], ["lat", "lng"], ["radiusMeters"]],
  sightings: [["name"], ["lat", "lng"], ["atMs"], ["speedKmh"]],
  areas: [["name"], ["ring"], ["status"], ["color"]],
};
const LISTS = ["circles", "sightings", "areas"] as const;

/** Returns a part with changed fields and the time of each change. */
export function withFields<Part extends HuntPart>(
  part: Part,
  list: HuntList,
  fields: Partial<Part>,
  nowMs: number,
): Part {
  const changedAtMs: Record<string, number> = {};
  // In the order of the table, so that two merged parts are also the same as text.
  for (const group of FIELDS[list]) {
    const [key = ""] = group;
    const isChanged = group.some((name) => name in fields);
    const timeMs = isChanged ? nowMs : part.changedAtMs?.[key];
    if (timeMs !== undefined) changedAtMs[key] = timeMs;
  }
  return { ...part, ...fields, changedAtMs };
}

/** Returns when a part was last changed, or added; 0 for one of a version that did not store it. */
function lastChangeMs({ addedAtMs = 0, changedAtMs = {} }: HuntPart): number {
  return Math.max(addedAtMs, ...Object.values(changedAtMs));
}

/** Returns the part of a hunt to send: everything, or only the changes after a time. */
export function stateOf(hunt: Hunt, sinceMs = 0): SharedState {
  const isNew = (part: HuntPart) => sinceMs === 0 || lastChangeMs(part) > sinceMs;
  return {
    hunt: {
      circles: hunt.circles.filter(isNew),
      sightings: hunt.sightings.filter(isNew),
      areas: hunt.areas.filter(isNew),
    },
    gone: (hunt.removed ?? []).flatMap(({ id, deletedAtMs }) =>
      deletedAtMs > sinceMs ? [{ id, deletedAtMs }] : [],
    ),
  };
}

/**
 * Merges the state of another phone into a hunt. Of each field the newer value stays, of two changes in the same millisecond the one that is
 * greater as text; a part that was removed after its last change is removed. Two phones that merge each other have the same hunt, in
 * the same order. Returns the same hunt if nothing changes.
 */
export function mergedHunt(before: Hunt, { hunt: from, gone }: SharedState): Hunt {
  const [hunt, other] = [asShared(before), asShared(from)];
  const removed = removedIn(hunt, gone);
  const isRemoved = (part: HuntPart) => (removed.get(part.id) ?? -1) >= lastChangeMs(part);
  const lists = LISTS.map((list) => {
    const parts = new Map<string, HuntPart>(hunt[list].map((part) => [part.id, part]));
    for (const part of other[list]) {
      const own = parts.get(part.id);
      parts.set(part.id, own ? mergedPart(list, own, part) : part);
    }
    return [list, [...parts.values()].sort(byTime)] as const;
  });
  const all = Object.fromEntries(lists) as unknown as Hunt;
  const withAll = { ...hunt, ...all, removed: binWithout(hunt, all, isRemoved) };
  const left = dropped(withAll, removed, isRemoved);
  return isSame(before, left) ? before : left;
}

/** Returns a hunt with its places and times as exact as a link has them, so that both phones have the same ones. */
function asShared(hunt: Hunt): Hunt {
  return {
    ...hunt,
    circles: hunt.circles.map((circle) => ({ ...circle, ...roundedPlace(circle) })),
    sightings: hunt.sightings.map((sighting) => ({
      ...sighting,
      ...roundedPlace(sighting),
      atMs: Math.round(sighting.atMs / 1000) * 1000,
    })),
    areas: hunt.areas.map((area) => ({ ...area, ring: area.ring.map(roundedPlace) })),
  };
}

/** Five decimals of a degree are about a metre. */
function roundedPlace({ lat, lng }: LatLng): LatLng {
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
}

/** Returns when each part was removed, on this phone or the other. */
function removedIn(hunt: Hunt, gone: readonly RemovedPart[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { id, deletedAtMs } of [...(hunt.removed ?? []), ...gone]) {
    times.set(id, Math.max(deletedAtMs, times.get(id) ?? 0));
  }
  return times;
}

/** The bin without the parts that are back because somebody changed them after they were removed. */
function binWithout(
  { removed = [] }: Hunt,
  all: Hunt,
  isRemoved: (part: HuntPart) => boolean,
): readonly RemovedHuntPart[] {
  const isBack = ({ id, list }: RemovedHuntPart) =>
    all[list].some((part) => part.id === id && !isRemoved(part));
  return removed.filter((one) => !isBack(one));
}

/** Moves the removed parts to the bin, each with the time when it was removed. */
function dropped(
  hunt: Hunt,
  removed: ReadonlyMap<string, number>,
  isRemoved: (part: HuntPart) => boolean,
): Hunt {
  const inBin = new Set(hunt.removed?.map(({ id }) => id));
  let left = hunt;
  for (const list of LISTS) {
    for (const part of hunt[list].filter(isRemoved)) {
      left = inBin.has(part.id)
        ? { ...left, [list]: left[list].filter(({ id }) => id !== part.id) }
        : withoutParts(left, new Set([part.id]), removed.get(part.id) ?? 0);
    }
  }
  const { removed: bin = [], ...others } = left;
  return bin.length > 0 ? left : others;
}

function mergedPart(list: HuntList, one: HuntPart, other: HuntPart): HuntPart {
  const changedAtMs: Record<string, number> = {};
  let merged: HuntPart = { ...one };
  for (const group of FIELDS[list]) {
    const [key = ""] = group;
    const [ownMs, otherMs] = [one.changedAtMs?.[key] ?? 0, other.changedAtMs?.[key] ?? 0];
    const isOther =
      otherMs > ownMs || (otherMs === ownMs && textOf(other, group) > textOf(one, group));
    const newestMs = Math.max(ownMs, otherMs);
    if (newestMs > 0) changedAtMs[key] = newestMs;
    if (isOther) merged = { ...merged, ...fieldsOf(other, group) };
  }
  const addedAtMs = Math.max(one.addedAtMs ?? 0, other.addedAtMs ?? 0);
  return {
    ...merged,
    ...(addedAtMs > 0 && { addedAtMs }),
    ...(Object.keys(changedAtMs).length > 0 && { changedAtMs }),
  };
}

function fieldsOf(part: HuntPart, group: readonly string[]): object {
  return Object.fromEntries(group.map((name) => [name, part[name as keyof HuntPart]]));
}

function textOf(part: HuntPart, group: readonly string[]): string {
  return JSON.stringify(group.map((name) => part[name as keyof HuntPart] ?? null));
}

function byTime(one: HuntPart, other: HuntPart): number {
  return (one.addedAtMs ?? 0) - (other.addedAtMs ?? 0) || (one.id < other.id ? -1 : 1);
}

function isSame(one: Hunt, other: Hunt): boolean {
  const text = (hunt: Hunt) =>
    JSON.stringify([...LISTS.map((list) => hunt[list]), hunt.removed ?? []]);
  return text(one) === text(other);
}

/** Moves parts of a hunt to its bin; returns the same hunt if it has none of them. */
export function withoutParts(hunt: Hunt, ids: ReadonlySet<string>, deletedAtMs: number): Hunt {
  const removed = LISTS.flatMap((list) =>
    hunt[list].flatMap((part) =>
      ids.has(part.id) ? [{ id: part.id, list, part, deletedAtMs }] : [],
    ),
  );
  if (removed.length === 0) return hunt;
  const left = LISTS.map((list) => [list, hunt[list].filter(({ id }) => !ids.has(id))]);
  return {
    ...hunt,
    ...Object.fromEntries(left),
    removed: [...(hunt.removed ?? []), ...removed].slice(-500),
  };
}

/** Takes a part of a hunt out of its bin; returns the same hunt if it is not there. */
export function withPartBack(hunt: Hunt, id: string): Hunt {
  const found = hunt.removed?.find((one) => one.id === id);
  if (!found) return hunt;
  // Newer than its removal, which another phone may have heard of.
  const { list, deletedAtMs } = found;
  const changedAtMs = { ...found.part.changedAtMs, name: deletedAtMs + 1 };
  const part = { ...found.part, changedAtMs };
  const others = hunt[list].filter((one) => one.id !== id);
  return { ...withoutRemoved(hunt, new Set([id])), [list]: [...others, part] };
}

/** Deletes parts from the bin of a hunt for good. */
export function withoutRemoved(hunt: Hunt, ids: ReadonlySet<string>): Hunt {
  const { removed = [], ...others } = hunt;
  const left = removed.filter(({ id }) => !ids.has(id));
  return left.length > 0 ? { ...others, removed: left } : others;
}
