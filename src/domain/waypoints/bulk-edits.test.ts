import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inverseEdit } from "./inverse-edit.ts";
import type { Waypoint } from "./waypoint.ts";
import {
  applyWaypointEdit,
  editedId,
  type SingleEdit,
  type WaypointEdit,
} from "./waypoint-edit.ts";

const IDS = ["a", "b", "c", "d", "e"];
const waypoint = (id: string, name = id): Waypoint => ({ id, name, lat: 52, lng: 5 });
const LIST = IDS.slice(0, 4).map((id) => waypoint(id));

const idsOf = (list: readonly Waypoint[]) => list.map(({ id }) => id).join("");
const many = (...edits: SingleEdit[]): WaypointEdit => ({ kind: "many", edits });

const singleEdits: fc.Arbitrary<SingleEdit> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...IDS), fc.string())
    .map(([id, name]) => ({ kind: "add" as const, waypoint: waypoint(id, name) })),
  fc.tuple(fc.constantFrom(...IDS), fc.string()).map(([id, note]) => ({
    kind: "update" as const,
    id,
    changes: { note },
    changedAtMs: 1,
  })),
  fc.constantFrom(...IDS).map((id) => ({ kind: "delete" as const, id })),
);

describe("many edits at once", () => {
  it("do what they do one after the other", () => {
    fc.assert(
      fc.property(fc.array(singleEdits), (edits) => {
        expect(applyWaypointEdit(LIST, many(...edits))).toEqual(
          edits.reduce<readonly Waypoint[]>(applyWaypointEdit, LIST),
        );
      }),
    );
  });

  it("put each waypoint with an index there, the lowest first", () => {
    const edit = many(
      { kind: "add", waypoint: waypoint("y"), index: 3 },
      { kind: "add", waypoint: waypoint("x"), index: 0 },
    );
    expect(idsOf(applyWaypointEdit(LIST, edit))).toBe("xabycd");
  });

  it("give the very same list when they find nothing", () => {
    expect(applyWaypointEdit(LIST, many({ kind: "delete", id: "?" }))).toBe(LIST);
    expect(applyWaypointEdit(LIST, many())).toBe(LIST);
  });

  it("take a field away that is changed to null", () => {
    const list = [{ ...waypoint("a"), folder: "Kamp", note: "x" }];
    const edit = { kind: "update", id: "a", changes: { folder: null }, changedAtMs: 1 } as const;
    expect(applyWaypointEdit(list, edit)).toEqual([
      { ...waypoint("a"), note: "x", changedAtMs: 1 },
    ]);
  });
});

describe("inverseEdit", () => {
  it("brings back every list of which each waypoint was edited once", () => {
    fc.assert(
      fc.property(fc.uniqueArray(singleEdits, { selector: editedId }), (edits) => {
        const edit = many(...edits);
        const after = applyWaypointEdit(LIST, edit);
        expect(applyWaypointEdit(after, inverseEdit(LIST, edit))).toEqual(LIST);
      }),
    );
  });

  it("leaves alone what came in between", () => {
    const edit: WaypointEdit = { kind: "delete", id: "b" };
    const later = applyWaypointEdit(applyWaypointEdit(LIST, edit), {
      kind: "add",
      waypoint: waypoint("new"),
    });
    expect(idsOf(applyWaypointEdit(later, inverseEdit(LIST, edit)))).toBe("abcdnew");
  });
});
