/**
 * Draws the pictures that replace the map while it starts: exactly the default view, with the style and archive of
 * the app. Run it after changing either: `npm run overview-picture`.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "../check/chromium.ts";
import { startServer } from "../serve/server.ts";
import { buildMapPage } from "./build-page.ts";
import { CHROMIUM_ARGUMENTS, LOOKS, type Look } from "./look.ts";
import { madeFrom, RECORD } from "./made-from.ts";

const OUTPUT = resolve(import.meta.dirname, "../../public/basemap");

const folder = await mkdtemp(join(tmpdir(), "overview-picture-"));
await buildMapPage(folder);
const server = await startServer({ root: folder, port: 0 });
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: CHROMIUM_ARGUMENTS,
});
try {
  for (const flavour of ["light", "dark"] as const) {
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

async function drawPicture(flavour: "light" | "dark", look: Look): Promise<Buffer> {
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

/** Returns the picture on the canvas as base64; runs in the page. */
async function encodeCanvas(quality: number): Promise<string> {
  const canvas = document.querySelector("canvas");
  if (!canvas) throw new Error("The page has no map");
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", quality));
  if (!blob) throw new Error("The canvas gives no picture");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}
