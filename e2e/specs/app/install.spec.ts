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

interface ManifestScreenshot extends Omit<ManifestIcon, "purpose"> {
  readonly form_factor: "narrow" | "wide";
  readonly label: string;
}

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly display: string;
  readonly start_url: string;
  readonly scope: string;
  readonly id: string;
  readonly icons: readonly ManifestIcon[];
  readonly screenshots: readonly ManifestScreenshot[];
  readonly shortcuts: readonly { name: string; url: string; icons: readonly ManifestIcon[] }[];
}

test("Chromium considers the app installable", { tag: "@thorough" }, async ({
  baseURL,
  launchOptions,
}) => {
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
      "Plan",
      "Rondje",
      "Opname",
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
  await test.step("the shortcut of the recorder opens it, and records nothing by itself", async () => {
    await page.goto("/map?opname");
    await expect(page.getByRole("button", { name: "Neem track op" })).toBeVisible();
    await expect(page.locator("[data-recorder=idle]")).toBeVisible();
  });
  await test.step("small pictures of a phone and a wide screen, which are not stored offline", async () => {
    const worker = await (await page.request.get("/service-worker.js")).text();
    const shown = manifest.screenshots.map(({ form_factor }) => form_factor);
    expect(shown).toEqual(["narrow", "narrow", "wide"]);
    for (const { src, sizes, type } of manifest.screenshots) {
      const response = await page.request.get(src);
      expect(response.headers()["content-type"]).toBe(type);
      const file = await response.body();
      expect(jpegSize(file)).toBe(sizes);
      expect(file.length, src).toBeLessThan(160_000);
      expect(worker).toContain(`"${src}`.replaceAll('"', '\\"'));
      expect(worker).not.toContain(`["${src}`.replaceAll('"', '\\"'));
    }
  });
});

test("the app offers once to install itself, after something was saved", {
  tag: "@thorough",
}, async ({ page, app }) => {
  /** Offers to install, as Chromium does, which needs a window with a profile for it. */
  const offer = () =>
    page.evaluate(() => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      const userChoice = Promise.resolve({ outcome: "dismissed" });
      window.dispatchEvent(Object.assign(event, { prompt: async () => {}, userChoice }));
      return event.defaultPrevented;
    });
  const notice = page.locator("[data-notice=install]");
  await page.goto("/map");
  expect(await offer()).toBe(true);
  await expect(page.locator("[data-map-state=idle]")).toBeVisible();
  await expect(notice).toBeHidden();
  await app.store("waypoints", [{ id: "tent", name: "Tent", lat: 52.1, lng: 5.4 }]);
  await page.reload();
  await offer();
  await expect(notice).toContainText("Zet Scouting Map bij je apps");
  await notice.getByRole("button", { name: "Niet nu" }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await offer();
  await expect(page.locator("[data-map-state=idle]")).toBeVisible();
  await expect(notice).toBeHidden();
});

/** Returns the size in the frame header of a JPEG file (ITU T.81). */
function jpegSize(file: Buffer): string {
  let at = 2;
  // Segments of tables come before the frame, each with its length.
  while (file[at] === 0xff && (file[at + 1] ?? 0) !== 0xc0) at += 2 + file.readUInt16BE(at + 2);
  return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
}

/** Returns the size in the header of a PNG file. */
function pngSize(file: Buffer): string {
  expect(file.toString("latin1", 1, 4)).toBe("PNG");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
