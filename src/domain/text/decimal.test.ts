import { expect, it } from "vitest";
import { readDecimal } from "./read-decimal.ts";
import { writeDecimal } from "./write-decimal.ts";

it.each([
  ["12", 12],
  [" 12,5 ", 12.5],
  ["0.25", 0.25],
  [",5", 0.5],
  ["12,", 12],
  ["−3", -3],
  ["+3", 3],
  ["", null],
  ["1e3", null],
  ["1.000,5", null],
  ["12 m", null],
])("reads %j as %s", (text, number) => {
  expect(readDecimal(text)).toBe(number);
});

it("accepts both limits and nothing beyond them", () => {
  expect(["0,9", "1", "5", "5,1"].map((text) => readDecimal(text, 1, 5))).toEqual([
    null,
    1,
    5,
    null,
  ]);
});

it.each([0, 12, 0.1, -3.25, 1234.5])("writes %s as it reads it", (number) => {
  expect(writeDecimal(number)).not.toContain(".");
  expect(readDecimal(writeDecimal(number))).toBe(number);
});
