/**
 * Runs Lighthouse on the built app as on an average phone: `npx tsx bench/lighthouse/run.mjs [route…]`, `/dashboard`
 * by default. Needs `npm run build` and the npm registry: Lighthouse weighs 185 MB and is therefore fetched by npx
 * instead of installed with the project; `LIGHTHOUSE_CLI` names one that is there already. Exits with 1 when the
 * median of a category is below the target. Measure on an idle machine, because other work counts as that of the
 * page.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireChromium } from "../../tools/check/chromium.ts";
import { startServer } from "../../tools/serve/server.ts";
import { missLimit, sizeOf } from "../brief/brief.ts";
import { median } from "../start/report.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";

/** The median that every category must reach; single runs differ by some points. */
const TARGET = 97;
const RUNS = sizeOf(5);

const CHROME_FLAGS =
  "--headless=new --no-sandbox --disable-background-networking --use-angle=swiftshader --enable-unsafe-swiftshader";

/** @typedef {{ title: string, score: number | null, auditRefs: { id: string, weight: number }[] }} Category */
/** @typedef {{ categories: Record<string, Category>, audits: Record<string, { title: string, score: number | null, displayValue?: string }> }} Report */

/** @param {string} url @returns {Promise<Report>} */
async function judge(url) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-lighthouse-"));
  const output = join(folder, "report.json");
  const cli = process.env["LIGHTHOUSE_CLI"];
  const [command, ...first] = cli ? [process.execPath, cli] : ["npx", "--yes", LIGHTHOUSE];
  const options = ["--quiet", "--output=json", `--output-path=${output}`];
  const lighthouse = spawn(
    command ?? "npx",
    [...first, url, ...options, `--chrome-flags=${CHROME_FLAGS}`],
    { stdio: "inherit", env: { ...process.env, CHROME_PATH: requireChromium() } },
  );
  const [status] = await once(lighthouse, "exit");
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}.`);
  const report = JSON.parse(readFileSync(output, "utf8"));
  rmSync(folder, { recursive: true, force: true });
  return report;
}

/**
 * @param {string} route @param {readonly Report[]} reports of the same page
 * @returns {boolean} whether every category's median reaches the target
 */
function print(route, reports) {
  process.stdout.write(
    `${route}, medians of ${reports.length}, load ${loadavg()[0]?.toFixed(1)}:\n`,
  );
  const scores = Object.entries(reports[0]?.categories ?? {}).map(([id, { title }]) => {
    const all = reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100));
    const score = median(all);
    const verdict = score >= TARGET ? "meets" : "MISSES";
    process.stdout.write(
      `  ${String(score).padStart(3)}  ${title} (${verdict} ${TARGET}; ${all.join(" ")})\n`,
    );
    return score;
  });
  for (const line of shortcomings(reports)) process.stdout.write(`       ${line}\n`);
  return scores.length > 0 && scores.every((score) => score >= TARGET);
}

/** @param {readonly Report[]} reports @returns {string[]} the audits that cost points in any of them, each with its measurement */
function shortcomings(reports) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { categories, audits } of reports) {
    const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
    for (const { id, weight } of counted) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      found.set(audit.title, [...(found.get(audit.title) ?? []), audit.displayValue ?? "-"]);
    }
  }
  return [...found].map(([title, values]) => `${title}: ${values.join(", ")}`);
}

const routes = process.argv.slice(2);
const root = fileURLToPath(new URL("../../dist", import.meta.url));
const server = await startServer({ root, port: 0 });
let isGood = true;
for (const route of routes.length > 0 ? routes : ["/dashboard"]) {
  const reports = [];
  for (let run = 0; run < RUNS; run++) reports.push(await judge(server.url + route));
  // Not `&&=`, so that every route is measured, also after one below the target.
  isGood = print(route, reports) && isGood;
}
await server.close();
if (!isGood) missLimit();
