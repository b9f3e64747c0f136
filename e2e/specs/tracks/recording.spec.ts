import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { AppDriver, expect, test } from "../../drivers/app.ts";
import { KillableBrowser } from "../../drivers/killable-browser.ts";

/** `npm run kills` makes it 20. */
const KILLS = Math.min(20, Number(process.env["KILLS"] ?? 1));
/** A few are enough to see that it works; blocks of fixes are tested without a browser. */
const FIXES_MAX = KILLS > 1 ? 40 : 10;

test("a walk is recorded with its pause, continues in another window, and becomes a track", async ({
  app,
  page,
}) => {
  await app.open("/dashboard");
  await expect(page.getByRole("button", { name: "Neem track op" })).toBeVisible();
  const recording = await page.context().newPage();
  const first = new AppDriver(recording, app.baseUrl);
  const devtools = await page.context().newCDPSession(recording);
  const quota = { origin: new URL(app.baseUrl).origin, quotaSize: 10_000_000 };
  await devtools.send("Storage.overrideQuotaForOrigin", quota);
  await startRecording(first, recording);
  await expect(recording.getByText("Er is bijna geen ruimte meer op dit apparaat.")).toBeVisible();
  await expect(recording.getByRole("button", { name: "Exporteer wat er is" })).toBeVisible();
  await walk(first, recording, 1, 4);
  await recording.getByRole("button", { name: "Pauzeer" }).click();
  await expect(recorder(recording)).toHaveText("Gepauzeerd");
  await recording.getByRole("button", { name: "Hervat" }).click();
  await walk(first, recording, 4, 6);
  await expect(recorder(page)).toHaveText(/^Een ander tabblad neemt op/);
  await recording.close();
  await expect(recorder(page)).toHaveText(/^Opname van \d\d:\d\d hervatten\?$/);
  await page.getByRole("button", { name: "Hervat" }).click();
  await walk(app, page, 6, 8);
  await app.reload();
  await expect(recorder(page)).toHaveText("Neemt op");
  const panel = page.getByRole("region", { name: "Opname" });
  await expect(panel.getByText(/^De opname gaat verder\./)).toBeVisible();
  // The screen with the recorder reports it once; all others have the prompt.
  await expect(page.locator("[data-recording-prompt]")).toBeHidden();
  await page.getByRole("link", { name: "Routes" }).click();
  await expect(page).toHaveURL(/routes/);
  await expect(page.locator("[data-recording-prompt]")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Stop en bewaar" }).click();
  await page.getByRole("link", { name: "Bekijk de track" }).click();
  const numbers = page.getByRole("region", { name: "Cijfers" });
  const points = Number(/Punten(\d+) punten/.exec((await numbers.textContent()) ?? "")?.[1]);
  // The place of the start counts once more if the device reports it again; nothing is joined over the pause.
  expect([7, 8]).toContain(points);
  await expect(numbers).toContainText(`Afstand${Math.round((points - 3) * 11.12)} m`);
  await expect(numbers).toContainText("Gatenpauze, app gesloten");
  await page.getByLabel("Plek langs de track").fill("3");
  await page.getByRole("button", { name: "Eindig hier" }).click();
  await expect(page.getByText("4 punten")).toBeVisible();
  await page.getByRole("link", { name: "Alle tracks" }).click();
  await page.getByRole("button", { name: "Prullenbak" }).click();
  await page.getByRole("button", { name: /^Zet terug: Opname/ }).click();
  await page.getByRole("button", { name: "Sluiten" }).click();
  await expect(page.getByRole("heading", { name: "2 tracks en routes" })).toBeVisible();
});

// A crashed tab is slow on a busy machine, and ends like a killed browser, so this runs only at full length.
if (KILLS > 1) {
  test("a tab that crashes during a recording loses at most its last fix", async ({
    app,
    page,
  }) => {
    await startRecording(app, page);
    await walk(app, page, 1, 6);
    const had = await fixCount(page);
    const opened = await openedAfterCrash(app);
    await expect(recorder(opened)).toHaveText("Neemt op");
    await expect.poll(() => fixCount(opened)).toBeGreaterThanOrEqual(had - 1);
  });
}

test(`kills during a recording (${KILLS}) lose at most its last fix`, { tag: "@thorough" }, async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(240_000 + KILLS * 60_000);
  const profile = mkdtempSync(join(tmpdir(), "scouting-map-recording-"));
  let running: KillableBrowser | undefined;
  let [place, had] = [0, 0];
  try {
    for (let kill = 1; kill <= KILLS + 1; kill += 1) {
      running = await KillableBrowser.start(launchOptions.executablePath ?? "chromium", profile);
      const page = await recordingPage(running, baseURL ?? "");
      if (kill > 1) await expect.poll(() => fixCount(page)).toBeGreaterThanOrEqual(had - 1);
      if (kill > KILLS) break;
      // After a kill it resumes by itself.
      if (kill === 1) await page.getByRole("button", { name: "Neem track op" }).click();
      await expect(recorder(page)).toHaveText(/Neemt op|Wacht op de eerste positie/);
      const until = place + 1 + Math.floor(Math.random() * FIXES_MAX);
      for (; place < until; place += 1) had = await nextFix(page, place, had);
      // During the next fix.
      const last = nextFix(page, place++, had).catch(() => had);
      // Fixed time: the moment of the kill.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      await running.kill();
      had = Math.max(had, await last);
      process.stdout.write(`    killed with ${had} fixes\n`);
    }
  } finally {
    await running?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Crashes the tab like a lack of memory would, and opens another. */
async function openedAfterCrash({ page, baseUrl }: AppDriver): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // Nothing is left to answer.
  devtools.send("Page.crash").catch(() => {});
  await crashed;
  const opened = await page.context().newPage();
  await new AppDriver(opened, baseUrl).open("/dashboard");
  return opened;
}

const recorder = (page: Page) => page.locator("[data-recorder]");

/** Returns a place on the heath, this many times 11 m north. */
function northOf(place: number) {
  return { lat: 52.1 + place * 0.0001, lng: 5.9, accuracy: 5 };
}

async function startRecording(app: AppDriver, page: Page): Promise<void> {
  await app.setFix(northOf(0));
  await app.open("/dashboard");
  await page.getByRole("button", { name: "Neem track op" }).click();
}

async function walk(app: AppDriver, page: Page, from: number, to: number): Promise<void> {
  for (let place = from; place < to; place += 1) {
    const had = await fixCount(page);
    await app.setFix(northOf(place));
    // The device may report a fix twice, so the count alone does not show that this one was received.
    await expect(page.getByText(northOf(place).lat.toFixed(5))).toBeVisible();
    await expect.poll(() => fixCount(page)).toBeGreaterThan(had);
  }
}

async function recordingPage(browser: KillableBrowser, appUrl: string): Promise<Page> {
  const page = await browser.page();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await page.context().grantPermissions(["geolocation"]);
  await page.goto(`${appUrl}/location`);
  await expect(page.getByRole("heading", { name: "Opname" })).toBeVisible();
  return page;
}

/**
 * Reports the device's next fix, and gives the app time to store it, like a device with a fix per second; a
 * browser that just started may miss one.
 * @returns the number of fixes that the recording then shows
 */
async function nextFix(page: Page, place: number, had: number): Promise<number> {
  const { lat, lng, accuracy } = northOf(place);
  let tries = 0;
  await expect(async () => {
    // A killed browser reports nothing more.
    if (page.isClosed()) return;
    const latitude = lat + tries++ * 1e-6;
    await page.context().setGeolocation({ latitude, longitude: lng, accuracy });
    await expect
      .poll(() => fixCount(page), { intervals: [10], timeout: 2000 })
      .toBeGreaterThan(had);
  }).toPass();
  if (page.isClosed()) return had;
  await expect.poll(() => storedCount(page), { intervals: [10] }).toBeGreaterThan(had);
  return fixCount(page);
}

/** Returns the number of fixes of the recording in the database, in blocks and after them. */
function storedCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ended(indexedDB.open("scouting-map"));
    const stores = database.transaction(["tracks", "recordedFixes"]);
    const [tracks, fixes] = await Promise.all([
      ended(stores.objectStore("tracks").getAll()),
      ended(stores.objectStore("recordedFixes").getAllKeys()),
    ]);
    database.close();
    const [, lastNumber] = (fixes.at(-1) ?? ["", -1]) as [string, number];
    return Math.max(lastNumber + 1, ...tracks.map(({ pointCount }) => pointCount));
  });
}

async function fixCount(page: Page): Promise<number> {
  const shown = page.locator("dt", { hasText: "Posities" }).locator("xpath=following-sibling::dd");
  const text = (await shown.count()) > 0 ? await shown.textContent() : null;
  return Number(text?.replaceAll(".", "") ?? 0);
}
