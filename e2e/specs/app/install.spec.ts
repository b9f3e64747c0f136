import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, test } from "../../drivers/app.ts";

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly display: string;
  readonly start_url: string;
  readonly scope: string;
  readonly id: string;
  readonly icons: readonly ManifestIcon[];
  readonly shortcuts: readonly { name: string; url: string; icons: readonly ManifestIcon[] }[];
}

test("Chromium considers the app installable", async ({ baseURL, launchOptions }) => {
  // A private window, as in every other test, cannot install anything.
  const profile = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    serviceWorkers: "allow",
  });
  try {
    const page = await context.newPage();
    await page.goto(`${baseURL}/dashboard`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    const { errors } = await devtools.send("Page.getAppManifest");
    expect(installabilityErrors).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test("the manifest is Dutch and standalone, and its icons and shortcuts exist", async ({
  page,
}) => {
  await page.goto("/dashboard");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: Manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: "Scouting Map",
    lang: "nl",
    display: "standalone",
    start_url: "/",
    scope: "/",
    id: "/",
  });
  await test.step("icons of the declared sizes, including maskable ones", async () => {
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes, type } of icons) {
      const response = await page.request.get(src);
      expect(response.headers()["content-type"]).toBe(type);
      expect(pngSize(await response.body())).toBe(sizes);
    }
    const offered = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(offered).toEqual(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]);
  });
  await test.step("icons for the browser and for iOS", async () => {
    for (const rel of ["icon", "apple-touch-icon"]) {
      const icon = await page.locator(`link[rel="${rel}"]`).getAttribute("href");
      expect((await page.request.get(icon ?? "")).ok(), rel).toBe(true);
    }
  });
  await test.step("shortcuts that open a screen", async () => {
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      "Kaart",
      "Waypoints",
      "Mijn locatie",
    ]);
    for (const { url } of manifest.shortcuts) {
      await page.goto(url);
      await expect(page.locator("main :is(h2, [data-map-state])").first()).toBeAttached();
      await expect(page.getByRole("heading", { name: "Oeps." })).toBeHidden();
    }
  });
});

/** Returns the size in the header of a PNG file. */
function pngSize(file: Buffer): string {
  expect(file.toString("latin1", 1, 4)).toBe("PNG");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
