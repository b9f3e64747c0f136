/**
 * Draws the pictures that stand in for the map while it starts: exactly the default view, from the
 * app's own style and archive. Run it after a change of either: `node tools/overview-picture/make.mjs`.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "../check/chromium.mjs";
import { startServer } from "../serve/server.mjs";
import { buildMapPage } from "./build-page.mjs";
import { CHROMIUM_ARGUMENTS, LOOKS } from "./look.mjs";
import { madeFrom, RECORD } from "./made-from.mjs";

const OUTPUT = resolve(import.meta.dirname, "../../public/basemap");

const folder = await mkdtemp(join(tmpdir(), "overview-picture-"));
await buildMapPage(folder);
const server = await startServer({ root: folder, port: 0 });
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: CHROMIUM_ARGUMENTS,
});
try {
  for (const flavour of ["light", "dark"]) {
    for (const look of LOOKS) {
      const file = `overview-${flavour}${look.suffix}.webp`;
      const webp = await drawPicture(flavour, look);
      await writeFile(join(OUTPUT, file), webp);
      process.stdout.write(`${file}: ${Math.round(webp.length / 1024)} KiB\n`);
    }
  }
  await writeFile(RECORD, `${JSON.stringify(await madeFrom(), null, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
}

/** @param {string} flavour @param {import("./look.mjs").Look} look @returns {Promise<Buffer>} */
async function drawPicture(flavour, look) {
  const page = await browser.newPage({
    viewport: { width: look.widthPixels, height: look.heightPixels },
    deviceScaleFactor: look.pixelRatio,
  });
  await page.goto(`${server.url}/?keep&flavour=${flavour}`);
  await page.waitForSelector('[data-map-state="idle"]', { timeout: 60_000 });
  const base64 = await page.evaluate(encodeCanvas, look.quality);
  await page.close();
  return Buffer.from(base64, "base64");
}

/** Runs in the page. @param {number} quality @returns {Promise<string>} */
async function encodeCanvas(quality) {
  const canvas = document.querySelector("canvas");
  if (!canvas) throw new Error("The page has no map");
  const blob = await new Promise((done) => canvas.toBlob(done, "image/webp", quality));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}
