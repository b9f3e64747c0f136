/**
 * `npm run engines`: runs the most important tests in Firefox and WebKit. Builds the app first. Ends with the numbers
 * passed and failed on the last line.
 */

import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Counts, countsFrom, playwrightCounts } from "../check/counts.ts";
import { runScript } from "../check/steps.ts";
import { requireEngines } from "./require-engines.ts";

async function tryEngines(): Promise<Counts> {
  requireEngines();
  const build = ["node_modules/@rsbuild/core/bin/rsbuild.js", "build"];
  if (!(await runScript("build", build))) return { passed: 0, failed: 1 };
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-engines-"));
  const report = join(folder, "report.json");
  const command = [
    "node_modules/@playwright/test/cli.js",
    "test",
    "-c",
    "e2e/engines/playwright.config.ts",
    ...process.argv.slice(2),
  ];
  const options = { env: { E2E_JSON: report }, isLive: true };
  const endedWell = await runScript("Firefox and WebKit", command, options);
  const counts = countsFrom(report, endedWell, playwrightCounts);
  rmSync(folder, { recursive: true });
  return counts;
}

const { passed, failed } = await tryEngines().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  return { passed: 0, failed: 1 };
});
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
