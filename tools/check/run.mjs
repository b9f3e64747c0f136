/**
 * `npm test`: everything that must hold, in one run. Ends with a summary, and alone on the last
 * line how many checks and tests passed and failed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireTestBrowser } from "./chromium.mjs";
import { countsFrom, playwrightCounts, vitestCounts } from "./counts.mjs";
import { checkTypes, TYPE_PROJECTS } from "./types.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));
const reports = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-check-"));

/** @param {string} script @param {string[]} args @param {Record<string, string>} env @returns {boolean} */
function run(script, args = [], env = {}) {
  const { status } = spawnSync(process.execPath, [join(projectRoot, script), ...args], {
    cwd: projectRoot,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** @param {boolean} isGood @returns {Counts} */
function one(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @returns {Counts} */
function findBrowser() {
  try {
    const path = requireTestBrowser();
    process.env["CHROMIUM_PATH"] = path;
    process.stdout.write(`${path}\n`);
    return one(true);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return one(false);
  }
}

/** @returns {Counts} */
function unitTests() {
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const endedWell = run("node_modules/vitest/vitest.mjs", ["run", ...reporters]);
  return countsFrom(file, endedWell, vitestCounts);
}

/** @returns {Counts} */
function browserTests() {
  const file = join(reports, "playwright.json");
  const args = ["test", "-c", "e2e/playwright.config.ts"];
  const endedWell = run("node_modules/@playwright/test/cli.js", args, { E2E_JSON: file });
  return countsFrom(file, endedWell, playwrightCounts);
}

/** @type {[name: string, step: () => Counts][]} */
const STEPS = [
  ["browser", findBrowser],
  ...TYPE_PROJECTS.map(
    /** @returns {[string, () => Counts]} */
    (project) => [`types of ${project}`, () => one(checkTypes(project))],
  ),
  ["lint", () => one(run("node_modules/@biomejs/biome/bin/biome", ["check", "."]))],
  ["room guard", () => one(run("tools/rooms/check.mjs"))],
  ["unit tests", unitTests],
  ["build", () => one(run("node_modules/@rsbuild/core/bin/rsbuild.js", ["build"]))],
  ["browser tests and byte budgets", browserTests],
];

/** @param {string} name @param {() => Counts} step */
function take(name, step) {
  process.stdout.write(`\n── ${name}\n`);
  const start = Date.now();
  const counts = step();
  return { name, seconds: (Date.now() - start) / 1000, ...counts };
}

const shared = existsSync(join(projectRoot, "../shared")) ? "present" : "absent";
process.stdout.write(`Node ${process.versions.node}; ../shared is ${shared} (nothing needs it).\n`);
const results = STEPS.map(([name, step]) => take(name, step));
rmSync(reports, { recursive: true, force: true });

process.stdout.write("\n── summary\n");
for (const { name, passed, failed, seconds } of results) {
  const verdict = failed === 0 ? "ok  " : "FAIL";
  process.stdout.write(
    `${verdict} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s\n`,
  );
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
