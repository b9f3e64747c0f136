import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { planShareLink } from "#domain/plans/plan-link.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { paletteFor } from "#mapview/style/palette.ts";
import { AppDriver, expect, test } from "../../drivers/app.ts";
import { Host } from "../../drivers/deploys.ts";
import { drawFewFrames, drawFewPixels } from "../../drivers/draw-less.ts";
import { withoutTile } from "../../drivers/holed-archive.ts";
import { KillableBrowser } from "../../drivers/killable-browser.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { goOffline } from "../../drivers/network.ts";
import { OnlineMap } from "../../drivers/online-map.ts";
import { PacksDriver } from "../../drivers/packs.ts";
import { BLANK_FILE } from "../../drivers/stored-data.ts";

const LIMBURG = join(import.meta.dirname, "../../../samples/packs/voorbeeld-limburg-wandelen");
/** Walking nodes 37, 78, 01 and 07 of the sample pack, which has networks and no map. */
const STOPS = [587876210, 42164226, 42159107, 1488797497];

/** The tiles of the test server are wood all over. */
const WOOD = paletteFor("light").wood;

/** The views along the plan; `npm run kills` makes it 50. */
const VIEWS = Number(process.env["KILLS"] ?? 1) > 1 ? 50 : 16;
/**
 * All zooms at which the map differs: the built-in map, those of the archive, and beyond. Down and up again, so that
 * each view is one step from the one before.
 */
const ZOOMS = [14, 13, 12, 11, 10, 9, 8, 9, 10, 11, 12, 13, 14, 15, 16, 15];

test("a saved plan works after a kill without network and server, and a missing tile is reported", {
  tag: "@thorough",
}, async ({ launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), "scouting-map-trip-"));
  const host = await Host.start();
  const { executablePath = "chromium", args = [] } = launchOptions;
  const start = () => KillableBrowser.start(executablePath, profile, args);
  let browser = await start();
  try {
    const online = new OnlineMap();
    let page = await openPage(browser, online);
    const app = new AppDriver(page, host.url("/"));
    const planPath =
      await test.step("the plan is saved, and its map with the button of the verdict", () =>
        prepare(page, app));
    const fetched = online.requests;
    await browser.kill();
    const url = host.url("");
    await host.goDown();

    browser = await start();
    page = await openPage(browser, online);
    await goOffline(page.context());
    const asked = watchForeign(page, url);
    await test.step("after a kill, without server and network, the verdict is yes, and the map is drawn at every zoom", async () => {
      await page.goto(url + planPath);
      await expect(page.locator("[data-offline=yes]")).toBeVisible();
      await lookAlong(page, url, planPath);
    });
    await test.step("the departure check finds map, network and the whole app on the device", async () => {
      await page.goto(`${url}/departure/plan/${planPath.split("/").at(-1)}`);
      for (const id of ["map", "network", "app"]) {
        await expect(page.locator(`[data-check=${id}]`)).toHaveAttribute("data-state", "ok");
      }
    });
    expect(online.requests).toBe(fetched);
    expect(asked).toEqual([]);

    await test.step("without one tile the verdict is no, and names the kilometres of the tile", async () => {
      await removeTile(page, url, await middleOf(page));
      await page.goto(url + planPath);
      await expect(page.locator("[data-offline=no]")).toBeVisible();
      const gap = page.getByText(/^Kaart ontbreekt op km [\d,]+–[\d,]+ \(zoom 14\)\.$/);
      await expect(gap.first()).toBeVisible();
      await expect(page.getByText(/^Bewaard gebied .* is beschadigd/)).toBeVisible();
    });
  } finally {
    await browser.kill();
    await host.dispose();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function openPage(browser: KillableBrowser, online: OnlineMap): Promise<Page> {
  const page = await browser.page();
  await page.setViewportSize({ width: 900, height: 600 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.context().grantPermissions(["geolocation"]);
  await drawFewFrames(page.context());
  await drawFewPixels(page.context());
  await online.serve(page);
  return page;
}

/** Installs the pack, saves the plan and its map, and returns the path of the plan. */
async function prepare(page: Page, app: AppDriver): Promise<string> {
  await app.open("/settings");
  await app.waitUntilStored();
  const packs = new PacksDriver(page);
  await packs.chooseFiles(readdirSync(LIMBURG).map((name) => join(LIMBURG, name)));
  await expect(packs.text(/staat op dit apparaat\.$/)).toBeVisible();
  await page.goto(linkOfPlan(app.baseUrl));
  await page.getByRole("dialog").getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Tocht", level: 2 })).toBeVisible();
  const verdict = page.locator("[data-offline]");
  await expect(verdict).toHaveAttribute("data-offline", "no");
  await expect(
    page.getByText(/^Kaart ontbreekt op de hele lijn \(zoom 11 t\/m 14\)\.$/),
  ).toBeVisible();
  await expect(page.getByText("Wandelnetwerk: staat op dit apparaat.")).toBeVisible();
  await page.getByRole("button", { name: "Haal op wat ontbreekt" }).click();
  await expect(verdict).toHaveAttribute("data-offline", "yes");
  return new URL(page.url()).pathname;
}

function linkOfPlan(origin: string): string {
  const graph = readGraph(new Uint8Array(readFileSync(join(LIMBURG, "network.graph"))));
  const nodes = Array.from({ length: graph.nodeCount }, (_, at) => graph.node(at));
  const stops = STOPS.map((id) => {
    const node = nodes.find(({ osmId }) => osmId === id);
    if (!node?.ref) throw new Error(`There is no node ${id}.`);
    return { osmId: id, number: node.ref, lat: node.lat, lng: node.lng };
  });
  return planShareLink(new URL(origin).origin, {
    name: "Tocht",
    mode: "walk",
    options: {},
    stops,
  });
}

/** Collects the requests to other servers, and the failed requests to the app's own. */
function watchForeign(page: Page, url: string): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    if (/^https?:/.test(address) && !address.startsWith(url)) asked.push(address);
  });
  page.on("requestfailed", (request) => {
    // On localhost the app checks whether the script of the service worker still exists.
    const isWorkerCheck = new URL(request.url()).pathname === "/service-worker.js";
    const isAborted = request.failure()?.errorText === "net::ERR_ABORTED";
    if (!isWorkerCheck && !isAborted) asked.push(`failed ${request.url()}`);
  });
  return asked;
}

