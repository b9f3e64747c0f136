import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import {
  BLANK_FILE,
  plantStored,
  readGolden,
  readStored,
  type StoredData,
} from "../../drivers/stored-data.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

/** A folder per version of the app with the data that it stored. */
const FOLDER = join(import.meta.dirname, "../../goldens/stored");

/** Stores that do not change while the app is open; the others belong to the recording, which continues. */
const STILL = ["packs", "photos", "plans", "setAside", "trackBlocks", "waypointBin"] as const;

for (const version of readdirSync(FOLDER)) {
  const folder = join(FOLDER, version);

  test(`data and backup of version ${version} open unchanged`, async ({ page, app }) => {
    const golden = readGolden(folder);
    const backup = readFileSync(join(folder, "backup.json"));
    await openGolden(page, app, golden, backup);
    await app.open("/dashboard");
    await expect(page.getByText(/^Je volgt: Wandelen .+ – 28$/)).toBeVisible();
    await expect(page.locator("[data-recorder]")).toHaveText(/^(Neemt op|Wacht)/);
    await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark");
    await app.tapTab("Waypoints");
    await page.getByRole("link", { name: /^Waterput/ }).click();
    await expect(page.getByRole("main").getByRole("img", { name: /Waterput/ })).toBeVisible();
    await app.open("/tracks");
    for (const name of ["Rondje", "Naar huis"]) {
      await expect(page.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await app.open("/routes");
    await expect(page.getByRole("link", { name: /^Rondje Delft/ })).toBeVisible();
    await app.open("/settings");
    await expect(page.getByRole("radio", { name: /^RD/ })).toBeChecked();
    const packs = page.getByRole("region", { name: "Kaartpakketten" });
    for (const name of ["Delft (voorbeeld)", "Kamp"]) {
      await expect(packs.getByRole("button", { name: `Verwijder: ${name}` })).toBeVisible();
    }
    await expect(packs.getByText("Half gebied").first()).toBeVisible();
    await expect(packs.getByText("weg of onleesbaar")).toHaveCount(0);
    await page.getByRole("button", { name: "Prullenbak" }).click();
    await expect(page.getByRole("button", { name: "Zet terug: Weg ermee" })).toBeVisible();
    await page.keyboard.press("Escape");
    await putBackupBack(page, backup);
    const preview = page.getByRole("dialog", { name: "Back-up terugzetten" });
    for (const kind of ["Waypoints", "Foto's", "Plannen", "Prullenbak", "Apart gezet"]) {
      await expect(preview.getByText(new RegExp(`^${kind}1 hetzelfde$`))).toBeVisible();
    }
    const now = await storedNow(page, app);
    for (const store of STILL) {
      expect(now.database.stores[store], store).toEqual(golden.database.stores[store]);
    }
    expect(now.localStorage["planDraft"]).toEqual(golden.localStorage["planDraft"]);
    expect(now.files).toEqual(golden.files);
  });

  test(`data upgraded by a version newer than ${version} is reported as unreadable, and kept`, async ({
    page,
    app,
  }) => {
    const golden = readGolden(folder);
    const backup = readFileSync(join(folder, "backup.json"));
    const newer = {
      ...golden,
      database: { ...golden.database, version: golden.database.version + 100 },
    };
    await openGolden(page, app, newer, backup);
    for (const [route, list] of [
      ["/tracks", "Je tracks en routes"],
      ["/routes", "Je bewaarde routes"],
      ["/settings", "Je kaartpakketten en gebieden"],
    ] as const) {
      await app.open(route);
      const said = page.getByText(new RegExp(`^${list} kunnen nu niet worden gelezen`)).first();
      await expect(said).toContainText("Er is niets kwijt. Een nieuwere versie van Scouting Map");
    }
    const later = { ...JSON.parse(backup.toString()), version: 99 };
    await putBackupBack(page, Buffer.from(JSON.stringify(later)));
    await expect(page.getByText(/^Deze back-up is van een nieuwere versie/)).toBeVisible();
    // Waypoints are in localStorage too, and are read from there.
    await app.open("/waypoints");
    await expect(page.getByRole("link", { name: /^Waterput/ })).toBeVisible();
    const now = await storedNow(page, app);
    expect(now.database).toEqual(newer.database);
    expect(now.files).toEqual(golden.files);
  });
}

/** Puts stored data into the browser, a minute after its backup was made, so that nothing has expired. */
async function openGolden(
  page: Page,
  app: AppDriver,
  data: StoredData,
  backup: Buffer,
): Promise<void> {
  // The stored settings show a network of a server.
  await answerPictures(page);
  await page.goto(app.baseUrl + BLANK_FILE);
  await plantStored(page, data);
  await page.clock.setFixedTime(JSON.parse(backup.toString()).madeAtMs + 60_000);
}

async function putBackupBack(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: "back-up.json", mimeType: "application/json", buffer };
  await page.getByLabel("Zet een back-up terug").setInputFiles(file);
}

async function storedNow(page: Page, app: AppDriver): Promise<StoredData> {
  await page.goto(app.baseUrl + BLANK_FILE);
  return readStored(page);
}
