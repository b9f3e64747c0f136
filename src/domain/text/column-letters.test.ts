import { expect, it } from "vitest";
import { columnLetters } from "./column-letters.ts";

it("names columns as a spreadsheet does", () => {
  expect([0, 2, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
    ...["A", "C", "Z", "AA", "AZ", "BA", "ZZ", "AAA"],
  ]);
});
