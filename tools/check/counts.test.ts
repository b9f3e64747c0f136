import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countsFrom, playwrightCounts, vitestCounts } from "./counts.ts";

const PLAYWRIGHT = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } };

describe("counts", () => {
  let folder: string;
  const file = () => join(folder, "report.json");

  beforeEach(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-counts-"));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("sums a browser run, and counts a test that passed only on retry as failed", () => {
    expect(playwrightCounts(PLAYWRIGHT)).toEqual({ passed: 7, failed: 2 });
  });

  it("counts a unit test file that does not even load as a failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
    ];
    const report = { numPassedTests: 3, numFailedTests: 1, testResults };
    expect(vitestCounts(report)).toEqual({ passed: 3, failed: 2 });
  });

  it("fails a run that left no report", () => {
    expect(countsFrom(file(), true, playwrightCounts)).toEqual({ passed: 0, failed: 1 });
  });

  it("fails a run that exited with an error but reports no failure", () => {
    const stats = { expected: 7, unexpected: 0, flaky: 0 };
    writeFileSync(file(), JSON.stringify({ stats }));
    expect(countsFrom(file(), false, playwrightCounts)).toEqual({ passed: 7, failed: 1 });
    expect(countsFrom(file(), true, playwrightCounts)).toEqual({ passed: 7, failed: 0 });
  });
});