/** Moves the position along the plan at changing zooms, and expects the map and the verdict "yes" everywhere. */
async function lookAlong(page: Page, url: string, planPath: string): Promise<void> {
  const app = new AppDriver(page, url);
  const line = await lineOfPlan(page);
  await page.goto(`${url}/map?offline=plan&id=${planPath.split("/").at(-1)}`);
  await app.waitForMap();
  const verdict = page.locator("[data-offline]");
  await expect(verdict).toHaveAttribute("data-offline", "yes");
  await page.getByRole("button", { name: /^Volg mijn positie/ }).click();
  const devtools = await page.context().newCDPSession(page);
  const steps = ["in", "uit"] as const;
  let zoom = 14;
  for (let view = 0; view < VIEWS; view += 1) {
    const [lng, lat] = line[Math.floor((view / VIEWS) * line.length)] ?? [0, 0];
    const fix = { latitude: lat + view * 1e-7, longitude: lng, accuracy: 5 };
    await app.stirMap(async () => {
      await devtools.send("Emulation.setGeolocationOverride", fix);
      const wanted = ZOOMS[view % ZOOMS.length] ?? zoom;
      for (; zoom !== wanted; zoom += Math.sign(wanted - zoom)) {
        await page.getByRole("button", { name: `Zoom ${steps[zoom < wanted ? 0 : 1]}` }).click();
      }
    });
    await expect(verdict).toHaveAttribute("data-offline", "yes");
    // A wider view also shows the built-in map beside the corridor.
    if (zoom >= 14) await expect.poll(() => shareOfColor(page, WOOD)).toBeGreaterThan(0.5);
  }
}

/** Returns the places of the saved plan: lng, lat. */
function lineOfPlan(page: Page): Promise<readonly (readonly [number, number])[]> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ended(indexedDB.open("scouting-map"));
    const [plan] = await ended(database.transaction("plans").objectStore("plans").getAll());
    database.close();
    const numbers = plan.route.legs.flatMap(({ line }: { line: Float64Array }) => [...line]);
    return numbers.flatMap((lng: number, at: number) =>
      at % 2 === 0 ? [[lng, numbers[at + 1]]] : [],
    );
  });
}

async function middleOf(page: Page): Promise<readonly [number, number]> {
  const line = await lineOfPlan(page);
  return line[line.length >> 1] ?? [0, 0];
}

/** Removes the tile of zoom 14 at a place from the directory of the saved area. */
async function removeTile(
  page: Page,
  url: string,
  [lng, lat]: readonly [number, number],
): Promise<void> {
  // The app keeps the archive open, so this leaves the app first.
  await page.goto(url + BLANK_FILE);
  const [path, base64] = await page.evaluate(readArea);
  const tile = { z: 14, x: Math.floor(tileColumn(lng, 14)), y: Math.floor(tileRow(lat, 14)) };
  const holed = await withoutTile(Buffer.from(base64, "base64"), tile);
  await page.evaluate(writeArea, [path, holed.toString("base64")] as const);
}

/** Runs in the page: returns the folder of the saved area, and its archive. */
async function readArea(): Promise<[folder: string, base64: string]> {
  const root = await navigator.storage.getDirectory();
  const packs = await root.getDirectoryHandle("packs");
  for await (const name of (packs as unknown as { keys(): AsyncIterable<string> }).keys()) {
    const folder = await packs.getDirectoryHandle(name);
    const file = await folder.getFileHandle("map.pmtiles").catch(() => null);
    if (!file) continue;
    const bytes = new Uint8Array(await (await file.getFile()).arrayBuffer());
    return [name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))];
  }
  throw new Error("There is no saved area.");
}

/** Runs in the page: replaces the archive of the saved area. */
async function writeArea([name, base64]: readonly [string, string]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const packs = await root.getDirectoryHandle("packs");
  const folder = await packs.getDirectoryHandle(name);
  const writing = await (await folder.getFileHandle("map.pmtiles")).createWritable();
  await writing.write(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
  await writing.close();
}
