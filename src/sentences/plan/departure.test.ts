import { expect, test } from "vitest";
import { type DepartureReadings, departureCheck } from "#domain/departure/departure-check.ts";
import { departureProblems } from "#words/plan/departure.ts";
import { departureLine } from "./departure.ts";

const REPORT: DepartureReadings["report"] = {
  answer: "no",
  zooms: [],
  lineMeters: 1,
  mapGaps: [],
  damagedAreaIds: [],
  neededCount: 9,
  network: { mode: "walk", isPresent: false, gaps: [], gapsBeside: [] },
  ways: { meters: 900, missingMeters: 50, straightMeters: 394 },
  missingCount: 1,
  mesh: [],
  toFetch: null,
};

const WORST: DepartureReadings = {
  nowMs: 1e12,
  report: REPORT,
  permission: "denied",
  fixAgeMs: null,
  compass: null,
  canKeepScreenOn: false,
  isPersisted: false,
  hasRoom: false,
  appFiles: null,
  battery: { level: 0, isCharging: false },
  lastBackupAtMs: null,
  hasOwnData: true,
  notices: "missing",
};

test("every line that lacks a tick says what is wrong", () => {
  const variants: Partial<DepartureReadings>[] = [
    {},
    { notices: "old" },
    { notices: "in-future" },
    { notices: "blocked" },
    { permission: "prompt" },
    { permission: "granted" },
    { permission: "granted", fixAgeMs: 1e12 },
    { appFiles: { storedCount: 1, totalCount: 2 } },
    { appFiles: "waiting" },
    { lastBackupAtMs: 1 },
    { lastBackupAtMs: 2e12 },
    { compass: "wants-permission" },
    { compass: "wants-calibration" },
  ];
  const items = variants.flatMap((changes) => departureCheck({ ...WORST, ...changes }));
  const reasons = items.flatMap((item) =>
    item.state === "ok" ? [] : [`${item.id} ${item.reason}`],
  );
  expect(new Set(reasons)).toEqual(new Set(Object.keys(departureProblems)));
  const ticks = items.map(({ id }) => departureLine({ id, state: "ok" }));
  for (const item of items) {
    if (item.state !== "ok") expect(ticks).not.toContain(departureLine(item));
  }
});
