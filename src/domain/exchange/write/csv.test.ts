import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { CSV_COLUMNS, cellWithoutGuard, csvPieces, safeCell } from "./csv.ts";

const rowsOf = (text: string): string[][] =>
  Papa.parse(text.slice(1).trimEnd(), { delimiter: ",", skipEmptyLines: "greedy" }).data;

test("no text begins as a formula, and the guard can be taken away again", () => {
  const beginnings = fc.constantFrom("", "=", "+", "-", "@", "\t", "\r", "'", "''=", "＝");
  fc.assert(
    fc.property(beginnings, fc.string({ unit: "grapheme" }), (beginning, rest) => {
      const cell = safeCell(beginning + rest);
      expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(cellWithoutGuard(cell)).toBe(beginning + rest);
    }),
  );
});

test("a negative coordinate stays a number", () => {
  const [, row = []] = rowsOf([...csvPieces([{ name: "A", lat: -5.5, lng: -1e-7 }])].join(""));
  expect(row.slice(0, 3)).toEqual(["A", "-5.5", "-0.0000001"]);
});

test("commas, quotes and line ends stay within their cell", () => {
  const note = 'regel 1,\r\n"regel" 2';
  const rows = rowsOf([...csvPieces([{ name: "=1+1", lat: 52, lng: 5, note }])].join(""));
  expect(rows[0]).toEqual(CSV_COLUMNS);
  expect(rows[1]?.[0]).toBe("'=1+1");
  expect(rows[1]?.[4]).toBe(note);
});
