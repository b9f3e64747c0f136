import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_HUNT, type Hunt, withoutParts } from "./hunt.ts";
import { mergedHunt, stateOf, withFields } from "./hunt-merge.ts";

const PLACE = { lat: 52, lng: 5 };
const live = ({ circles, sightings, areas }: Hunt) => ({ circles, sightings, areas });

/** What somebody does with the hunt of one of two phones. */
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
      merge: () => mergedHunt(hunt, stateOf(phones[1 - phone] ?? EMPTY_HUNT)),
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
        const first = mergedHunt(one, stateOf(other));
        const second = mergedHunt(other, stateOf(one));
        expect(live(first)).toEqual(live(second));
        expect(mergedHunt(first, stateOf(other))).toBe(first);
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
    const merged = mergedHunt(renamed, stateOf(moved));
    expect(merged.circles).toMatchObject([{ name: "Kamp", lat: 53, lng: 6 }]);
  });

  it("removes a part that the other removed, and keeps one that was changed after that", () => {
    const removed = withoutParts(hunt, new Set(["1"]), 10);
    const merged = mergedHunt(hunt, stateOf(removed));
    expect(merged).toMatchObject({ circles: [], removed: [{ id: "1", deletedAtMs: 10 }] });
    const later = { ...hunt, circles: [withFields(circle, "circles", { name: "Kamp" }, 11)] };
    expect(mergedHunt(later, stateOf(removed)).circles).toMatchObject([{ name: "Kamp" }]);
    expect(mergedHunt(removed, stateOf(later))).toMatchObject({ circles: [{ name: "Kamp" }] });
  });

  it("needs only what changed since the last time", () => {
    const other = { ...circle, id: "2", addedAtMs: 20 };
    const now = withoutParts({ ...hunt, circles: [circle, other] }, new Set(["1"]), 30);
    const state = stateOf(now, 15);
    expect(state.hunt.circles.map(({ id }) => id)).toEqual(["2"]);
    expect(state.gone).toEqual([{ id: "1", deletedAtMs: 30 }]);
    expect(mergedHunt(hunt, state).circles.map(({ id }) => id)).toEqual(["2"]);
  });
});
