/**
 * Measures the first visit of a phone over a slow network, compared with an earlier build: `npx tsx
 * bench/start/first-visit.mjs [--before=folder] [--runs=5] [route…]`, `/dashboard` and `/map` by default. Both builds
 * are opened alternately, each time in a new browser.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { requireChromium } from "../../tools/check/chromium.ts";
import { CHROMIUM_ARGS } from "../../tools/check/launch.ts";
import { startServer } from "../../tools/serve/server.ts";
import { sizeOf } from "../brief/brief.ts";
import { PHONE } from "./browser.mjs";
import { median } from "./report.mjs";

/** @typedef {{ firstPaintMs: number, largestPaintMs: number, layoutShift: number, largest: string }} Visit */

/** The targets. */
const TARGETS = { firstPaintMs: 1000, largestPaintMs: 2400, layoutShift: 0 };

const CPU_THROTTLING = 4;

/** "Slow 4G" of Chromium's developer tools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** A visit is over when no larger paint has come for this long. */
const QUIET_MS = 2500;

const PATIENCE_MS = 60_000;

const options = process.argv.slice(2);
const runs = Number(optionOf("runs") ?? sizeOf(5));
const routes = options.filter((word) => word.startsWith("/"));
const builds = [
  { name: "now", root: process.env["DIST_ROOT"] ?? join(import.meta.dirname, "../../dist") },
  ...(optionOf("before") ? [{ name: "before", root: resolve(optionOf("before") ?? "") }] : []),
];

for (const route of routes.length > 0 ? routes : ["/dashboard", "/map"]) {
  /** @type {Map<string, Visit[]>} */
  const visits = new Map(builds.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run++) {
    for (const { name, root } of builds) visits.get(name)?.push(await visit(root, route));
  }
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(
    `First visit to ${route}, ${CPU_THROTTLING}x CPU, Slow 4G, medians of ${runs}, load ${load}:\n`,
  );
  for (const [name, seen] of visits) process.stdout.write(`${report(name, seen)}\n`);
}

/** @param {string} name @returns {string | undefined} */
function optionOf(name) {
  const prefix = `--${name}=`;
  return options.find((word) => word.startsWith(prefix))?.slice(prefix.length);
}

/** @param {string} name @param {Visit[]} visits */
function report(name, visits) {
  const of = (/** @type {keyof typeof TARGETS} */ key) => {
    const value = median(visits.map((seen) => seen[key]));
    const all = visits.map((seen) => seen[key].toFixed(key === "layoutShift" ? 3 : 0)).join(" ");
    const verdict = value <= TARGETS[key] ? "meets" : "MISSES";
    const text = key === "layoutShift" ? value.toFixed(3) : `${value.toFixed(0)} ms`;
    return `${text} (${verdict} ${TARGETS[key]}; ${all})`;
  };
  return [
    `  ${name}:`,
    `    first paint ${of("firstPaintMs")}`,
    `    largest content ${of("largestPaintMs")}: ${visits.at(-1)?.largest}`,
    `    layout shift ${of("layoutShift")}`,
  ].join("\n");
}

/** @param {string} root @param {string} route @returns {Promise<Visit>} */
async function visit(root, route) {
  const server = await startServer({ root, port: 0 });
  const profile = await mkdtemp(join(tmpdir(), "bench-first-visit-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    serviceWorkers: "block",
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS, "--disable-background-networking"],
  });
  try {
    const page = await context.newPage();
    await context.route(/^https:/, (request) => request.abort());
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING });
    await page.addInitScript(watchPaints);
    await page.goto(server.url + route, { waitUntil: "commit" });
    return await whenQuiet(devtools);
  } finally {
    await context.close();
    await server.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Runs before the scripts of the page. */
function watchPaints() {
  /** @type {Visit} */
  const visit = { firstPaintMs: Number.NaN, largestPaintMs: 0, layoutShift: 0, largest: "" };
  Object.assign(window, { visit });
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") visit.firstPaintMs = entry.startTime;
  });
  watch("largest-contentful-paint", ({ startTime, element, url }) => {
    visit.largestPaintMs = startTime;
    visit.largest = `<${element?.localName}> ${url || element?.textContent?.slice(0, 40)}`;
  });
  watch("layout-shift", ({ value }) => {
    visit.layoutShift += value;
  });
}

/**
 * Resolves to the visit once its screen is shown and no larger paint has come for a while. Asks rarely, and without
 * Playwright, whose own scripts in the page would run before the first paint and delay it.
 * @param {import("@playwright/test").CDPSession} devtools
 * @returns {Promise<Visit>}
 */
async function whenQuiet(devtools) {
  for (const startedMs = Date.now(); Date.now() - startedMs < PATIENCE_MS; ) {
    await setTimeout(QUIET_MS / 2);
    const { result } = await devtools.send("Runtime.evaluate", {
      expression: `(${quietVisit})(${QUIET_MS})`,
      returnByValue: true,
    });
    if (result.value) return result.value;
  }
  throw new Error(`No screen, or no rest, within ${PATIENCE_MS} ms`);
}

/** Runs in the page. @param {number} quietMs @returns {Visit | null} */
function quietVisit(quietMs) {
  const { visit } = /** @type {any} */ (window);
  if (!document.querySelector("main :is(h2, [data-map-state])")) return null;
  visit.screenMs ??= performance.now();
  return performance.now() - Math.max(visit.largestPaintMs, visit.screenMs) > quietMs
    ? visit
    : null;
}
