import { expect, it } from "vitest";
import type { LogEntry, LogKind } from "./log-entries.ts";
import { logSums } from "./log-sums.ts";

const MINUTE_MS = 60_000;

/** A line on a day in July, by the clock of this computer. */
function line(
  day: number,
  [hour, minute]: readonly [number, number],
  kind: LogKind,
  distanceMeters: number | null = null,
): LogEntry {
  const atMs = new Date(2026, 6, day, hour, minute).getTime();
  const unknown = { text: "", place: null, courseDegrees: null, speedMps: null };
  return { ...unknown, id: `${day} ${hour}:${minute} ${kind}`, atMs, kind, distanceMeters };
}

it("adds up what each recording of a day sailed, also one that goes on after midnight", () => {
  const sums = logSums([
    line(1, [9, 0], "departure", 0),
    line(1, [10, 0], "hour", 6000),
    line(1, [11, 0], "arrival", 9000),
    line(1, [13, 0], "departure", 0),
    line(1, [14, 0], "remark"),
    line(1, [23, 0], "hour", 40_000),
    line(2, [1, 0], "arrival", 52_000),
    // The recording that began it is not in the logbook.
    line(2, [12, 0], "arrival", 3000),
  ]);
  expect(sums.get("2026-07-01")?.distanceMeters).toBe(49_000);
  expect(sums.get("2026-07-02")?.distanceMeters).toBe(15_000);
});

it("adds up how long the engine ran, on both sides of midnight", () => {
  const sums = logSums([
    line(1, [9, 0], "engine-on"),
    line(1, [9, 45], "engine-off"),
    line(1, [23, 30], "engine-on"),
    line(2, [0, 20], "engine-off"),
  ]);
  expect(sums.get("2026-07-01")).toEqual({
    distanceMeters: null,
    engineMs: 75 * MINUTE_MS,
    isEngineWhole: true,
  });
  expect(sums.get("2026-07-02")?.engineMs).toBe(20 * MINUTE_MS);
});

it.each<[string, readonly (readonly [number, LogKind])[], number | null]>([
  [
    "a stop is missing",
    [
      [9, "engine-on"],
      [10, "engine-on"],
      [11, "engine-off"],
    ],
    60 * MINUTE_MS,
  ],
  ["a start is missing", [[9, "engine-off"]], null],
  ["it still runs", [[9, "engine-on"]], null],
])("says that the hours are not whole when %s", (_, lines, engineMs) => {
  const sums = logSums(lines.map(([hour, kind]) => line(1, [hour, 0], kind)));
  expect(sums.get("2026-07-01")).toMatchObject({ engineMs, isEngineWhole: false });
});

it("takes a run of more than a month for missing lines, however far apart the lines of a backup are", () => {
  const last = { ...line(1, [9, 0], "engine-off"), atMs: 8.64e15 };
  const first = { ...line(1, [7, 0], "engine-on"), atMs: 0 };
  const sums = logSums([first, last]);
  expect([...sums.values()].map((day) => day.engineMs)).toEqual([null, null]);
  expect([...sums.values()].some((day) => day.isEngineWhole)).toBe(false);
});
