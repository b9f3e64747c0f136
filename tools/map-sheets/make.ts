/**
 * Draws the style of the map at fixed places and zooms, a sheet of pictures per place:
 * `npx tsx tools/map-sheets/make.ts FOLDER [light dark] [--only NAME] [--also NAME=LAT,LNG,ARCHIVE[,NETWORKS]]`.
 */
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { writeSamplerArchive } from "../../e2e/drivers/sampler-archive.ts";
import { launchChromium } from "../check/launch.ts";
import { buildMapPage } from "../overview-picture/build-page.ts";
import { startServer } from "../serve/server.ts";
import { SHEET_PLACES, type SheetPlace } from "./places.ts";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const CELL = { width: 390, height: 390 };
const BUILT_IN = ["public/basemap/wateren.pmtiles", "public/basemap/nederland.pmtiles"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", multiple: true },
    also: { type: "string", multiple: true },
  },
});
const [output = "", ...wanted] = positionals;
if (!output) throw new Error("Name the folder to write to");
const flavours = wanted.length > 0 ? wanted : ["light", "dark"];

const root = await mkdtemp(join(tmpdir(), "map-sheets-"));
await buildMapPage(root);
await writeSamplerArchive(join(root, "sampler"));
await mkdir(output, { recursive: true });
const server = await startServer({ root, port: 0 });
const browser = await launchChromium();
try {
  const places = [...SHEET_PLACES, ...(values.also ?? []).map(placeOf)];
  const page = await browser.newPage({ viewport: CELL });
  for (const place of places.filter(({ name }) => values.only?.includes(name) ?? true)) {
    for (const flavour of flavours) {
      const cells = await drawCells(page, place, flavour);
      await writeFile(join(output, `${place.name}-${flavour}.png`), await joinCells(cells));
      process.stdout.write(`${place.name}, ${flavour}\n`);
    }
  }
} finally {
  await browser.close();
  await server.close();
  await rm(root, { recursive: true });
}

function placeOf(text: string): SheetPlace {
  const [name = "", rest = ""] = text.split("=");
  const [lat, lng, archive = "", networks] = rest.split(",");
  const zooms = [11, 12, 13, 14, 15, 16, 17];
  const place = { name, lat: Number(lat), lng: Number(lng), archives: [archive], zooms };
  return networks ? { ...place, networks } : place;
}

/** Copies a file to the page's folder, and returns its URL. */
async function served(file: string): Promise<string> {
  if (file === "sampler") return "/sampler";
  const path = `/archive-${file.replaceAll("/", "-")}`;
  await cp(resolve(REPOSITORY, file), join(root, path));
  return path;
}

async function drawCells(page: Page, place: SheetPlace, flavour: string): Promise<Buffer[]> {
  const query = new URLSearchParams({ flavour, zoom: "14" });
  for (const file of [...place.archives, ...BUILT_IN]) query.append("archive", await served(file));
  if (place.networks) query.append("networks", await served(place.networks));
  await page.goto(`${server.url}/?${query}`);
  const cells: Buffer[] = [];
  for (const zoom of place.zooms) {
    await page.evaluate((view) => {
      window.location.hash = view;
    }, `${zoom}/${place.lat}/${place.lng}`);
    await page.waitForSelector('[data-map-state="idle"]', { timeout: 60_000 });
    cells.push(await page.screenshot());
  }
  return cells;
}

/** Puts the pictures of a place beside each other, four in a row. */
async function joinCells(cells: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 4 * (CELL.width + 4), height: 400 } });
  const images = cells.map(
    (cell) => `<img src="data:image/png;base64,${cell.toString("base64")}">`,
  );
  await page.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:4px}</style>${images.join("")}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
