import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { CSV_HEADINGS, cellWithoutGuard, csvPieces, safeCell } from "./write-csv.ts";

const rowsOf = (text: string): string[][] =>
  Papa.parse(text.slice(1).trimEnd(), { delimiter: ",", skipEmptyLines: "greedy" }).data;

test("no text starts as a formula, and the guard can be removed", () => {
  const beginnings = fc.constantFrom("", "=", "+", "-", "@", "\t", "\r", "'", "''=", "＝");
  fc.assert(
    fc.property(beginnings, fc.string({ unit: "grapheme" }), (beginning, rest) => {
      const cell = safeCell(beginning + rest);
      expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(cellWithoutGuard(cell)).toBe(beginning + rest);
    }),
  );
});

test("no text has a formula after anything that may end a cell", () => {
  const unit = fc.constantFrom("=", "＝", "+", "-", "@", ";", "|", "\t", "\r", "\n", "'", '"', "x");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const cell = safeCell(text);
      expect(cell).not.toMatch(/(?:^|[;|\t\r\n])"*[=+\-@＝]/);
      expect(cellWithoutGuard(cell)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

const TEXTS = [
  "name",
  "note",
  "icon",
  "symbol",
  "color",
  "folder",
  "kind",
  "source",
  "id",
] as const;

test.each(TEXTS)("no %s runs as a formula, even where a cell ends at a semicolon", (field) => {
  const evil = ["=1+1", "+1", "-1+cmd|' /C calc'!A0", "@SUM(1)", "\t=1", "＝1"];
  const before = ["", "\n", "\t", "\r", "\r\n", "x;", 'x;"', "x\t", "x|", "x\n", "x\r\n'"];
  for (const text of before.flatMap((start) => evil.map((formula) => `${start}${formula};y`))) {
    const waypoint = { name: "A", lat: 52, lng: 5, [field]: text };
    const file = [...csvPieces([waypoint])].join("");
    const [, ours = []] = rowsOf(file);
    const theirs = Papa.parse(file.slice(1), { delimiter: ";", skipEmptyLines: "greedy" })
      .data.slice(1)
      .flat();
    // Papa Parse uses the line end of the first line for all lines; a spreadsheet accepts any.
    const pieces = file.split(/[;|\t\r\n]/);
    for (const cell of [...ours, ...theirs, ...pieces])
      expect(cell.trim()).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
    expect(ours.map(cellWithoutGuard)).toContain(text);
  }
});

test("only a place in the Netherlands has RD coordinates", () => {
  const places = [
    { name: "Texel", lat: 53.160753042, lng: 4.824761912 },
    { name: "Berlijn", lat: 52.52, lng: 13.4 },
  ];
  const [head = [], ...rows] = rowsOf([...csvPieces(places)].join(""));
  const columns = [head.indexOf("RD x"), head.indexOf("RD y")];
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
    ["117380", "575040"],
    ["", ""],
  ]);
});

test("a negative coordinate stays a number", () => {
  const [, row = []] = rowsOf([...csvPieces([{ name: "A", lat: -5.5, lng: -1e-7 }])].join(""));
  expect(row.slice(0, 3)).toEqual(["A", "-5.5", "-0.0000001"]);
});

test("commas, quotes and line ends stay within their cell", () => {
  const note = 'regel 1,\r\n"regel" 2';
  const rows = rowsOf([...csvPieces([{ name: "=1+1", lat: 52, lng: 5, note }])].join(""));
  expect(rows[0]).toEqual(Object.values(CSV_HEADINGS));
  expect(rows[1]?.[0]).toBe("'=1+1");
  expect(rows[1]?.[Object.keys(CSV_HEADINGS).indexOf("note")]).toBe(note);
});
