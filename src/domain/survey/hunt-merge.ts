import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  HUNT_LISTS,
  type Hunt,
  type HuntList,
  type HuntPart,
  isEmptyHunt,
  type RemovedHuntPart,
  type RemovedPart,
} from "./hunt.ts";
import { broughtBack, inBin } from "./hunt-bin.ts";
import {
  byStamp,
  joinedRemovals,
  lastStamp,
  nextStamp,
  partsOf,
  versionOf,
  withRemovals,
} from "./hunt-order.ts";

/** A hunt as one phone sends it to another: its parts with the stamps of their fields, and the removed parts. */
export interface SharedState {
  readonly hunt: Hunt;
  readonly gone: readonly RemovedPart[];
}

/** The fields of a part that change together; the first names the stamp of their last change. */
const FIELDS: Readonly<Record<HuntList, readonly (readonly string[])[]>> = {
  circles: [["name"], ["lat", "lng"], ["radiusMeters"]],
  sightings: [["name"], ["lat", "lng"], ["atMs"], ["speedKmh"]],
  areas: [["name"], ["ring"], ["status"], ["color"]],
};
/** The fields whose stamps are kept. */
export const STAMP_KEYS: ReadonlySet<string> = new Set(
  Object.values(FIELDS).flatMap((groups) => groups.map(([key = ""]) => key)),
);

/** Returns a part with changed fields and the stamp of each change. */
export function withFields<Part extends HuntPart>(
  part: Part,
  list: HuntList,
  fields: Partial<Part>,
  stamp: number,
): Part {
  const changedAtMs: Record<string, number> = {};
  // In the order of the table, so that two merged parts are also the same as text.
  for (const group of FIELDS[list]) {
    const [key = ""] = group;
    const isChanged = group.some((name) => name in fields);
    const fieldStamp = isChanged ? stamp : part.changedAtMs?.[key];
    if (fieldStamp !== undefined) changedAtMs[key] = fieldStamp;
  }
  return { ...part, ...fields, changedAtMs };
}

/**
 * Returns what others need to know of a hunt: everything, or only what is not as it was when this phone last shared.
 * @param shared `Hunt.shared`
 */
export function stateOf(hunt: Hunt, shared?: Hunt["shared"]): SharedState {
  const isNew = (part: HuntPart) => shared?.[part.id] !== versionOf(part);
  return {
    hunt: {
      circles: hunt.circles.filter(isNew),
      sightings: hunt.sightings.filter(isNew),
      areas: hunt.areas.filter(isNew),
    },
    gone: (hunt.gone ?? []).flatMap(({ id, stamp }) =>
      shared?.[id] === stamp ? [] : [{ id, stamp }],
    ),
  };
}

/** Returns a hunt of which others were given a state; what changed since that state is still to be shared. */
export function withShared(hunt: Hunt, { hunt: given, gone }: SharedState): Hunt {
  const known = new Set([...partsOf(hunt), ...(hunt.gone ?? [])].map(({ id }) => id));
  const shared = [
    ...Object.entries(hunt.shared ?? {}).filter(([id]) => known.has(id)),
    ...partsOf(given).map((part) => [part.id, versionOf(part)] as const),
    ...gone.map(({ id, stamp }) => [id, stamp] as const),
  ];
  return { ...hunt, shared: Object.fromEntries(shared) };
}

/** Returns the number of parts that a state adds, changes or removes. */
export function countOfState({ hunt, gone }: SharedState): number {
  return partsOf(hunt).length + gone.length;
}

/**
 * Merges the state of another phone into a hunt. Of each field the value with the higher stamp stays, of two with the same stamp the one that
 * is greater as text; a part is removed whose removal has at least the stamp of its last change. A removal is kept even if the part is unknown, so
 * that a third phone cannot bring it back. Phones that merge each other, in any order, have the same hunt in the same order. Returns the
 * same hunt if nothing changes.
 * @param nowMs the time of day, for the bin
 */
export function mergedHunt(before: Hunt, { hunt: from, gone }: SharedState, nowMs: number): Hunt {
  const [hunt, other] = [asShared(before), asShared(from)];
  const removals = joinedRemovals(hunt.gone ?? [], gone, nowMs);
  const stamps = new Map(removals.map(({ id, stamp }) => [id, stamp]));
  const isRemoved = (part: HuntPart) => (stamps.get(part.id) ?? -1) >= lastStamp(part);
  const lists = HUNT_LISTS.map((list) => {
    const parts = mergedList(list, hunt[list], other[list]);
    return { list, live: parts.filter((part) => !isRemoved(part)).sort(byStamp), parts };
  });
  const own = new Set(partsOf(hunt).map(({ id }) => id));
  const dropped = lists.flatMap(({ list, parts }) =>
    parts
      .filter((part) => own.has(part.id) && isRemoved(part))
      .map((part): RemovedHuntPart => ({ id: part.id, list, part, deletedAtMs: nowMs })),
  );
  const liveIds = new Set(lists.flatMap(({ live }) => live.map(({ id }) => id)));
  const merged = {
    ...hunt,
    ...Object.fromEntries(lists.map(({ list, live }) => [list, live])),
  };
  const left = withRemovals(
    withBin(merged, [...(hunt.removed ?? []), ...dropped], liveIds),
    removals.filter(({ id }) => !liveIds.has(id)),
  );
  return isSame(before, left) ? before : left;
}

/**
 * Combines a hunt with one in a backup, as with that of another phone; but a part that was removed since the backup is back, with a
 * change after its removal, so that it also comes back on the other phones.
 */
