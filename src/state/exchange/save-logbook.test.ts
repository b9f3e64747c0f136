import { expect, it } from "vitest";
import type { LogEntry } from "#domain/steering/log-entries.ts";
import { logbookCsv } from "./save-logbook.ts";

const ENTRY: LogEntry = {
  id: "1",
  atMs: Date.UTC(2026, 10, 27, 9, 30),
  kind: "remark",
  text: '=1+1; "koffie"',
  place: { lat: 51.9, lng: 4.5 },
  courseDegrees: 90,
  speedMps: null,
  distanceMeters: null,
};

it("writes a line for a spreadsheet, and no formula", () => {
  const words = {
    separator: ";",
    columns: ["tijd", "wat"],
    kindOf: () => "Opmerking",
    numbersOf: () => ["90", ""],
  };
  expect(logbookCsv([ENTRY], words)).toBe(
    '\uFEFF"tijd";"wat"\r\n' +
      '"2026-11-27T09:30:00Z";"Opmerking";"\'=1+1; ""koffie""";"51.900000";"4.500000";"90";""\r\n',
  );
});
