import { expect, test } from "vitest";
import { plainCredit, plainName } from "./plain-text.ts";

test.each([
  ["’t Hoekje <b>", "’t Hoekje <b>"],
  ["  Delft\n\t zuid ", "Delft zuid"],
  ["Del\u0000ft", "Del ft"],
  ["\u202egnp.exe\u202c", "gnp.exe"],
  ["Café 😀", "Café 😀"],
  ["\u0007\u2067", ""],
])("%j is shown as %j", (text, shown) => {
  expect(plainName(text)).toBe(shown);
});

test("a name of ten million letters is cut, but not within a letter", () => {
  expect(plainName("x".repeat(10_000_000))).toHaveLength(200);
  expect(plainName(`${"x".repeat(199)}😀`)).toBe("x".repeat(199));
});

test("a credit may be longer", () => {
  expect(plainCredit("© a ".repeat(1000))).toHaveLength(499);
});
