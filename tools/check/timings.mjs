/** Says which files and which tests of a run took longest, from what the test tools report. */
import { relative } from "node:path";

/** @typedef {{ file: string, name: string, seconds: number }} Timing */
/** @typedef {{ title: string, tests: { results: { duration: number }[] }[] }} PlaywrightSpec */
/** @typedef {{ title: string, file: string, specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} report
 * @param {string} root the folder that the names of files begin at
 * @returns {Timing[]}
 */
export function vitestTimings({ testResults }, root) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** @param {{ suites: PlaywrightSuite[] }} report @returns {Timing[]} */
export function playwrightTimings({ suites }) {
  return suites.flatMap((suite) => timingsIn(suite, []));
}

/** @param {PlaywrightSuite} suite @param {readonly string[]} above @returns {Timing[]} */
function timingsIn({ title, file, specs, suites = [] }, above) {
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
 * @param {readonly Timing[]} timings
 * @param {number} count how many of the files, and how many of the tests
 * @returns {string[]} a line each, the longest first: first the files, then the tests
 */
export function longest(timings, count) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { file, seconds } of timings) files.set(file, (files.get(file) ?? 0) + seconds);
  return [
    ...top([...files], count),
    ...top(
      timings.map(({ file, name, seconds }) => [`${file} › ${name}`, seconds]),
      count,
    ),
  ];
}

/** @param {[name: string, seconds: number][]} rows @param {number} count @returns {string[]} */
function top(rows, count) {
  return rows
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
