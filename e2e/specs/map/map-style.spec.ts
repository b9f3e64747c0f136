import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildMapPage } from "../../../tools/overview-picture/build-page.ts";
import { startServer } from "../../../tools/serve/server.ts";
import { ALL_PIXELS, expect, test } from "../../drivers/app.ts";
import { samplerPlace, writeSamplerArchive } from "../../drivers/sampler-archive.ts";

/**
 * Compares the style on an invented land with approved pictures. After an intended change run `npx playwright
 * test -c e2e/playwright.config.ts map-style -u`, and look at them.
 */
const VIEWS = [
  { name: "all-of-it", x: 50, y: 50, zoom: 14.5 },
  { name: "wood-and-heath", x: 76, y: 21, zoom: 15.5 },
  { name: "water", x: 46, y: 68, zoom: 15.5 },
  { name: "village", x: 15, y: 17, zoom: 16 },
  { name: "points-of-interest", x: 76, y: 88, zoom: 16.5 },
] as const;

let folder = "";
let server: Awaited<ReturnType<typeof startServer>>;

test.describe.configure({ mode: "serial" });
test.use({ ...ALL_PIXELS, viewport: { width: 720, height: 720 }, isMobile: false });

test.beforeAll(async () => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), "map-style-"));
  const archive = join(folder, "sampler.pmtiles");
  await writeSamplerArchive(archive);
  const root = join(folder, "page");
  await buildMapPage(root, archive);
  server = await startServer({ root, port: 0 });
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

for (const [flavour, tag] of [
  ["light", ""],
  ["dark", "@thorough"],
] as const) {
  test(`the sample land matches the approved pictures, ${flavour}`, {
    tag: tag ? [tag] : [],
  }, async ({ page }) => {
    const [first] = VIEWS;
    await page.goto(`${server.url}/?flavour=${flavour}&zoom=${first.zoom}`);
    for (const { name, x, y, zoom } of VIEWS) {
      const { lng, lat } = samplerPlace(x, y);
      await page.evaluate((view) => {
        window.location.hash = view;
      }, `${zoom}/${lat}/${lng}`);
      await page.waitForSelector('[data-map-state="idle"]');
      // Another version of the browser rounds the edges of letters differently; a missing road is more.
      await expect.soft(page).toHaveScreenshot(`${name}-${flavour}.png`, {
        maxDiffPixels: 200,
        threshold: 0.1,
      });
    }
  });
}
