import { describe, expect, it } from "vitest";
import { type BackupFacts, isBackupDue } from "./backup-reminder.ts";

const DAY_MS = 24 * 3600 * 1000;
const NOW_MS = 1000 * DAY_MS;
const daysAgo = (days: number) => NOW_MS - days * DAY_MS;
const MUCH: BackupFacts = {
  waypointCount: 20,
  firstAddedAtMs: daysAgo(40),
  lastChangeAtMs: daysAgo(1),
  lastBackupAtMs: null,
  dismissedAtMs: null,
};

describe("isBackupDue", () => {
  it.each<[string, Partial<BackupFacts>, boolean]>([
    ["twenty waypoints of a month and no backup", {}, true],
    ["few waypoints", { waypointCount: 19 }, false],
    ["only new waypoints", { firstAddedAtMs: daysAgo(29) }, false],
    ["a backup of this month", { lastBackupAtMs: daysAgo(29) }, false],
    ["an old backup and changes since", { lastBackupAtMs: daysAgo(31) }, true],
    [
      "an old backup of what is still the same",
      { lastBackupAtMs: daysAgo(31), lastChangeAtMs: daysAgo(32) },
      false,
    ],
    ["waved away this month", { dismissedAtMs: daysAgo(29) }, false],
    ["waved away long ago", { dismissedAtMs: daysAgo(31) }, true],
    ["waved away while the clock was years ahead", { dismissedAtMs: daysAgo(-4000) }, true],
  ])("with %s: %j returns %s", (_name, facts, isDue) => {
    expect(isBackupDue({ ...MUCH, ...facts }, NOW_MS)).toBe(isDue);
  });
});
