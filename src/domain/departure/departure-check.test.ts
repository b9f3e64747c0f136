import { describe, expect, test } from "vitest";
import { type DepartureReadings, departureCheck, gapsOf } from "./departure-check.ts";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

const REPORT: DepartureReadings["report"] = {
  answer: "yes",
  zooms: [],
  lineMeters: 1000,
  mapGaps: [],
  network: null,
  damagedAreaIds: [],
  neededCount: 9,
  missingCount: 0,
  mesh: [],
  toFetch: null,
};

const READY: DepartureReadings = {
  nowMs: NOW,
  report: REPORT,
  permission: "granted",
  fixAgeMs: MINUTE,
  compass: "works",
  canKeepScreenOn: true,
  isPersisted: true,
  hasRoom: true,
  appFiles: { storedCount: 90, totalCount: 90 },
  battery: { level: 0.8, isCharging: false },
  lastBackupAtMs: NOW - MINUTE,
  hasOwnData: true,
  notices: null,
};

const found = (changes: Partial<DepartureReadings>) =>
  departureCheck({ ...READY, ...changes })
    .filter(({ state }) => state !== "ok")
    .map((one) => [one.id, one.state, one.state === "ok" ? "" : one.reason]);

describe("the departure check", () => {
  test("has a tick for everything on a device that is ready", () => {
    expect(found({})).toEqual([]);
    expect(departureCheck(READY).map(({ id }) => id)).toEqual([
      ...["map", "app", "position", "storage", "room", "backup", "battery", "screen", "compass"],
    ]);
  });

  test.each<[string, Partial<DepartureReadings>, [string, string, string]]>([
    ["a tile is missing", { report: { ...REPORT, missingCount: 1 } }, ["map", "gap", "missing"]],
    ["notices were not fetched", { notices: "missing" }, ["notices", "gap", "missing"]],
    ["notices are old", { notices: "old" }, ["notices", "gap", "old"]],
    ["notices have no known age", { notices: "in-future" }, ["notices", "gap", "in-future"]],
    ["a notice closes the route", { notices: "blocked" }, ["notices", "gap", "blocked"]],
    [
      "the network is missing",
      {
        report: {
          ...REPORT,
          network: { mode: "walk", isPresent: false, gaps: [], gapsBeside: [] },
        },
      },
      ["network", "gap", "missing"],
    ],
    [
      "ways are missing",
      { report: { ...REPORT, ways: { meters: 900, missingMeters: 50, straightMeters: 0 } } },
      ["ways", "gap", "missing"],
    ],
    [
      "a part is straight",
      { report: { ...REPORT, ways: { meters: 900, missingMeters: 0, straightMeters: 394 } } },
      ["straight", "note", "beside-ways"],
    ],
    ["no worker keeps the app", { appFiles: null }, ["app", "gap", "not-stored"]],
    ["the app is on its way", { appFiles: "waiting" }, ["app", "gap", "waiting"]],
    [
      "a file of the app was cleared",
      { appFiles: { storedCount: 89, totalCount: 90 } },
      ["app", "gap", "incomplete"],
    ],
    ["the position is refused", { permission: "denied" }, ["position", "gap", "refused"]],
    [
      "the user was not asked yet",
      { permission: "prompt", fixAgeMs: null },
      ["position", "gap", "undecided"],
    ],
    ["there was no fix", { fixAgeMs: null }, ["position", "gap", "no-fix"]],
    ["the fix is old", { fixAgeMs: 11 * MINUTE }, ["position", "gap", "old-fix"]],
    ["nothing was promised", { isPersisted: false }, ["storage", "gap", "not-promised"]],
    ["there is no room", { hasRoom: false }, ["room", "gap", "full"]],
    ["no backup was made", { lastBackupAtMs: null }, ["backup", "gap", "never"]],
    [
      "the backup is old",
      { lastBackupAtMs: NOW - 31 * 24 * 60 * MINUTE },
      ["backup", "gap", "long-ago"],
    ],
    [
      "the backup is of a day to come",
      { lastBackupAtMs: NOW + 2 * 24 * 60 * MINUTE },
      ["backup", "gap", "in-future"],
    ],
    [
      "the battery is low",
      { battery: { level: 0.3, isCharging: false } },
      ["battery", "gap", "low"],
    ],
    ["the screen goes off", { canKeepScreenOn: false }, ["screen", "note", "unsupported"]],
    ["there is no compass", { compass: null }, ["compass", "note", "unsupported"]],
  ])("names what is wrong when %s", (_name, changes, line) => {
    expect(found(changes)).toEqual([line]);
  });

  test("asks for no backup without data, and accepts a battery that is charging", () => {
    expect(found({ hasOwnData: false, lastBackupAtMs: null })).toEqual([]);
    expect(found({ battery: { level: 0.1, isCharging: true } })).toEqual([]);
  });

  test("leaves out what the browser does not say", () => {
    const items = departureCheck({ ...READY, battery: null, isPersisted: null, hasRoom: null });
    expect(items.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining(["battery", "storage", "room"]),
    );
  });

  test("counts a device without a compass as ready", () => {
    expect(gapsOf(departureCheck({ ...READY, compass: null, canKeepScreenOn: false }))).toEqual([]);
  });
});
