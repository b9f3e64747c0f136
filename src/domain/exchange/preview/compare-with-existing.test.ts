import { expect, test } from "vitest";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointToStore } from "./as-waypoint-to-store.ts";
import { type Comparison, compareWithExisting } from "./compare-with-existing.ts";

const TENT: Waypoint = { id: "a", name: "Tent", lat: 52, lng: 5, note: "bij de eik" };
const { id: _, ...WITHOUT_ID } = TENT;
const NOTHING = { added: [], changed: [], sameCount: 0 };

/** Runs the comparison without pauses. */
function compareAll(...[imported, existing, before]: Parameters<typeof compareWithExisting>) {
  const steps = compareWithExisting(imported, existing, before);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value satisfies Comparison;
}

const compare = (imported: WaypointToStore, ...existing: Waypoint[]) =>
  compareAll([imported], existing);

test("a long list is compared in steps, with the same result", () => {
  const many = Array.from({ length: 1200 }, (_, at) => ({ name: `${at}`, lat: at / 100, lng: 5 }));
  const steps = [...compareWithExisting(many, [])];
  expect(steps.length).toBeGreaterThan(1);
  expect(compareAll(many, []).added).toEqual(many);
});

test("identical content is the same waypoint in any folder", () => {
  expect(compare(WITHOUT_ID, { ...TENT, folder: "Kamp" })).toEqual({ ...NOTHING, sameCount: 1 });
});

test("fields that a file lacks make no difference", () => {
  expect(compare({ name: "Tent", lat: 52, lng: 5 }, TENT)).toEqual({ ...NOTHING, sameCount: 1 });
});

test("within a metre it is the same place, at ten metres it was moved", () => {
  expect(compare({ ...WITHOUT_ID, lat: 52.000005 }, TENT).sameCount).toBe(1);
  expect(compare({ ...WITHOUT_ID, lat: 52.0001 }, TENT).changed).toEqual([
    { existing: TENT, changes: { lat: 52.0001, lng: 5 } },
  ]);
});

test("another note is a change, and the only one", () => {
  expect(compare({ ...WITHOUT_ID, note: "verhuisd" }, TENT)).toEqual({
    ...NOTHING,
    changed: [{ existing: TENT, changes: { note: "verhuisd" } }],
  });
});

test("the same id is the same waypoint at any place and under any name", () => {
  const moved = { ...TENT, name: "Nieuwe tent", lat: 53 };
  expect(compare(moved, TENT).changed).toEqual([
    { existing: TENT, changes: { name: "Nieuwe tent", lat: 53, lng: 5 } },
  ]);
});

test("another name, or the same name farther away, is another waypoint", () => {
  expect(compare({ ...WITHOUT_ID, name: "Post" }, TENT).added).toHaveLength(1);
  expect(compare({ ...WITHOUT_ID, lat: 52.01 }, TENT).added).toHaveLength(1);
});

test("a waypoint without a name matches the one that was named on import", () => {
  expect(compare({ name: "", lat: 52, lng: 5 }, { ...TENT, name: "Waypoint 3" }).sameCount).toBe(1);
});

test("a duplicate in a file is added once, but two ids are two waypoints", () => {
  const twice = [WITHOUT_ID, { ...WITHOUT_ID }];
  expect(compareAll(twice, [])).toMatchObject({ added: [WITHOUT_ID], sameCount: 1 });
  const two = [TENT, { ...TENT, id: "b" }];
  expect(compareAll(two, []).added).toEqual(two);
});

test("each stored waypoint is changed by at most one of the file", () => {
  const two = [
    { ...WITHOUT_ID, note: "x" },
    { ...WITHOUT_ID, note: "y" },
  ];
  const { changed, added } = compareAll(two, [TENT]);
  expect([changed.length, added.length]).toEqual([1, 1]);
});

test("a place across the border of a cell is found", () => {
  const edge = { name: "Grens", lat: 51.9999999, lng: 4.9999999 };
  expect(compare(edge, { id: "e", name: "Grens", lat: 52.0000001, lng: 5.0000001 }).sameCount).toBe(
    1,
  );
});

test("distinguishes thousands of waypoints at one place by their content", {
  tags: "thorough",
}, () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ ...WITHOUT_ID, note: `${at}` }));
  const stored = many.map((waypoint, at) => ({ ...waypoint, id: `${at}` }));
  expect(compareAll(many, []).added).toHaveLength(10_000);
  expect(compareAll(many.toReversed(), stored).sameCount).toBe(10_000);
  const others = many.map((waypoint) => ({ ...waypoint, color: "#ff0000" }));
  expect(compareAll(others, stored).changed).toHaveLength(10_000);
});

test("the nearer of two with the same name is the changed one", () => {
  const near = { ...TENT, id: "near", lat: 52.0001 };
  const far = { ...TENT, id: "far", lat: 52.0006 };
  const { changed } = compare({ ...WITHOUT_ID, note: "verhuisd" }, far, near);
  expect(changed.map(({ existing }) => existing)).toEqual([near]);
});