export function restoredHunt(here: Hunt, backup: Hunt): Hunt {
  if (isSame(here, backup)) return here;
  const stamps = new Map((here.gone ?? []).map(({ id, stamp }) => [id, stamp]));
  const stamp = Math.max(nextStamp(here, 0), nextStamp(backup, 0));
  const back = <Part extends HuntPart>(parts: readonly Part[]): readonly Part[] =>
    parts.map((part) =>
      (stamps.get(part.id) ?? -1) >= lastStamp(part) ? broughtBack(part, stamp) : part,
    );
  const { circles, sightings, areas, gone = [], removed = [], shared } = backup;
  const hunt = { circles: back(circles), sightings: back(sightings), areas: back(areas) };
  const times = [...gone.map(({ atMs }) => atMs), ...removed.map((one) => one.deletedAtMs)];
  const merged = mergedHunt(here, { hunt, gone }, Math.max(0, ...times));
  const liveIds = new Set(partsOf(merged).map(({ id }) => id));
  const restored = withBin(merged, [...(merged.removed ?? []), ...removed], liveIds);
  return shared && !here.shared ? { ...restored, shared } : restored;
}

/** Tells whether a hunt has everything of a state already. */
export function hasState(hunt: Hunt, state: SharedState): boolean {
  const own = asShared(hunt);
  return mergedHunt(own, state, 0) === own;
}

/** Returns a hunt with its names, places and times as a link has them, so that both phones have the same ones. */
export function asShared(hunt: Hunt): Hunt {
  return {
    ...hunt,
    circles: hunt.circles.map((circle) => ({ ...named(circle), ...roundedPlace(circle) })),
    sightings: hunt.sightings.map((sighting) => ({
      ...named(sighting),
      ...roundedPlace(sighting),
      atMs: Math.round(sighting.atMs / 1000) * 1000,
    })),
    areas: hunt.areas.map(({ status, ...area }) => ({
      ...named(area),
      ring: area.ring.map(roundedPlace),
      ...(status && status !== "open" && { status }),
    })),
  };
}

/** The length of a name in a link. */
export const MAX_NAME_CHARACTERS = 80;

function named<Part extends { readonly name: string }>(part: Part): Part {
  return { ...part, name: part.name.slice(0, MAX_NAME_CHARACTERS) };
}

/** Five decimals of a degree are about a metre. */
function roundedPlace({ lat, lng }: LatLng): LatLng {
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
}

/**
 * Returns the parts of a list of both phones. One that comes back is as the other phone has it: what is in the bin here is unknown there, so
 * that both would differ.
 */
function mergedList(
  list: HuntList,
  own: readonly HuntPart[],
  others: readonly HuntPart[],
): HuntPart[] {
  const parts = new Map<string, HuntPart>(own.map((part) => [part.id, part]));
  for (const part of others) {
    const there = parts.get(part.id);
    parts.set(part.id, there ? mergedPart(list, there, part) : part);
  }
  return [...parts.values()];
}

/** Returns a hunt with a bin: what is on the map again is not in it, and of an id only the last. */
function withBin(hunt: Hunt, removed: readonly RemovedHuntPart[], liveIds: ReadonlySet<string>) {
  const { removed: _, ...others } = hunt;
  const byId = new Map(removed.map((one) => [one.id, one]));
  const bin = inBin([...byId.values()].filter(({ id }) => !liveIds.has(id)));
  return bin.length > 0 ? { ...others, removed: bin } : others;
}

function mergedPart(list: HuntList, one: HuntPart, other: HuntPart): HuntPart {
  const changedAtMs: Record<string, number> = {};
  let merged: HuntPart = { ...one };
  for (const group of FIELDS[list]) {
    const [key = ""] = group;
    const [ownStamp, otherStamp] = [one.changedAtMs?.[key] ?? 0, other.changedAtMs?.[key] ?? 0];
    const isOther =
      otherStamp > ownStamp ||
      (otherStamp === ownStamp && textOf(other, group) > textOf(one, group));
    const highest = Math.max(ownStamp, otherStamp);
    if (highest > 0) changedAtMs[key] = highest;
    if (isOther) merged = withFieldsOf(other, group, merged);
  }
  const addedAtMs = Math.max(one.addedAtMs ?? 0, other.addedAtMs ?? 0);
  return {
    ...merged,
    ...(addedAtMs > 0 && { addedAtMs }),
    ...(Object.keys(changedAtMs).length > 0 && { changedAtMs }),
  };
}

/** Returns a part with fields of another; what the other does not have is left out. */
function withFieldsOf(other: HuntPart, group: readonly string[], part: HuntPart): HuntPart {
  const fields = new Map<string, unknown>(Object.entries(part));
  for (const name of group) {
    const value = other[name as keyof HuntPart];
    if (value === undefined) fields.delete(name);
    else fields.set(name, value);
  }
  return Object.fromEntries(fields) as unknown as HuntPart;
}

function textOf(part: HuntPart, group: readonly string[]): string {
  return JSON.stringify(group.map((name) => part[name as keyof HuntPart] ?? null));
}

function isSame(one: Hunt, other: Hunt): boolean {
  const text = ({ circles, sightings, areas, removed = [], gone = [] }: Hunt) =>
    JSON.stringify([circles, sightings, areas, removed, gone]);
  return text(one) === text(other);
}

/** Returns whether a state has nothing in it. */
export function isEmptyState({ hunt, gone }: SharedState): boolean {
  return isEmptyHunt(hunt) && gone.length === 0;
}
