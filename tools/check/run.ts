/**
 * `npm test`: runs all checks and tests. With the argument `quick` (`npm run check`), runs those without a browser
 * and a part of the longest. Ends with the slowest tests, those that failed, a summary, and on the last line the numbers passed and
 * failed.
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
import { measureMachine } from "./machine-speed.ts";
import { runScript, type Step, takeSteps } from "./steps.ts";
import { longest, playwrightTimings, type VitestReport, vitestTimings } from "./timings.ts";
import { checkTypes } from "./types.ts";

const LONGEST_SHOWN = 8;
/** Most machines have at least two cores, and most steps use only one. */
const LANES = 2;

const isQuick = process.argv[2] === "quick";
const projectRoot = fileURLToPath(new URL("../../", import.meta.url));
const reports = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-check-"));
const VITEST_REPORT = join(reports, "vitest.json");
const PLAYWRIGHT_REPORT = join(reports, "playwright.json");

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

const unitTests: Step = {
  name: "unit tests",
  take: async () => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${VITEST_REPORT}`];
    const command = ["node_modules/vitest/vitest.mjs", "run", ...reporters];
    const env = isQuick ? { CHECK: "quick" } : {};
    return countsFrom(VITEST_REPORT, await runScript("unit tests", command, { env }), vitestCounts);
  },
};

const browserTests: Step = {
  name: "browser tests and byte budgets",
  take: async () => {
    const command = [
      "node_modules/@playwright/test/cli.js",
      "test",
      "-c",
      "e2e/playwright.config.ts",
    ];
    const options = { env: { E2E_JSON: PLAYWRIGHT_REPORT }, isLive: true };
    const endedWell = await runScript("browser tests and byte budgets", command, options);
    return countsFrom(PLAYWRIGHT_REPORT, endedWell, playwrightCounts);
  },
};

// The longest first, so that the lanes end together.
const QUICK_STEPS = [
  unitTests,
  { name: "types", take: checkTypes },
  step("unused code", "node_modules/knip/bin/knip.js"),
  step("lint", "node_modules/@biomejs/biome/bin/biome", "check", "."),
  step("rooms", "node_modules/tsx/dist/cli.mjs", "tools/rooms/check.ts"),
];
const BUILD = step("build", "node_modules/@rsbuild/core/bin/rsbuild.js", "build");

async function takeAll() {
  if (isQuick) return takeSteps(QUICK_STEPS, LANES);
  // The browser often waits for a timer or a frame, so everything else runs in between.
  const lanes = await Promise.all([
    takeSteps([findBrowser, BUILD, browserTests], 1),
    takeSteps(QUICK_STEPS, 1),
  ]);
  return lanes.flat();
}

const shared = existsSync(join(projectRoot, "../shared")) ? "present" : "absent";
process.stdout.write(`Node ${process.versions.node}; ../shared is ${shared} (nothing needs it).\n`);
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
process.stdout.write(`     all together: ${seconds.toFixed(1)} s\n`);
process.stdout.write(
  `     machine: ${measureMachine().toFixed(2)} s for the primes below 20 million\n`,
);
const passed = results.reduce((total, result) => total + result.passed, 0);
const failed = results.reduce((total, result) => total + result.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
