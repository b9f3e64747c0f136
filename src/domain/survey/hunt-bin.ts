import { type AgingMs, isOlder } from "#domain/storage/visits.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { BIN_MS } from "#domain/waypoints/bin.ts";
import { HUNT_LISTS, type Hunt, type HuntPart, type RemovedHuntPart } from "./hunt.ts";
import { byStamp, joinedRemovals, nextStamp, withRemovals } from "./hunt-order.ts";

/** The largest number of parts in the bin of a hunt; the latest stay. */
const MAX_REMOVED = CONTENT_LIMITS.huntLink.maxEntries.parts;

/**
 * Moves parts of a hunt to its bin, and notes for others that they are gone; returns the same hunt if it has none of them.
 * @param deletedAtMs the time of day, for the bin
 */
export function withoutParts(hunt: Hunt, ids: ReadonlySet<string>, deletedAtMs: number): Hunt {
  const removed = HUNT_LISTS.flatMap((list) =>
    hunt[list].flatMap((part) =>
      ids.has(part.id) ? [{ id: part.id, list, part, deletedAtMs }] : [],
    ),
  );
  if (removed.length === 0) return hunt;
  const left = HUNT_LISTS.map((list) => [list, hunt[list].filter(({ id }) => !ids.has(id))]);
  const stamp = nextStamp(hunt, deletedAtMs);
  const gone = removed.map(({ id }) => ({ id, stamp }));
  return {
    ...hunt,
    ...Object.fromEntries(left),
    removed: inBin([...(hunt.removed ?? []), ...removed]),
    gone: joinedRemovals(hunt.gone ?? [], gone, deletedAtMs),
  };
}

/** Returns what fits into the bin of a hunt: the latest. */
export function inBin(removed: readonly RemovedHuntPart[]): readonly RemovedHuntPart[] {
  return removed.slice(-MAX_REMOVED);
}

/** Takes a part of a hunt out of its bin; returns the same hunt if it is not there. */
export function withPartBack(hunt: Hunt, id: string): Hunt {
  const found = hunt.removed?.find((one) => one.id === id);
  if (!found) return hunt;
  const { list } = found;
  const others = hunt[list].filter((one) => one.id !== id);
  const part = broughtBack(found.part, nextStamp(hunt, 0));
  const gone = (hunt.gone ?? []).filter((one) => one.id !== id);
  const left = withRemovals(withoutRemoved(hunt, new Set([id])), gone);
  return { ...left, [list]: [...others, part].sort(byStamp) };
}

/** Returns a part with a change after its removal, of which another phone may have heard. */
export function broughtBack<Part extends HuntPart>(part: Part, stamp: number): Part {
  return { ...part, changedAtMs: { ...part.changedAtMs, name: stamp } };
}

/** Deletes parts from the bin of a hunt for good; other phones still learn that they were removed. */
export function withoutRemoved(hunt: Hunt, ids: ReadonlySet<string>): Hunt {
  const { removed = [], ...others } = hunt;
  const left = removed.filter(({ id }) => !ids.has(id));
  return left.length > 0 ? { ...others, removed: left } : others;
}

/**
 * Deletes for good what was in the bin for longer than 30 days, and forgets removals of that age, of which the group has heard: otherwise every
 * link would carry those of all hunts before. Returns the same hunt if there is nothing of them.
 */
export function withoutOldRemovals(hunt: Hunt, nowMs: AgingMs): Hunt {
  const { removed = [], gone = [] } = hunt;
  const old = removed.filter(({ deletedAtMs }) => isOlder(deletedAtMs, nowMs, BIN_MS));
  const left = withoutRemoved(hunt, new Set(old.map(({ id }) => id)));
  const binned = new Set(left.removed?.map(({ id }) => id));
  const remembered = gone.filter(({ id, atMs }) => !isOlder(atMs, nowMs, BIN_MS) || binned.has(id));
  const isSame = old.length === 0 && remembered.length === gone.length;
  return isSame ? hunt : withRemovals(left, remembered);
}
