import { expect, it } from "vitest";
import { edited, newHistory, redone, undone } from "./edit-history.ts";

const abc = edited(edited(newHistory("a"), "b"), "c");

it("undoes one edit at a time, and does each again", () => {
  const b = undone(abc);
  expect(b.now).toBe("b");
  expect(undone(b).now).toBe("a");
  expect(redone(b)).toEqual(abc);
  expect(redone(redone(undone(b)))).toEqual(abc);
});

it("has nothing before the first state and after the last", () => {
  const first = newHistory("a");
  expect(undone(first)).toEqual(first);
  expect(redone(abc)).toEqual(abc);
});

it("discards what was undone with a new edit, and stays the same without one", () => {
  const other = edited(undone(abc), "d");
  expect(redone(other).now).toBe("d");
  expect(undone(other).now).toBe("b");
  expect(edited(abc, "c")).toBe(abc);
});
