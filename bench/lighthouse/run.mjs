/**
 * Has Lighthouse judge the built app as on a middling phone: `node bench/lighthouse/run.mjs
 * [route…]`, `/dashboard` unless told otherwise. Needs `npm run build` and the npm registry:
 * Lighthouse weighs 185 MB and is therefore fetched by npx instead of installed with the project;
 * `LIGHTHOUSE_CLI` names one that is there already. Exits with 1 when a category is below the target.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireChromium } from "../../tools/check/chromium.mjs";
import { startServer } from "../../tools/serve/server.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const TARGET = 95;
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

/** @param {string} route @param {Report} report @returns {boolean} whether every category reaches the target */
function print(route, { categories, audits }) {
  process.stdout.write(`${route}\n`);
  for (const { title, score, auditRefs } of Object.values(categories)) {
    process.stdout.write(`  ${String(Math.round((score ?? 0) * 100)).padStart(3)}  ${title}\n`);
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      process.stdout.write(`         ${audit.title} ${audit.displayValue ?? ""}\n`);
    }
  }
  return Object.values(categories).every(({ score }) => (score ?? 0) * 100 >= TARGET);
}

const routes = process.argv.slice(2);
const root = fileURLToPath(new URL("../../dist", import.meta.url));
const server = await startServer({ root, port: 0 });
let isGood = true;
for (const route of routes.length > 0 ? routes : ["/dashboard"]) {
  // Not `&&=`: every route is judged, also after one that falls short.
  isGood = print(route, await judge(server.url + route)) && isGood;
}
await server.close();
process.exitCode = isGood ? 0 : 1;
