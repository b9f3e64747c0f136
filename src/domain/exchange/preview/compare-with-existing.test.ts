import { expect, test } from "vitest";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointToStore } from "./as-waypoint-to-store.ts";
import { type Comparison, compareWithExisting } from "./compare-with-existing.ts";

const TENT: Waypoint = { id: "a", name: "Tent", lat: 52, lng: 5, note: "bij de eik" };
const { id: _, ...WITHOUT_ID } = TENT;
const NOTHING = { added: [], changed: [], sameCount: 0 };

/** The comparison without a pause. */
function compareAll(...[imported, existing, before]: Parameters<typeof compareWithExisting>) {
  const steps = compareWithExisting(imported, existing, before);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value satisfies Comparison;
}

const compare = (imported: WaypointToStore, ...existing: Waypoint[]) =>
  compareAll([imported], existing);

test("a long list is compared in steps, and gives the same", () => {
  const many = Array.from({ length: 1200 }, (_, at) => ({ name: `${at}`, lat: at / 100, lng: 5 }));
  const steps = [...compareWithExisting(many, [])];
  expect(steps.length).toBeGreaterThan(1);
  expect(compareAll(many, []).added).toEqual(many);
});

test("what is there to the letter is the same, whichever folder it went to", () => {
  expect(compare(WITHOUT_ID, { ...TENT, folder: "Kamp" })).toEqual({ ...NOTHING, sameCount: 1 });
});

test("what a file does not say is no difference", () => {
  expect(compare({ name: "Tent", lat: 52, lng: 5 }, TENT)).toEqual({ ...NOTHING, sameCount: 1 });
});

test("a metre more or less is the same place, ten metres is a move", () => {
  expect(compare({ ...WITHOUT_ID, lat: 52.000005 }, TENT).sameCount).toBe(1);
  expect(compare({ ...WITHOUT_ID, lat: 52.0001 }, TENT).changed).toEqual([
    { existing: TENT, changes: { lat: 52.0001, lng: 5 } },
  ]);
});

test("another note is a change, and only that", () => {
  expect(compare({ ...WITHOUT_ID, note: "verhuisd" }, TENT)).toEqual({
    ...NOTHING,
    changed: [{ existing: TENT, changes: { note: "verhuisd" } }],
  });
});

test("by its id a waypoint is known wherever it went and whatever it is called", () => {
  const moved = { ...TENT, name: "Nieuwe tent", lat: 53 };
  expect(compare(moved, TENT).changed).toEqual([
    { existing: TENT, changes: { name: "Nieuwe tent", lat: 53, lng: 5 } },
  ]);
});

test("another name, or the same name further on, is another waypoint", () => {
  expect(compare({ ...WITHOUT_ID, name: "Post" }, TENT).added).toHaveLength(1);
  expect(compare({ ...WITHOUT_ID, lat: 52.01 }, TENT).added).toHaveLength(1);
});

test("one without a name is the same as what stands there under the name it got", () => {
  expect(compare({ name: "", lat: 52, lng: 5 }, { ...TENT, name: "Waypoint 3" }).sameCount).toBe(1);
});

test("what a file has twice is added once, but two ids are two waypoints", () => {
  const twice = [WITHOUT_ID, { ...WITHOUT_ID }];
  expect(compareAll(twice, [])).toMatchObject({ added: [WITHOUT_ID], sameCount: 1 });
  const two = [TENT, { ...TENT, id: "b" }];
  expect(compareAll(two, []).added).toEqual(two);
});

test("each waypoint there is changed by one of the file at most", () => {
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

test("of thousands at one place each is known by what it says", () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ ...WITHOUT_ID, note: `${at}` }));
  const stored = many.map((waypoint, at) => ({ ...waypoint, id: `${at}` }));
  expect(compareAll(many, []).added).toHaveLength(10_000);
  expect(compareAll(many.toReversed(), stored).sameCount).toBe(10_000);
  const others = many.map((waypoint) => ({ ...waypoint, color: "#ff0000" }));
  expect(compareAll(others, stored).changed).toHaveLength(10_000);
});

test("of two of one name the nearer is the one that was changed", () => {
  const near = { ...TENT, id: "near", lat: 52.0001 };
  const far = { ...TENT, id: "far", lat: 52.0006 };
  const { changed } = compare({ ...WITHOUT_ID, note: "verhuisd" }, far, near);
  expect(changed.map(({ existing }) => existing)).toEqual([near]);
});
