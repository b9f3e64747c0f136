/** Reads how many tests passed and failed from what the test tools report. */
import { readFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
}

/** A run that left no report, or ended badly without one failure in it, is a failure itself. */
export function countsFrom<Report>(
  file: string,
  endedWell: boolean,
  read: (report: Report) => Counts,
): Counts {
  const counts = readReport(file, read) ?? { passed: 0, failed: 1 };
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Reads the report of a test tool; undefined when there is none, or not the one expected. */
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
  // A file that does not even load has no failed test in it.
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
