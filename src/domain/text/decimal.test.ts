import { expect, it } from "vitest";
import { readDecimal } from "./read-decimal.ts";
import { decimalSign, writeDecimal } from "./write-decimal.ts";

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

/** The languages of the app, with their decimal signs. */
const SIGNS = [
  ["nl-NL", ","],
  ["en-GB", "."],
  ["de-DE", ","],
] as const;

it.each(SIGNS)("has a sign for decimals in %s: %s", (locale, sign) => {
  expect(decimalSign(locale)).toBe(sign);
});

it.each(SIGNS)(
  "writes numbers in %s as it reads them, without thousands separators",
  (locale, sign) => {
    expect(writeDecimal(1234.5, locale)).toBe(`1234${sign}5`);
    for (const number of [0, 12, 0.1, -3.25, 1234.5]) {
      expect(readDecimal(writeDecimal(number, locale))).toBe(number);
    }
  },
);

// A separator of thousands would mean another number in another language, so it is never read as one.
it.each([
  ["1.200", 1.2],
  ["1,200", 1.2],
])("reads the only comma or point of %s as a decimal sign in every language", (text, number) => {
  expect(readDecimal(text)).toBe(number);
});
