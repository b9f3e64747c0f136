/** Reads how many tests passed and failed from what the test tools report. */
import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A run that left no report, or ended badly without one failure in it, is a failure itself.
 * @param {string} file
 * @param {boolean} endedWell
 * @param {(report: any) => Counts} read
 * @returns {Counts}
 */
export function countsFrom(file, endedWell, read) {
  const counts = readReport(file, read) ?? { passed: 0, failed: 1 };
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * @template T
 * @param {string} file
 * @param {(report: any) => T} read
 * @returns {T | undefined} undefined when there is no report, or not the one expected
 */
export function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report @returns {Counts} */
export function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  // A file that does not even load has no failed test in it.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report @returns {Counts} */
export function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
