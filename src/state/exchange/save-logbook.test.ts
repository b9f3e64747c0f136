import { expect, it } from "vitest";
import type { LogEntry } from "#domain/steering/log-entries.ts";
import { logNumberCells } from "#sentences/water/logbook.ts";
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
    numbersOf: logNumberCells,
  };
  const edited = { ...ENTRY, wind: "ZW 4", changedAtMs: ENTRY.atMs + 60_000 };
  const csv = logbookCsv([edited], words);
  const [, line = ""] = csv.split("\r\n");
  expect(csv.startsWith('\uFEFF"tijd";"wat"\r\n')).toBe(true);
  expect(line.split(";").slice(1, -1).join(";")).toBe(
    '"Opmerking";"\'=1+1; ""koffie""";"51,900000";"4,500000";"90";"";"";"";"ZW 4";""',
  );
  // The clock of this computer, with its offset.
  for (const [cell, atMs] of [
    [line.split(";")[0], edited.atMs],
    [line.split(";").at(-1), edited.changedAtMs],
  ] as const) {
    expect(cell).toMatch(/^"2026-11-27T[\d:]{8}[+-]\d\d:\d\d"$/);
    expect(Date.parse((cell ?? "").slice(1, -1))).toBe(atMs);
  }
});
