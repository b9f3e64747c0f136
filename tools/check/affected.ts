/**
 * `npm run affected`: runs the unit tests that import a changed file, and the browser tests that changed. Changed is what differs
 * from the last commit, or from a commit given as argument. Ends with the folders of browser tests named like a changed folder.
 */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { changedFrom, specFolders } from "./changed-files.ts";
import { runScript } from "./steps.ts";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));
const base = process.argv[2] ?? "HEAD";

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" });
const { code, specs, all } = changedFrom(
  [
    ...git("diff", "--name-only", base).split("\n"),
    ...git("ls-files", "--others", "--exclude-standard").split("\n"),
  ].filter((path) => existsSync(`${projectRoot}${path}`)),
);

let isGood = true;
if (code.length > 0) {
  const vitest = ["node_modules/vitest/vitest.mjs", "related", "--run", "--passWithNoTests"];
  isGood = await runScript("unit tests", [...vitest, ...code], { isLive: true });
}
if (specs.length > 0) {
  const run = ["node_modules/tsx/dist/cli.mjs", "tools/check/e2e.ts", ...specs];
  isGood = (await runScript("browser tests", run, { isLive: true })) && isGood;
}
const folders = specFolders(all);
if (folders.length > 0) {
  process.stdout.write(`\nBrowser tests near this change: npm run e2e -- ${folders.join(" ")}\n`);
}
process.exitCode = isGood ? 0 : 1;
