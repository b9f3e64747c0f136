import fc from "fast-check";
import { expect, test } from "vitest";
import { plainDecimal } from "./plain-decimal.ts";

test("writes numbers without an exponent, and reads them back unchanged", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = plainDecimal(value);
      expect(text).toMatch(/^-?\d+(\.\d+)?$/);
      expect(Number(text) + 0).toBe(value + 0);
    }),
  );
});

test.each([
  [1e-7, "0.0000001"],
  [-1.5e-9, "-0.0000000015"],
  [1e21, "1000000000000000000000"],
  [52.15517, "52.15517"],
])("%d is written as %s", (value, text) => {
  expect(plainDecimal(value)).toBe(text);
});
