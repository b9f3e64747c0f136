/** Reads the numbers of passed and failed tests from the reports of test tools. */
import { readFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
}

/** Returns the counts of a run. A run without a report, or with an error exit but no failure, counts as a failure. */
export function countsFrom<Report>(
  file: string,
  endedWell: boolean,
  read: (report: Report) => Counts,
): Counts {
  const counts = readReport(file, read) ?? { passed: 0, failed: 1 };
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Reads the report of a test tool; undefined if there is none or it has an unexpected form. */
export function readReport<Report, T>(file: string, read: (report: Report) => T): T | undefined {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

export function vitestCounts({
  numPassedTests,
  numFailedTests,
  testResults,
}: VitestReport): Counts {
  // A file that does not load has no failed tests.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

export function playwrightCounts({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
