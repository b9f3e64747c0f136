import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import type { PrecacheManifest } from "../../../src/sw/precache-manifest.ts";
import { expect, test } from "../../drivers/app.ts";

const root = process.env["E2E_ROOT"] ?? join(import.meta.dirname, "../../../dist");

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

const SCREENS = [
  "/dashboard",
  "/location",
  "/waypoints",
  "/waypoints/tent",
  "/settings",
  "/changelog",
  "/techniques",
  "/trails",
  "/privacy",
  "/departure/now",
];

/** The bytes that a screen may add to the first load, unless it has a reason for more. */
const SCREEN_BYTES = 30_000;
const LARGER_SCREENS: Readonly<Record<string, number>> = {
  // Reads everything that the check is about: plan, packs and areas, storage, backup, sensors, notices of the water, and whom to call.
  "/departure/now": 55_500,
  // Has the list with its bin, the form that adds, and everything that comes in and goes out.
  "/waypoints": 35_500,
  // Shows the way to a place on land and on the water, its photos, and everything that can be done with it.
  "/waypoints/tent": 31_000,
  // Shows the value of every setting, and all of them on one page; and the marks of a region.
  "/settings": 34_500,
  // After its first paint it reads the hikes on the device, with what their sheets are made of.
  "/trails": 66_000,
  // Is the text itself, which grows with every version.
  "/changelog": 50_000,
};

/** Returns the transferred size of a file; an incompressible file is sent as it is. */
function gzippedBytes(path: string): number {
  const content = readFileSync(join(root, path === "/" ? "/index.html" : path));
  return Math.min(content.length, gzipSync(content, { level: 9 }).length);
}

function sum(paths: Iterable<string>): number {
  return [...paths].reduce((total, path) => total + gzippedBytes(path), 0);
}

/** Resolves to the scripts and styles (worker included) that opening a route requests until it is idle. */
async function codeAskedBy(page: Page, route: string): Promise<Set<string>> {
  const asked = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:m?js|css)$/.test(pathname) && pathname.startsWith("/static/")) asked.add(pathname);
  };
  page.on("request", note);
  await page.goto(route);
  await expect(page.locator("main :is(h2, [data-map-state='idle'])").first()).toBeAttached();
  if (route === "/map") {
    await expect(page.locator("[data-map-state='idle']")).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return asked;
}

/** Returns the code requested by every screen: the page loads its scripts from an attribute. */
function commonCode(): Set<string> {
  const html = readFileSync(join(root, "index.html"), "utf8");
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const styles = [...html.matchAll(/href="(\/static\/[^"]+\.css)"/g)].map(([, path = ""]) => path);
  return new Set([...scripts, ...styles]);
}

/** Tells whether a file is the published proj4: loaded for RD coordinates, with its given size. */
const isRd = (path: string) => path.includes("/proj4.");

/** Tells whether a file is the published MapLibre or its worker; the rest of the map is ours. */
const isMapLibre = (path: string) => path.includes("maplibre");

function report(what: string, bytes: number, budget: number): void {
  process.stdout.write(`    ${kB(bytes)} of ${kB(budget)}  ${what}\n`);
  expect(bytes, what).toBeGreaterThan(0);
  expect(bytes, what).toBeLessThanOrEqual(budget);
}

test("the first load of /dashboard is at most 166 kB of scripts and styles, and every other screen adds at most 30", async ({
  page,
}) => {
  // Including what says that nothing watches: code that guards somebody may not depend on another request. Home also knows
  // whether there is a network, and miles. The routes of trails and the frame of the desktop made it 1 kB larger.
  // The styles of the frame and the first scripts are in the page itself.
  const first = ["/", ...(await codeAskedBy(page, "/dashboard"))];
  report("first load of /dashboard", sum(first), 166_300);
  await page.addInitScript(() =>
    localStorage.setItem("waypoints", '[{"id":"tent","name":"Tent","lat":52.1,"lng":5.4}]'),
  );
  const common = commonCode();
  for (const route of SCREENS) {
    const own = [...(await codeAskedBy(page, route))].filter((path) => !common.has(path));
    process.stdout.write(`    ${kB(sum(own.filter(isRd)))} of RD beside it\n`);
    report(route, sum(own.filter((path) => !isRd(path))), LARGER_SCREENS[route] ?? SCREEN_BYTES);
  }
});

