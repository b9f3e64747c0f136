/** Finds the slowest files and tests in the reports of test tools. */
import { relative } from "node:path";

export interface Timing {
  file: string;
  name: string;
  seconds: number;
}

export interface PlaywrightSpec {
  title: string;
  tests: { results: { duration: number }[] }[];
}

export interface PlaywrightSuite {
  title: string;
  file: string;
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

export interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

/**
 * Returns the durations of unit tests.
 * @param root the folder that file names are relative to
 */
export function vitestTimings({ testResults }: VitestReport, root: string): Timing[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

export function playwrightTimings({ suites }: { suites: PlaywrightSuite[] }): Timing[] {
  return suites.flatMap((suite) => timingsIn(suite, []));
}

function timingsIn(
  { title, file, specs, suites = [] }: PlaywrightSuite,
  above: readonly string[],
): Timing[] {
  // The outermost suite is the file itself.
  const titles = title === file ? above : [...above, title];
  const own = specs.map((spec) => ({
    file,
    name: [...titles, spec.title].join(" › "),
    seconds:
      sum(spec.tests.flatMap((test) => test.results.map((result) => result.duration))) / 1000,
  }));
  return [...own, ...suites.flatMap((suite) => timingsIn(suite, titles))];
}

/**
 * Returns the slowest files and tests.
 * @param count the number of files, and of tests
 * @returns a line each, the longest first: first the files, then the tests
 */
export function longest(timings: readonly Timing[], count: number): string[] {
  const files = new Map<string, number>();
  for (const { file, seconds } of timings) files.set(file, (files.get(file) ?? 0) + seconds);
  return [
    ...top([...files], count),
    ...top(
      timings.map(({ file, name, seconds }) => [`${file} › ${name}`, seconds]),
      count,
    ),
  ];
}

function top(rows: [name: string, seconds: number][], count: number): string[] {
  return rows
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
