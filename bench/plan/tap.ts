import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { createRoutingGraph, stopsForNumbers } from "#domain/network/plan/route/plan-stops.ts";
import { routeThrough } from "#domain/network/plan/route/route-through.ts";
import { launchChromium } from "../../tools/check/launch.ts";
import { startServer } from "../../tools/serve/server.ts";
import { isBrief, missLimit, sizeOf } from "../brief/brief.ts";
import { bareLineTimes } from "./bare-line.ts";
import { type LineTimes, type ObservedLine, type Pixel, watchLine } from "./watch-line.ts";

/**
 * `npm run bench:plan-tap` (needs a build): measures the time from the tap on a node to its line on the map,
 * in the built app with the sample pack of Delft on the device, with the processor slowed down 4 times and
 * not at all.
 *
 * A tap is a finger that touches the node, rests there as long as in a quick tap, and is lifted; the app
 * looks up the route while it rests. The time is counted from the time stamp of the `pointerup`, which the
 * browser sets before any script runs, and until two moments. `in the frame`: the page has finished the
 * style, layout and painting of the first frame in which an SVG line runs over the middle of the leg. Then:
 * MapLibre has painted its own line there, which is read back from its canvas, in separate rounds because
 * reading back waits for the software GPU. For comparison, a bare MapLibre map is measured from `setData` of
 * the same line until it is painted. Exits with 1 when the line is in the frame later than the limit.
 */
const LIMIT_MS = 100;
const RATES = isBrief ? [1] : [4, 1];
const ROUNDS = sizeOf(5);
/** The duration of a quick tap; most taps are longer. */
const FINGER_RESTS_MS = 70;
/**
 * The first node begins the plan, and the second adds the leg that is measured. The leg is long enough to be
 * seen between them.
 */
const NUMBERS = ["14", "35"];
const VIEW = { lat: 52.002, lng: 4.368 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true };

const pack = join(import.meta.dirname, "../../samples/packs/voorbeeld-delft");
const root = process.env["DIST_ROOT"] ?? join(import.meta.dirname, "../../dist");

const server = await startServer({ root, port: 0 });
const browser = await launchChromium();
try {
  const app = await openApp(browser, server.url);
  for (const rate of RATES) {
    await app.cdp.send("Emulation.setCPUThrottlingRate", { rate });
    await benchTaps(app, rate);
  }
} finally {
  await browser.close();
  await server.close();
}

interface OpenApp {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

async function benchTaps(app: OpenApp, rate: number): Promise<void> {
  const [load = 0] = loadavg();
  console.log(`\n${rate}x slower, medians of ${ROUNDS} taps (load ${load.toFixed(1)})`);
  const { nodes, middle, line } = placesOf(await viewOf(app.page), await boxOf(app.page));
  const frames = await tapTimes(app, nodes, middle, "page");
  const own = await tapTimes(app, nodes, middle, "map");
  const bare = await bareLineTimes(app.context, { line, rate, rounds: ROUNDS, ...VIEW });
  const inFrame = median(frames);
  const isGood = rate !== 4 || inFrame < LIMIT_MS;
  said(
    "in the frame",
    frames,
    rate === 4 ? `limit ${LIMIT_MS}: ${isGood ? "ok" : "TOO MUCH"}` : "",
  );
  said("MapLibre's own line painted", own);
  said("a bare map, from setData to its line painted", bare);
  console.log(
    `  ours to a bare map's: ${(inFrame / median(bare)).toFixed(2)}; MapLibre's own in ours: ${(median(own) / median(bare)).toFixed(2)}`,
  );
  if (!isGood) missLimit();
}

async function openApp(on: Browser, url: string): Promise<OpenApp> {
  const context = await on.newContext({ ...PHONE, locale: "nl-NL", bypassCSP: true });
  context.setDefaultTimeout(120_000);
  // The runner wraps named functions in a call to `__name`, which a page does not have.
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.addInitScript(watchLine);
  await page.goto(`${url}/settings`);
  const section = page.getByRole("region", { name: "Kaartpakketten" });
  const files = readdirSync(pack).map((name) => join(pack, name));
  await section.locator("input[data-chooses=files]").setInputFiles(files);
  await section.getByText(/staat op dit apparaat\.$/).waitFor();
  const menu = page.getByRole("navigation", { name: "Snelmenu" });
  await menu.getByRole("link", { name: "Kaart" }).click();
  await atRest(page);
  await page.getByRole("button", { name: "Zoeken" }).click();
  await page.getByRole("combobox").fill(`${VIEW.lat} ${VIEW.lng}`);
  await page.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await atRest(page);
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await atRest(page);
  return { context, page, cdp: await context.newCDPSession(page) };
}

async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.locator("[data-map-state='idle']").waitFor({ timeout: 60_000 });
}

