/**
 * `npm test`: runs all checks, and a seeded part of what is long by nature. With the argument `quick` (`npm run check`), runs those
 * without a browser: of the unit tests the short ones that import a file which differs from the last commit, or from the commit that
 * follows; with `thorough` (`npm run thorough`), runs everything in whole. Ends with the slowest tests, those that failed, a summary,
 * and on the last line the numbers passed and failed.
 */

import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireTestBrowser } from "./chromium.ts";
import { type Counts, countsFrom, playwrightCounts, readReport, vitestCounts } from "./counts.ts";
import {
  playwrightFailures,
  type VitestReport as VitestFailures,
  vitestFailures,
} from "./failures.ts";
import { type Level, levelOf, seedOf } from "./level.ts";
import { measureMachine, REFERENCE_SECONDS } from "./machine-speed.ts";
import { runPlantedFaults } from "./planted-faults.ts";
import { BROWSER_TESTS_COMMAND, BUILD_COMMAND, runScript, type Step, takeSteps } from "./steps.ts";
import { longest, playwrightTimings, type VitestReport, vitestTimings } from "./timings.ts";
import { checkTypes } from "./types.ts";

const LONGEST_SHOWN = 8;
/** Most machines have at least two cores, and most steps use only one. */
const LANES = 2;
/** The minutes that `npm test` may take on the machine of the reference. */
const TARGET_MINUTES = 7;

process.env["CHECK"] = process.argv[2] ?? "full";
const level = levelOf();
const projectRoot = fileURLToPath(new URL("../../", import.meta.url));
const reports = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-check-"));
const VITEST_REPORT = join(reports, "vitest.json");
const PLAYWRIGHT_REPORT = join(reports, "playwright.json");
/** The app built for a path of a host, which one browser test serves. */
const DRAFT = join(reports, "draft");
const DRAFT_PATH = "/scouting-map/";

function one(isGood: boolean): Counts {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function step(name: string, ...command: string[]): Step {
  return { name, take: async () => one(await runScript(name, command)) };
}

const findBrowser: Step = {
  name: "browser",
  take: async () => {
    try {
      const path = requireTestBrowser();
      process.env["CHROMIUM_PATH"] = path;
      process.stdout.write(`${path}\n`);
      return one(true);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      return one(false);
    }
  },
};

/** The options that choose the unit tests. */
const CHOSEN: Readonly<Record<Level, readonly string[]>> = {
  quick: [
    "--tags-filter=!long && !thorough",
    `--changed=${process.argv[3] ?? "HEAD"}`,
    "--passWithNoTests",
  ],
  full: ["--tags-filter=!thorough"],
  thorough: [],
};

const unitTests: Step = {
  name: "unit tests",
  take: async () => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${VITEST_REPORT}`];
    const command = ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...CHOSEN[level]];
    return countsFrom(VITEST_REPORT, await runScript("unit tests", command), vitestCounts);
  },
};

const browserTests: Step = {
  name: "browser tests and byte budgets",
  take: async () => {
    const kills: Record<string, string> = level === "thorough" ? { KILLS: "30" } : {};
    const env = { E2E_JSON: PLAYWRIGHT_REPORT, E2E_DRAFT: DRAFT, ...kills };
    const options = { env, isLive: true };
    const endedWell = await runScript(
      "browser tests and byte budgets",
      BROWSER_TESTS_COMMAND,
      options,
    );
    return countsFrom(PLAYWRIGHT_REPORT, endedWell, playwrightCounts);
  },
};

const STATIC_CHECKS = [
  { name: "types", take: checkTypes },
  step("unused code", "node_modules/knip/bin/knip.js"),
  step("lint", "node_modules/@biomejs/biome/bin/biome", "check", "."),
  step("rooms", "node_modules/tsx/dist/cli.mjs", "tools/rooms/check.ts"),
];

const build: Step = {
  name: "build",
  // Only hosts need compressed files, so only a thorough run makes them.
  take: async () => {
    const env: Record<string, string> = level === "thorough" ? {} : { COMPRESSED_TWINS: "0" };
    return one(await runScript("build", BUILD_COMMAND, { env }));
  },
};
const draftBuild: Step = {
  name: "build under a path",
  take: async () => {
    const draft = { DRAFT: "1", BASE_PATH: DRAFT_PATH, DIST_ROOT: DRAFT, COMPRESSED_TWINS: "0" };
    return one(await runScript("build under a path", BUILD_COMMAND, { env: draft }));
  },
};

const plantedFaults: Step = { name: "planted faults", take: () => runPlantedFaults() };

/** The unit tests use both cores, and so do the browser tests: side by side each would wait for the other. */
async function takeAll() {
  if (level === "quick") return takeSteps([unitTests, ...STATIC_CHECKS], LANES);
  const lanes = await Promise.all([
    takeSteps([findBrowser, build], 1),
    takeSteps([...STATIC_CHECKS, ...(level === "thorough" ? [draftBuild] : [])], 1),
  ]);
  const tests = [unitTests, browserTests, ...(level === "thorough" ? [plantedFaults] : [])];
  return [...lanes.flat(), ...(await takeSteps(tests, 1))];
}

const shared = existsSync(join(projectRoot, "../shared")) ? "present" : "absent";
process.stdout.write(
  `Node ${process.versions.node}; ../shared is ${shared} (nothing needs it); ${level}, TEST_SEED=${seedOf()}.\n`,
);
const startMs = performance.now();
const results = await takeAll();
const seconds = (performance.now() - startMs) / 1000;

process.stdout.write("\n── what takes longest\n");
const timings = [
  readReport(VITEST_REPORT, (report: VitestReport) => vitestTimings(report, projectRoot)),
  readReport(PLAYWRIGHT_REPORT, playwrightTimings),
];
for (const read of timings) {
  if (read) process.stdout.write(`${longest(read, LONGEST_SHOWN).join("\n")}\n\n`);
}
// The output of a step may be thousands of lines above.
const failures = [
  readReport(VITEST_REPORT, (report: VitestFailures) => vitestFailures(report, projectRoot)),
  readReport(PLAYWRIGHT_REPORT, playwrightFailures),
].flatMap((read) => read ?? []);
if (failures.length > 0) process.stdout.write(`── what failed\n${failures.join("\n")}\n\n`);
rmSync(reports, { recursive: true, force: true });

process.stdout.write("── summary\n");
for (const result of results) {
  const verdict = result.failed === 0 ? "ok  " : "FAIL";
  const counts = `${result.passed} passed, ${result.failed} failed`;
  process.stdout.write(`${verdict} ${result.name}: ${counts}, ${result.seconds.toFixed(1)} s\n`);
}
const machineSeconds = measureMachine();
const share = seconds / 60 / TARGET_MINUTES / (machineSeconds / REFERENCE_SECONDS);
process.stdout.write(
  `     all together: ${(seconds / 60).toFixed(1)} minutes\n` +
    `     machine: ${machineSeconds.toFixed(2)} s for the primes below 20 million\n` +
    `     ${share.toFixed(2)} of the ${TARGET_MINUTES} minutes that a machine of ${REFERENCE_SECONDS.toFixed(2)} s may take\n`,
);
const passed = results.reduce((total, result) => total + result.passed, 0);
const failed = results.reduce((total, result) => total + result.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
