import { expect, test } from "vitest";
import type { ImportNote, ImportProblemReason } from "#domain/exchange/exchange-file.ts";
import { importNoteText, importProblemText } from "./import.ts";

const REASONS = Object.keys({
  unreadable: 0,
  empty: 0,
  "unknown-kind": 0,
  entities: 0,
  "too-deep": 0,
  "too-large": 0,
  "too-many-entries": 0,
  "too-many-waypoints": 0,
  "too-many-lines": 0,
  "too-many-points": 0,
  "list-too-long": 0,
  "damaged-zip": 0,
  "encrypted-zip": 0,
  "no-kml-in-zip": 0,
  "damaged-fit": 0,
  "damaged-xml": 0,
  "damaged-json": 0,
  topojson: 0,
  "no-coordinate-columns": 0,
  "only-address-columns": 0,
  "other-crs": 0,
} satisfies Record<ImportProblemReason, 0>);

const NOTES = Object.keys({
  "encoding-guessed": 0,
  "text-after-end": 0,
  "markup-mended": 0,
  "areas-as-lines": 0,
  "several-documents": 0,
  "times-do-not-match": 0,
  "wrong-checksum": 0,
  "lat-lng-swapped": 0,
  "lat-lng-exchanged": 0,
} satisfies Record<ImportNote, 0>);

test("every problem has its own sentence", () => {
  const sentences = REASONS.map((reason) => importProblemText({ reason }, ["GPX"]));
  expect(new Set(sentences).size).toBe(REASONS.length);
});

test("every note has its own sentence", () => {
  expect(new Set(NOTES.map(importNoteText)).size).toBe(NOTES.length);
  expect(NOTES.map(importNoteText)).not.toContain("");
});

test("a problem names the line if known", () => {
  expect(importProblemText({ reason: "entities", line: 3 }, [])).toMatch(/Regel 3/);
});
