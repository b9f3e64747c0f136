import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgingMs } from "#domain/storage/visits.ts";
import { MAX_MOMENT_MS } from "#domain/units/moment.ts";
import { BIN_MS } from "#domain/waypoints/bin.ts";
import { EMPTY_HUNT, type Hunt, type HuntArea } from "./hunt.ts";
import { withoutOldRemovals, withoutParts, withoutRemoved, withPartBack } from "./hunt-bin.ts";
import {
  asShared,
  hasState,
  mergedHunt,
  restoredHunt,
  stateOf,
  withFields,
  withShared,
} from "./hunt-merge.ts";
import { nextStamp } from "./hunt-order.ts";

const PLACE = { lat: 52, lng: 5 };
const NOW_MS = 1_790_000_000_000;
const live = ({ circles, sightings, areas }: Hunt) => ({ circles, sightings, areas });

/** An action on the hunt of one of two phones. */
const act = fc.record({
  phone: fc.constantFrom(0, 1),
  kind: fc.constantFrom("add", "rename", "move", "remove", "merge"),
  /** Of a part; those of the other phone are unknown before a merge. */
  part: fc.nat(4),
  value: fc.nat(3),
});

function hunted(acts: readonly (typeof act extends fc.Arbitrary<infer A> ? A : never)[]): Hunt[] {
  const phones: Hunt[] = [EMPTY_HUNT, EMPTY_HUNT];
  for (const [index, { phone, kind, part, value }] of acts.entries()) {
    // Several acts share a millisecond.
    const nowMs = 1000 + Math.floor(index / 2);
    const hunt = phones[phone] ?? EMPTY_HUNT;
    const { id = "" } = hunt.circles[part % Math.max(1, hunt.circles.length)] ?? {};
    const changed = (fields: object): Hunt => ({
      ...hunt,
      circles: hunt.circles.map((one) =>
        one.id === id ? withFields(one, "circles", fields, nowMs) : one,
      ),
    });
    const added = { id: `${phone}-${index}`, name: "A", ...PLACE, radiusMeters: 500 };
    const after = {
      add: () => ({ ...hunt, circles: [...hunt.circles, { ...added, addedAtMs: nowMs }] }),
      rename: () => changed({ name: `naam ${value}` }),
      move: () => changed({ lat: 50 + value / 3, lng: 4 + value / 3 }),
      remove: () => withoutParts(hunt, new Set([id]), nowMs),
      merge: () => mergedHunt(hunt, stateOf(phones[1 - phone] ?? EMPTY_HUNT), nowMs),
    }[kind]();
    phones[phone] = after;
  }
  return phones;
}

