import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, test } from "../drivers/app.ts";

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

test("Chromium finds nothing that keeps the app from being installed", async ({
  baseURL,
  launchOptions,
}) => {
  // A private window, which every other test has, can install nothing.
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

test.describe("the manifest", () => {
  test("is Dutch, and opens the app as an app", async ({ page }) => {
    await page.goto("/dashboard");
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const response = await page.request.get(address ?? "");
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    const manifest: Manifest = await response.json();
    expect(manifest).toMatchObject({
      name: "Scouting Map",
      lang: "nl",
      display: "standalone",
      start_url: "/",
      scope: "/",
      id: "/",
    });
  });

  test("has icons of the sizes it says, maskable ones too", async ({ page }) => {
    await page.goto("/dashboard");
    const manifest: Manifest = await (await page.request.get("/manifest.webmanifest")).json();
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes, type } of icons) {
      const response = await page.request.get(src);
      expect(response.headers()["content-type"]).toBe(type);
      expect(pngSize(await response.body())).toBe(sizes);
    }
    const offered = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(offered).toEqual(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]);
  });

  test("has shortcuts that open a screen", async ({ page }) => {
    const manifest: Manifest = await (await page.request.get("/manifest.webmanifest")).json();
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

test("the page names its icons for the browser and for iOS", async ({ page }) => {
  await page.goto("/dashboard");
  for (const rel of ["icon", "apple-touch-icon"]) {
    const address = await page.locator(`link[rel="${rel}"]`).getAttribute("href");
    expect((await page.request.get(address ?? "")).ok(), rel).toBe(true);
  }
});

/** The size in the header of a PNG file. */
function pngSize(file: Buffer): string {
  expect(file.toString("latin1", 1, 4)).toBe("PNG");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
