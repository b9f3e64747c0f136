import { MAX_MOMENT_MS } from "#domain/units/moment.ts";
import type { Hunt, HuntPart, HuntRemoval, RemovedPart } from "./hunt.ts";

/** A hunt of which only the parts and the removals count. */
type StampedHunt = Pick<Hunt, "circles" | "sightings" | "areas" | "gone">;

/**
 * Returns the stamp of the next change of a hunt, above all that are in it (a Lamport clock): whoever changes what another changed has
 * seen that change, so the later of both has the higher stamp, whatever the clocks of the phones show. An empty hunt begins with the
 * time of day, because versions of the app before the stamps compare them with times; after that no clock is read.
 */
export function nextStamp(hunt: StampedHunt, nowMs: number): number {
  const parts = partsOf(hunt);
  const stamps = [...parts.map(lastStamp), ...(hunt.gone ?? []).map(({ stamp }) => stamp)];
  const highest = stamps.reduce((one, other) => Math.max(one, other), 0);
  const next = parts.length === 0 ? Math.max(highest + 1, nowMs) : highest + 1;
  return Math.min(next, MAX_MOMENT_MS);
}

/** Returns the stamp of the last change of a part; 0 for one of a version without stamps. */
export function lastStamp({ addedAtMs = 0, changedAtMs = {} }: HuntPart): number {
  return Math.max(addedAtMs, ...Object.values(changedAtMs));
}

/** Returns a number that every change of a part makes larger: stamps only grow, and one field may change after another. */
export function versionOf({ addedAtMs = 0, changedAtMs = {} }: HuntPart): number {
  return Object.values(changedAtMs).reduce((sum, stamp) => sum + stamp, addedAtMs);
}

/** Returns the circles, sightings and areas of a hunt. */
export function partsOf({ circles, sightings, areas }: Omit<StampedHunt, "gone">): HuntPart[] {
  return [...circles, ...sightings, ...areas];
}

/** Compares two parts by the stamp of their addition. */
export function byStamp(one: HuntPart, other: HuntPart): number {
  return (one.addedAtMs ?? 0) - (other.addedAtMs ?? 0) || (one.id < other.id ? -1 : 1);
}

/**
 * Adds removals to those of a hunt: each id once, with its highest stamp; beyond the limit, those with the lowest are forgotten.
 * @param atMs the time of day
 */
export function joinedRemovals(
  own: readonly HuntRemoval[],
  others: readonly RemovedPart[],
  atMs: number,
): readonly HuntRemoval[] {
  const removals = new Map(own.map((one) => [one.id, one]));
  for (const { id, stamp } of others) {
    if (stamp > (removals.get(id)?.stamp ?? -1)) removals.set(id, { id, stamp, atMs });
  }
  return [...removals.values()]
    .sort((one, other) => one.stamp - other.stamp || (one.id < other.id ? -1 : 1))
    .slice(-MAX_REMOVALS);
}

/** Returns a hunt with these removals; absent if there are none. */
export function withRemovals(hunt: Hunt, gone: readonly HuntRemoval[]): Hunt {
  const { gone: _, ...others } = hunt;
  return gone.length > 0 ? { ...others, gone } : others;
}

/** More than a group removes in a weekend; a forgotten removal may be undone by a phone that never heard of it. */
const MAX_REMOVALS = 2000;