describe("merging two hunts", () => {
  it("gives the same hunt in both orders, and once more changes nothing", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const [one = EMPTY_HUNT, other = EMPTY_HUNT] = hunted(acts);
        const first = mergedHunt(one, stateOf(other), NOW_MS);
        const second = mergedHunt(other, stateOf(one), NOW_MS);
        expect(live(first)).toEqual(live(second));
        expect(mergedHunt(first, stateOf(other), NOW_MS)).toBe(first);
        const ids = first.circles.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 500 },
    );
  });

  const circle = { id: "1", name: "Post", ...PLACE, radiusMeters: 500, addedAtMs: 1 };
  const hunt: Hunt = { ...EMPTY_HUNT, circles: [circle] };

  it("keeps the newer value of each field by itself", () => {
    const renamed = { ...hunt, circles: [withFields(circle, "circles", { name: "Kamp" }, 5)] };
    const moved = { ...hunt, circles: [withFields(circle, "circles", { lat: 53, lng: 6 }, 4)] };
    const merged = mergedHunt(renamed, stateOf(moved), NOW_MS);
    expect(merged.circles).toMatchObject([{ name: "Kamp", lat: 53, lng: 6 }]);
  });

  it("gives a tie to the text that is greater, on both phones", () => {
    const named = (name: string): Hunt => {
      return { ...hunt, circles: [withFields(circle, "circles", { name }, 5)] };
    };
    const [kamp, post] = [named("Kamp"), named("Post")];
    expect(mergedHunt(kamp, stateOf(post), NOW_MS).circles).toMatchObject([{ name: "Post" }]);
    expect(mergedHunt(post, stateOf(kamp), NOW_MS).circles).toMatchObject([{ name: "Post" }]);
  });

  it("sorts parts of one stamp by their id, on both phones", () => {
    const other = { ...hunt, circles: [{ ...circle, id: "0" }] };
    for (const merged of [
      mergedHunt(hunt, stateOf(other), NOW_MS),
      mergedHunt(other, stateOf(hunt), NOW_MS),
    ]) {
      expect(merged.circles.map(({ id }) => id)).toEqual(["0", "1"]);
    }
  });

  it.each([
    ["before its removal", 9, false],
    ["with the stamp of its removal", 10, false],
    ["after its removal", 11, true],
  ])("of a part changed %s, both phones agree", (_when, stamp, isShown) => {
    const changed = { ...hunt, circles: [withFields(circle, "circles", { name: "Kamp" }, stamp)] };
    const removed = { ...EMPTY_HUNT, gone: [{ id: "1", stamp: 10, atMs: NOW_MS }] };
    for (const merged of [
      mergedHunt(changed, stateOf(removed), NOW_MS),
      mergedHunt(removed, stateOf(changed), NOW_MS),
    ]) {
      expect(merged.circles).toHaveLength(isShown ? 1 : 0);
      expect(merged.gone ?? []).toHaveLength(isShown ? 0 : 1);
    }
  });

  it("moves what the other removed to the bin, with the time of this phone", () => {
    const removed = withoutParts(hunt, new Set(["1"]), 10);
    const merged = mergedHunt(hunt, stateOf(removed), NOW_MS);
    expect(merged.removed).toMatchObject([{ id: "1", deletedAtMs: NOW_MS }]);
    expect(merged.gone).toEqual([{ id: "1", stamp: 2, atMs: NOW_MS }]);
  });

  it("keeps a removal of a part that it never had, so that a third phone cannot bring it back", () => {
    const removed = withoutParts(hunt, new Set(["1"]), 10);
    const heard = mergedHunt(EMPTY_HUNT, stateOf(removed), NOW_MS);
    expect(mergedHunt(heard, stateOf(hunt), NOW_MS).circles).toEqual([]);
  });

  it("keeps a removal when the part is deleted from the bin for good", () => {
    const removed = withoutRemoved(withoutParts(hunt, new Set(["1"]), 10), new Set(["1"]));
    expect(removed.removed).toBeUndefined();
    expect(mergedHunt(removed, stateOf(hunt), NOW_MS).circles).toEqual([]);
  });

  it("forgets removals with what was in the bin before a time", () => {
    const removed = withoutParts(hunt, new Set(["1"]), 10);
    const at = (timeMs: number) => (timeMs + BIN_MS) as AgingMs;
    expect(withoutOldRemovals(removed, at(10))).toBe(removed);
    expect(withoutOldRemovals(removed, at(11))).toEqual(EMPTY_HUNT);
    const again = mergedHunt(removed, { hunt: EMPTY_HUNT, gone: [{ id: "9", stamp: 9 }] }, 5);
    expect(withoutOldRemovals(again, at(6)).gone).toMatchObject([{ id: "1" }]);
  });

  it("leaves out a status that the other took away, and agrees about one that is usual", () => {
    const ring = [PLACE, { lat: 52.1, lng: 5 }, { lat: 52, lng: 5.1 }];
    const area = { id: "a", name: "Noord", ring, status: "found", addedAtMs: 1 } as const;
    const found: Hunt = { ...EMPTY_HUNT, areas: [area] };
    const open: Hunt = {
      ...EMPTY_HUNT,
      areas: [withFields<HuntArea>(area, "areas", { status: "open" }, 2)],
    };
    const merged = mergedHunt(found, stateOf(asShared(open)), NOW_MS);
    expect(merged.areas[0]).not.toHaveProperty("status");
    expect(hasState(merged, stateOf(open))).toBe(true);
    expect(hasState(open, stateOf(merged))).toBe(true);
  });
});

