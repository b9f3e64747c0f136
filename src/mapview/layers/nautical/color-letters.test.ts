import { expect, it } from "vitest";
import { MARK_KINDS } from "#domain/fairway/fairway-object.ts";
import { lettersOf } from "./color-letters.ts";
import { KIND_COLORS } from "./mark-drawing.ts";

it("names red and green, which look the same in red light, of marks that have no other colour", () => {
  expect(lettersOf(["red", "green", "red"])).toBe("RG");
  expect(lettersOf(["yellow", "black"])).toBe("");
  expect(lettersOf(["black", "red", "black"])).toBe("");
  const letters = MARK_KINDS.map((kind) => [kind, lettersOf(KIND_COLORS[kind])]);
  expect(Object.fromEntries(letters.filter(([, text]) => text))).toEqual({
    port: "R",
    starboard: "G",
  });
});