test("the map with its worker and style is at most 526 kB", async ({ page }) => {
  const common = commonCode();
  const own = [...(await codeAskedBy(page, "/map"))].filter((path) => !common.has(path));
  expect(own.some((path) => path.endsWith(".mjs"))).toBe(true);
  const ours = sum(own.filter((path) => !isMapLibre(path) && !isRd(path)));
  process.stdout.write(`    ${kB(ours)} of it are the map's own code\n`);
  // The stops of its sheets, the map beside a screen, notices and shallow water made it 4 kB larger. The search field over a
  // phone's map, the panel of a desktop and places in addresses made it another, what is under a mouse half of one.
  report("map, worker and style", sum(own), 526_000);
});

test("the files stored on the device are at most 6.4 MB to transfer", () => {
  const worker = readFileSync(join(root, "service-worker.js"), "utf8");
  const manifest = JSON.parse(
    JSON.parse(`"${/JSON\.parse\("((?:[^"\\]|\\.)*)"\)/.exec(worker)?.[1]}"`),
  ) as PrecacheManifest;
  for (const [language, own] of Object.entries(manifest.languages)) {
    const stored = [...manifest.precached, ...own].map(([path]) => path);
    expect(own.length).toBeGreaterThan(20);
    expect(stored.every((path) => path === "/" || existsSync(join(root, path)))).toBe(true);
    // Trails, the waters of the country, notices and records of marks made it 0.3 MB larger, the waters of packs, hikes for patrols
    // and six techniques 0.1 MB: screens that are needed without a network.
    report(`precache in ${language}, ${stored.length} files`, sum(stored), 6_400_000);
  }
});

test("no script has a character beyond Latin-1, which would double its memory", () => {
  const scripts = readdirSync(join(root, "static"), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.m?js$/.test(name),
  );
  expect(scripts.some((name) => name.includes("maplibre-gl-worker"))).toBe(true);
  const isWide = (name: string) =>
    /[\u0100-\uffff]/.test(readFileSync(join(root, "static", name), "utf8"));
  expect(scripts.filter(isWide)).toEqual([]);
});

/**
 * Chunks below 2 kB, with the reason why each is separate: its importer is in another chunk, or it is rarely
 * needed.
 */
const SMALL_CHUNKS: Readonly<Record<string, string>> = {
  "bin-state": "stands before the kinds of records, which come with it",
  "asked-servers": "notes requests once the page stands, and does not hold it up",
  "coordinate-field": "stands before the field for coordinates, only for those who type them",
  visits: "notes the visit long after the first screen",
  "draw-fairways": "stands before what draws bridges and marks, which comes with it",
  "dark-offer": "only where the device is dark, and until it was answered",
  hikes: "stands before the hikes that a leader gave, only where there are any",
  geodesy: "stands before the libraries of geodesy, which come with it",
  "offline-reports": "called by chunks of screens that do without each other",
  hover: "only with a mouse",
  "hovered-thing": "only with a mouse",
  "map-move": "only while a waypoint is moved",
  "map-recorder": "stands before what records, which comes with it",
  "pack-commands": "stands before what puts packs on the device, which comes with it",
  "own-map": "stands before the map of the dashboard, which comes with it",
  "position-problem": "only for those who ask why there is no position",
  "print-map": "only when the map is printed",
  "small-map": "stands before the map of a waypoint, which comes with it",
  "region-offer": "only on a dashboard in use, because of the packs that come with it",
  "tracks-section": "stands before the rows of tracks, which come with it",
  rd: "stands before proj4, which comes with it",
  "recording-on-map": "only while a track is recorded",
  "tile-worker-client": "called by two chunks of the map that do without each other",
};

test("every script can be parsed", () => {
  const folders = ["static/js", "static/js/async"].map((folder) => join(root, folder));
  const broken = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .flatMap((name) => {
        const text = readFileSync(join(folder, name), "utf8");
        // A hash that the builder puts in by chance breaks a number in the code.
        try {
          new Script(text);
          return [];
        } catch (error) {
          return [`${name}: ${error}`];
        }
      }),
  );
  expect(broken).toEqual([]);
});

test("no chunk is too small for a request, except those with a reason", () => {
  const folder = join(root, "static/js/async");
  const small = readdirSync(folder)
    .filter((name) => name.endsWith(".js") && statSync(join(folder, name)).size < 2000)
    .map((name) => name.replace(/\.[^.]+\.js$/, ""));
  expect(small.filter((name) => !(name in SMALL_CHUNKS))).toEqual([]);
});
