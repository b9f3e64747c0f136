import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isChangedSince } from "./changed-since.ts";
import { doneEdit, inverseEdit } from "./inverse-edit.ts";
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

/** A list after an edit was done, something else happened, and the edit was taken back. */
function afterUndo(edit: WaypointEdit, between: WaypointEdit = many(), list = LIST) {
  const later = applyWaypointEdit(applyWaypointEdit(list, edit), between);
  return applyWaypointEdit(later, inverseEdit(doneEdit(list, edit), later, 9));
}

const update = (id: string, changes: WaypointChanges): SingleEdit => {
  return { kind: "update", id, changes, changedAtMs: 1 };
};

describe("inverseEdit", () => {
  it("brings back every list of which each waypoint was edited once", () => {
    fc.assert(
      fc.property(fc.uniqueArray(singleEdits, { selector: editedId }), (edits) => {
        expect(afterUndo(many(...edits))).toEqual(LIST);
      }),
    );
  });

  it("leaves alone what came in between", () => {
    const added: WaypointEdit = { kind: "add", waypoint: waypoint("new") };
    expect(idsOf(afterUndo({ kind: "delete", id: "b" }, added))).toBe("abcdnew");
  });

  it("leaves the fields alone that were changed in between", () => {
    const renamedAndNoted = update("a", { name: "Kamp", note: "bij de eik" });
    const undone = afterUndo(renamedAndNoted, update("a", { name: "Hut", color: "#000000" }));
    expect(undone[0]).toEqual({
      ...waypoint("a", "Hut"),
      color: "#000000",
      changedAtMs: 9,
    });
  });

  it("neither brings back what was deleted in between, nor replaces what came back", () => {
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

  it("knows a field that went away, and one that came", () => {
    const { note: _gone, ...without } = seen;
    expect(isChangedSince(without, { note: "z" }, seen)).toBe(true);
    expect(isChangedSince(without, { note: null }, seen)).toBe(false);
    expect(isChangedSince(seen, { note: "z" }, without)).toBe(true);
  });
});