describe("what changed since a hunt was shared", () => {
  const circle = { id: "1", name: "Post", ...PLACE, radiusMeters: 500, addedAtMs: 1 };
  const hunt: Hunt = { ...EMPTY_HUNT, circles: [circle, { ...circle, id: "2", addedAtMs: 2 }] };
  const shared = withShared(hunt, stateOf(hunt));
  const since = (now: Hunt) => {
    const { hunt: parts, gone } = stateOf(now, shared.shared);
    return [...parts.circles, ...gone].map(({ id }) => id);
  };

  it("is nothing at first, and then what was changed, added, removed or put back", () => {
    expect(since(shared)).toEqual([]);
    const change = withFields(circle, "circles", { name: "Kamp" }, nextStamp(shared, 0));
    expect(since({ ...shared, circles: [change, ...shared.circles.slice(1)] })).toEqual(["1"]);
    const named = { ...circle, changedAtMs: { name: 3 } };
    const before: Hunt = { ...EMPTY_HUNT, circles: [named] };
    const renamed = withFields(named, "circles", { name: "Bos" }, nextStamp(before, 0));
    const known = withShared(before, stateOf(before)).shared;
    expect(stateOf({ ...before, circles: [renamed] }, known).hunt.circles).toHaveLength(1);
    const added = { ...circle, id: "3", addedAtMs: nextStamp(shared, 0) };
    expect(since({ ...shared, circles: [...shared.circles, added] })).toEqual(["3"]);
    const removed = withoutParts(shared, new Set(["2"]), 0);
    expect(since(removed)).toEqual(["2"]);
    const told = withShared(removed, stateOf(removed, shared.shared));
    expect(stateOf(told, told.shared)).toMatchObject({ hunt: EMPTY_HUNT, gone: [] });
    expect(since(withPartBack(removed, "2"))).toEqual(["2"]);
  });

  it("also has what another phone changed long before", () => {
    const old = { ...hunt, circles: [withFields(circle, "circles", { lat: 53, lng: 6 }, 1)] };
    expect(since(mergedHunt(shared, stateOf(old), NOW_MS))).toEqual(["1"]);
    const other = { ...EMPTY_HUNT, gone: [{ id: "0", stamp: 1, atMs: 0 }] };
    expect(since(mergedHunt(shared, stateOf(other), NOW_MS))).toEqual(["0"]);
  });

  it("stays to be shared when it changed after the link was made", () => {
    const removed = withoutParts(hunt, new Set(["2"]), 0);
    const later = withShared(removed, stateOf(hunt));
    expect(stateOf(later, later.shared).gone).toMatchObject([{ id: "2" }]);
  });
});

describe("a backup of a hunt", () => {
  const circle = { id: "1", name: "Post", ...PLACE, radiusMeters: 500, addedAtMs: 1 };
  const backup: Hunt = { ...EMPTY_HUNT, circles: [circle] };

  it("changes nothing where all is as it was", () => {
    expect(restoredHunt(backup, structuredClone(backup))).toBe(backup);
  });

  it("brings back what was removed since, also on other phones", () => {
    const removed = withoutParts(backup, new Set(["1"]), 10);
    const restored = restoredHunt(removed, backup);
    expect(restored).toMatchObject({ circles: [{ id: "1" }] });
    expect(restored).not.toHaveProperty("removed");
    expect(restored).not.toHaveProperty("gone");
    expect(mergedHunt(removed, stateOf(restored), NOW_MS).circles).toHaveLength(1);
  });

  it("does not bring back what was removed before it", () => {
    const removed = withoutParts(backup, new Set(["1"]), 10);
    const restored = restoredHunt(backup, removed);
    expect(restored).toMatchObject({ circles: [], removed: [{ id: "1", deletedAtMs: 10 }] });
  });
});

describe("the stamp of the next change", () => {
  const circle = { id: "1", name: "Post", ...PLACE, radiusMeters: 500, addedAtMs: 7 };

  it("is above all others, and reads the clock only for an empty hunt", () => {
    const changed = withFields(circle, "circles", { name: "Kamp" }, 9);
    expect(nextStamp({ ...EMPTY_HUNT, circles: [circle] }, NOW_MS)).toBe(8);
    expect(nextStamp({ ...EMPTY_HUNT, circles: [changed] }, NOW_MS)).toBe(10);
    expect(nextStamp(EMPTY_HUNT, NOW_MS)).toBe(NOW_MS);
    const gone = [{ id: "1", stamp: NOW_MS, atMs: 0 }];
    expect(nextStamp({ ...EMPTY_HUNT, gone }, 5)).toBe(NOW_MS + 1);
    expect(nextStamp({ ...EMPTY_HUNT, circles: [circle], gone }, 5)).toBe(NOW_MS + 1);
  });

  it("stays a number that can be stored", () => {
    const last = { ...circle, addedAtMs: MAX_MOMENT_MS };
    expect(nextStamp({ ...EMPTY_HUNT, circles: [last] }, 0)).toBe(MAX_MOMENT_MS);
  });
});
