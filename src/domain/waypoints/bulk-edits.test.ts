import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isChangedSince } from "./changed-since.ts";
import { doneEdit } from "./done-edit.ts";
import { inverseEdit } from "./inverse-edit.ts";
import type { Waypoint } from "./waypoint.ts";
import {
  applyWaypointEdit,
  editedId,
  type SingleEdit,
  type WaypointChanges,
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

describe("several edits at once", () => {
  it("equal the same edits one after another", () => {
    fc.assert(
      fc.property(fc.array(singleEdits), (edits) => {
        expect(applyWaypointEdit(LIST, many(...edits))).toEqual(
          edits.reduce<readonly Waypoint[]>(applyWaypointEdit, LIST),
        );
      }),
    );
  });

  it("insert each waypoint at its index, lowest first", () => {
    const edit = many(
      { kind: "add", waypoint: waypoint("y"), index: 3 },
      { kind: "add", waypoint: waypoint("x"), index: 0 },
    );
    expect(idsOf(applyWaypointEdit(LIST, edit))).toBe("xabycd");
  });

  it("return the same list object if they find nothing", () => {
    expect(applyWaypointEdit(LIST, many({ kind: "delete", id: "?" }))).toBe(LIST);
    expect(applyWaypointEdit(LIST, many())).toBe(LIST);
  });

  it("remove a field that is changed to null", () => {
    const list = [{ ...waypoint("a"), folder: "Kamp", note: "x" }];
    const edit = { kind: "update", id: "a", changes: { folder: null }, changedAtMs: 1 } as const;
    expect(applyWaypointEdit(list, edit)).toEqual([
      { ...waypoint("a"), note: "x", changedAtMs: 1 },
    ]);
  });
});

/** Returns the list after an edit, another edit, and undoing the first. */
function afterUndo(edit: WaypointEdit, between: WaypointEdit = many(), list = LIST) {
  const later = applyWaypointEdit(applyWaypointEdit(list, edit), between);
  return applyWaypointEdit(later, inverseEdit(doneEdit(list, edit), later, 9));
}

const update = (id: string, changes: WaypointChanges): SingleEdit => {
  return { kind: "update", id, changes, changedAtMs: 1 };
};

describe("inverseEdit", () => {
  it("restores every list in which each waypoint was edited once", () => {
    fc.assert(
      fc.property(fc.uniqueArray(singleEdits, { selector: editedId }), (edits) => {
        expect(afterUndo(many(...edits))).toEqual(LIST);
      }),
    );
  });

  it("keeps changes made in between", () => {
    const added: WaypointEdit = { kind: "add", waypoint: waypoint("new") };
    expect(idsOf(afterUndo({ kind: "delete", id: "b" }, added))).toBe("abcdnew");
  });

  it("keeps fields that were changed in between", () => {
    const renamedAndNoted = update("a", { name: "Kamp", note: "bij de eik" });
    const undone = afterUndo(renamedAndNoted, update("a", { name: "Hut", color: "#000000" }));
    expect(undone[0]).toEqual({
      ...waypoint("a", "Hut"),
      color: "#000000",
      changedAtMs: 9,
    });
  });

  it("neither restores what was deleted in between, nor replaces what returned", () => {
    expect(idsOf(afterUndo(update("a", { name: "Kamp" }), { kind: "delete", id: "a" }))).toBe(
      "bcd",
    );
    const back: WaypointEdit = { kind: "add", waypoint: waypoint("b", "terug"), index: 0 };
    expect(afterUndo({ kind: "delete", id: "b" }, back)[0]).toEqual(waypoint("b", "terug"));
  });
});

describe("isChangedSince", () => {
  const seen = { ...waypoint("a"), note: "x", photoIds: ["1"] };

  it.each<[string, Partial<Waypoint>, WaypointChanges, boolean]>([
    ["nothing", {}, { name: "Kamp" }, false],
    ["another field", { note: "y" }, { name: "Kamp" }, false],
    ["the same field", { name: "Hut" }, { name: "Kamp" }, true],
    ["the same field to the same", { name: "Kamp" }, { name: "Kamp" }, false],
    ["a copy of a list", { photoIds: ["1"] }, { photoIds: ["1", "2"] }, false],
    ["a list", { photoIds: ["1", "3"] }, { photoIds: ["1", "2"] }, true],
  ])("%s changed", (_name, theirs, mine, isChanged) => {
    expect(isChangedSince({ ...seen, ...theirs }, mine, seen)).toBe(isChanged);
  });

  it("notices a removed field, and a new one", () => {
    const { note: _gone, ...without } = seen;
    expect(isChangedSince(without, { note: "z" }, seen)).toBe(true);
    expect(isChangedSince(without, { note: null }, seen)).toBe(false);
    expect(isChangedSince(seen, { note: "z" }, without)).toBe(true);
  });
});
