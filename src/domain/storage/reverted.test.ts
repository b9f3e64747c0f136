import { expect, it } from "vitest";
import { combined, reverted } from "./reverted.ts";

const item = (id: string, name = id) => ({ id, name });

it.each([
  ["removes an added record", undefined, { a: 1 }, { a: 2 }, undefined],
  ["puts back a deleted one", { a: 1 }, undefined, undefined, { a: 1 }],
  ["leaves one that came back otherwise", { a: 1 }, undefined, { a: 2 }, { a: 2 }],
  ["leaves a changed one deleted", { a: 1 }, { a: 2 }, undefined, undefined],
  ["restores the changed fields", { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 3 }, { a: 1, b: 3 }],
  ["leaves a field that was changed again", { a: 1 }, { a: 2 }, { a: 3 }, { a: 3 }],
  ["restores a removed field", { a: 1, b: 1 }, { a: 1 }, { a: 5 }, { a: 5, b: 1 }],
  ["removes an added field", { a: 1 }, { a: 1, b: 1 }, { a: 5, b: 1 }, { a: 5 }],
])("%s", (_what, before, after, now, result) => {
  expect(reverted(before, after, now)).toEqual(result);
});

it("undoes a list item by item", () => {
  const before = { list: [item("a"), item("b"), item("c")] };
  const after = { list: [item("b", "new"), item("c"), item("d")] };
  const now = { list: [item("b", "new"), item("c", "theirs"), item("d"), item("e")] };
  expect(reverted(before, after, now)).toEqual({
    list: [item("a"), item("b"), item("c", "theirs"), item("e")],
  });
});

it("puts back every removed item of a list, the last one too", () => {
  const before = { list: [item("a"), item("b"), item("c")] };
  const now = { list: [item("b"), item("d")] };
  expect(reverted(before, { list: [item("b")] }, now)).toEqual({
    list: [item("a"), item("b"), item("c"), item("d")],
  });
  expect(reverted(before, { list: [] }, { list: [] })).toEqual(before);
});

it("takes items out of a list that did not exist before", () => {
  const after = { gone: [item("a")] };
  expect(reverted({}, after, { gone: [item("a"), item("b")] })).toEqual({ gone: [item("b")] });
  expect(reverted({}, after, { ...after, other: 1 })).toEqual({ other: 1 });
});

it("combines lists by id, and prefers the second version", () => {
  const stored = { at: 1, list: [item("a"), item("b")], own: true };
  const other = { at: 2, list: [item("b", "new"), item("c")] };
  expect(combined(stored, other)).toEqual({
    at: 2,
    list: [item("a"), item("b", "new"), item("c")],
    own: true,
  });
});