/**
 * Returns the times from the tap until the line is visible, one per round. The first round, which loads the
 * code that draws a plan, is not counted.
 */
async function tapTimes(
  app: OpenApp,
  nodes: readonly Pixel[],
  middle: Pixel,
  by: ObservedLine["by"],
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const node of nodes.slice(0, -1)) await tapNode(app, node, null);
    const seenMs = await tapNode(app, nodes.at(-1) as Pixel, { ...middle, by });
    if (round > 0 && seenMs !== null) times.push(seenMs);
    await app.page.getByRole("button", { name: "Meer", exact: true }).click();
    await app.page.getByRole("button", { name: "Wis plan" }).click();
    await atRest(app.page);
  }
  return times;
}

/**
 * Returns the time from the tap until the line is visible at a place; null if it was not, or if no place is
 * given.
 */
async function tapNode({ page, cdp }: OpenApp, node: Pixel, lookAt: ObservedLine | null) {
  await page.evaluate((at) => Object.assign(window, { lineAt: at }), lookAt);
  const numbers = page.getByRole("list", { name: "Nummers van het plan" }).getByRole("button");
  const count = await numbers.count();
  const touch = (type: "touchStart" | "touchEnd", touchPoints: Pixel[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [node]);
  await page.waitForTimeout(FINGER_RESTS_MS);
  await touch("touchEnd", []);
  await numbers.nth(count).waitFor();
  await atRest(page);
  const seen = (await page.evaluate(() => Reflect.get(window, "lineTimes"))) as LineTimes;
  if (lookAt && process.env["BENCH_LOG"]) console.log(lookAt.by, JSON.stringify(seen));
  return seen.seenMs;
}

/**
 * Returns the pixels of the nodes on the screen, and the point of the leg on the canvas that is farthest from
 * both.
 */
function placesOf(toPixel: (lng: number, lat: number) => Pixel, map: Pixel) {
  const routing = createRoutingGraph([readGraph(readFileSync(join(pack, "network.graph")))]);
  const found = stopsForNumbers(routing, { numbers: NUMBERS, mode: "walk", near: VIEW });
  if ("kind" in found) throw new Error(found.kind);
  const stops = found.map((node) => routing.graph.node(node).osmId);
  const answer = routeThrough(routing, { mode: "walk", stops, options: {} });
  if (answer.kind !== "route") throw new Error("No way in the sample pack.");
  const { nodes, legs } = answer.route;
  const [leg] = legs;
  if (legs.length !== 1 || !leg) throw new Error("The sample nodes are no neighbours any more.");
  const ends = nodes.map(({ lng, lat }) => toPixel(lng, lat));
  const away = ({ x, y }: Pixel) =>
    Math.min(...ends.map((end) => Math.hypot(end.x - x, end.y - y)));
  const places = Array.from({ length: leg.line.length / 2 - 1 }, (_, at) => {
    const [lng = 0, lat = 0, nextLng = 0, nextLat = 0] = leg.line.subarray(2 * at, 2 * at + 4);
    return toPixel((lng + nextLng) / 2, (lat + nextLat) / 2);
  });
  const [best = { x: 0, y: 0 }] = places.toSorted((a, b) => away(b) - away(a));
  return { nodes: ends, middle: { x: best.x - map.x, y: best.y - map.y }, line: [...leg.line] };
}

async function boxOf(
  page: Page,
): Promise<Pixel & { readonly width: number; readonly height: number }> {
  const box = await page.locator("canvas.maplibregl-canvas").boundingBox();
  if (!box) throw new Error("No map.");
  return box;
}

/** Reads the view from the description of the map: "Midden van de kaart: 52,00200, 4,36800. Zoom 15." */
async function viewOf(page: Page): Promise<(lng: number, lat: number) => Pixel> {
  await page.locator("canvas.maplibregl-canvas").focus();
  await page.keyboard.press("m");
  const said = page.getByRole("status").filter({ hasText: "Midden van de kaart" });
  const words = (await said.first().textContent()) ?? "";
  const [lat = 0, lng = 0, zoom = 0] = [...words.matchAll(/\d+[.,]\d+|\d+/g)].map(([found]) =>
    Number(found.replace(",", ".")),
  );
  const box = await boxOf(page);
  const world = 512 * 2 ** zoom;
  return (placeLng, placeLat) => ({
    x: box.x + box.width / 2 + ((placeLng - lng) / 360) * world,
    y: box.y + box.height / 2 + (mercator(placeLat) - mercator(lat)) * world,
  });
}

function mercator(lat: number): number {
  const radians = (lat * Math.PI) / 180;
  return (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function said(what: string, times: readonly number[], more = ""): void {
  const all = times.map((ms) => ms.toFixed(0)).join(" ");
  console.log(`  ${what}: ${median(times).toFixed(0)} ms ${more} (${all})`);
}
