import { expect, it } from "vitest";
import { withLogDay } from "./log-days.ts";
import {
  eventsBetween,
  LOG_LIMITS,
  type LogEntry,
  type LogSituation,
  mergedLogbooks,
  withEntry,
  withEntryBack,
  withEntryNote,
  withoutEntry,
  withoutRemovedEntries,
} from "./log-entries.ts";

const ENTRY: LogEntry = {
  id: "1",
  atMs: 1000,
  kind: "remark",
  text: "koffie",
  place: { lat: 51.9, lng: 4.5 },
  courseDegrees: 90,
  speedMps: 3,
  distanceMeters: 1200,
};
const ASHORE: LogSituation = {
  isRecording: false,
  passed: null,
  arrivedAt: null,
  isAnchored: false,
  overboardCount: 0,
  hour: 10,
};

it("keeps lines in order, and the newer of a line in two logbooks", () => {
  const later = { ...ENTRY, id: "2", atMs: 2000 };
  const book = withEntry(withEntry({ entries: [] }, later), ENTRY);
  expect(book.entries.map(({ id }) => id)).toEqual(["1", "2"]);
  const edited = { ...ENTRY, text: "thee", changedAtMs: 5000 };
  for (const [one, other] of [
    [book, { entries: [edited] }],
    [{ entries: [edited] }, book],
  ] as const) {
    const { entries } = mergedLogbooks(one, other);
    expect(entries.map(({ text }) => text)).toEqual(["thee", "koffie"]);
  }
  expect(withoutEntry(book, "1", 9000).entries).toEqual([later]);
});

it("leaves a removed line removed, until it is put back or restored", () => {
  const book = withoutEntry({ entries: [ENTRY] }, "1", 9000);
  expect(book).toEqual({ entries: [], removed: [{ id: "1", entry: ENTRY, deletedAtMs: 9000 }] });
  expect(withEntry(book, ENTRY)).toBe(book);
  expect(withEntryNote(book, "1", { text: "thee" }, 9001)).toBe(book);
  expect(withEntryBack(book, "1")).toEqual({ entries: [ENTRY] });
  expect(mergedLogbooks(book, { entries: [ENTRY] })).toEqual({ entries: [ENTRY] });
  expect(mergedLogbooks(book, { entries: [] })).toEqual(book);
  expect(withoutRemovedEntries(book, new Set(["1"]))).toEqual({ entries: [] });
});

it("changes only what is given about a line, and leaves out what is emptied", () => {
  const book = withEntryNote({ entries: [ENTRY] }, "1", { wind: "ZW 4", steerDegrees: 95 }, 9000);
  expect(book.entries).toEqual([{ ...ENTRY, wind: "ZW 4", steerDegrees: 95, changedAtMs: 9000 }]);
  const cleared = withEntryNote(book, "1", { wind: "", steerDegrees: null }, 9001);
  expect(cleared.entries).toEqual([{ ...ENTRY, changedAtMs: 9001 }]);
});

it("does not call a line edited that is saved as it was, also one with a computed course to steer", () => {
  const entry = { ...ENTRY, steerDegrees: 95.4 };
  const book = { entries: [entry] };
  const same = { text: ENTRY.text, wind: "", weather: "", steerDegrees: 95 };
  expect(withEntryNote(book, "1", same, 9000)).toBe(book);
  expect(withEntryNote(book, "1", { ...same, steerDegrees: 96 }, 9000)).not.toBe(book);
});

it("keeps the newer of a day in two logbooks, and the fields of a day that are not given", () => {
  const days = withLogDay(undefined, "2026-07-01", { boat: " Fram ", skipper: "Jo" }, 1000);
  expect(days).toEqual([{ date: "2026-07-01", boat: "Fram", skipper: "Jo", changedAtMs: 1000 }]);
  const later = withLogDay(days, "2026-07-01", { skipper: "", to: "Sneek" }, 2000);
  expect(later).toEqual([{ date: "2026-07-01", boat: "Fram", to: "Sneek", changedAtMs: 2000 }]);
  const other = withLogDay(undefined, "2026-06-30", { boat: "Fram" }, 1500);
  for (const [one, two] of [
    [
      { entries: [], days: later },
      { entries: [], days: [...other, ...days] },
    ],
    [
      { entries: [], days: [...other, ...days] },
      { entries: [], days: later },
    ],
  ] as const) {
    expect(mergedLogbooks(one, two).days).toEqual([...other, ...later]);
  }
  // Emptying the bin says nothing about the days.
  expect(withoutRemovedEntries({ entries: [], days: later }, new Set(["1"])).days).toBe(later);
});

it("cuts a name that is longer than a text may be", () => {
  const long = { ...ENTRY, text: "x".repeat(LOG_LIMITS.text + 1) };
  expect(withEntry({ entries: [] }, long).entries[0]?.text).toHaveLength(LOG_LIMITS.text);
});

it("drops the oldest line of a full logbook", () => {
  const entries = Array.from({ length: LOG_LIMITS.entries }, (_, at) => ({
    ...ENTRY,
    id: `${at}`,
    atMs: at,
  }));
  const full = withEntry({ entries }, { ...ENTRY, id: "new", atMs: 1e9 });
  expect(full.entries).toHaveLength(LOG_LIMITS.entries);
  expect(full.entries[0]?.id).toBe("1");
});

it("writes a day on the water: departure, marks, an hour, the anchor, somebody overboard, arrival", () => {
  const under: LogSituation = { ...ASHORE, isRecording: true };
  const first = { name: "S 14", next: "S 16", atMs: 1 };
  const day: LogSituation[] = [
    ASHORE,
    under,
    { ...under, passed: first },
    { ...under, passed: first, hour: 11 },
    { ...under, passed: first, hour: 11, isAnchored: true },
    { ...under, passed: first, hour: 11, isAnchored: true, overboardCount: 1 },
    { ...under, passed: first, hour: 11 },
    { ...under, passed: { name: "Dordrecht", next: null, atMs: 2 }, hour: 11 },
    { ...ASHORE, passed: { name: "Dordrecht", next: null, atMs: 2 }, hour: 11 },
    { ...ASHORE, hour: 12 },
  ];
  const lines = day.slice(1).flatMap((now, at) => eventsBetween(day[at] ?? ASHORE, now));
  expect(lines.map(({ kind, text }) => (text ? `${kind} ${text}` : kind))).toEqual([
    "departure",
    "mark S 14",
    "hour",
    "anchor-down",
    "overboard",
    "anchor-up",
    "arrival Dordrecht",
    "arrival",
  ]);
});
