import type { Page } from "@playwright/test";
import { seriousFindings } from "../drivers/accessibility.ts";
import { type AppDriver, expect, test } from "../drivers/app.ts";

const TENT = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, folder: "Kamp", createdAtMs: 1 };
const BACKUP = {
  format: "scouting-map-backup",
  version: 1,
  madeAtMs: 1_795_226_400_000,
  waypoints: [{ id: "post", name: "Post", lat: 52.2, lng: 5.5 }],
};

/** What opens each, from the screens of waypoints. */
const OPENED: Readonly<Record<string, (app: AppDriver, page: Page) => Promise<void>>> = {
  "the bin": async (app, page) => {
    await app.open("/waypoints/tent");
    await page.getByRole("button", { name: "Verwijderen" }).click();
    await expect(page).toHaveURL(/\/waypoints$/);
    await app.open("/settings");
    await page.getByRole("button", { name: "Prullenbak" }).click();
    await expect(page.getByRole("button", { name: "Zet terug: Tent" })).toBeVisible();
  },
  "what a backup would change": async (app, page) => {
    await app.open("/settings");
    const buffer = Buffer.from(JSON.stringify(BACKUP));
    const file = { name: "b.json", mimeType: "application/json", buffer };
    await page.getByLabel("Zet een back-up terug").setInputFiles(file);
    await expect(page.getByText("1 nieuw")).toBeVisible();
  },
  "the export": async (app, page) => {
    await app.open("/waypoints");
    await page.getByRole("button", { name: /^Exporter/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the scanner": async (app, page) => {
    await app.open("/waypoints");
    await page.getByRole("button", { name: /QR/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the form that changes a waypoint": async (app, page) => {
    await app.open("/waypoints/tent");
    await page.getByRole("button", { name: "Wijzigen" }).click();
    await expect(page.getByLabel("Naam")).toBeVisible();
  },
  "the bar of chosen waypoints": async (app, page) => {
    await app.open("/waypoints");
    await page.getByRole("button", { name: "Kies meerdere" }).click();
    await page.getByRole("checkbox", { name: /Tent/ }).check();
    await expect(page.getByText("1 gekozen")).toBeVisible();
  },
};

for (const [what, open] of Object.entries(OPENED)) {
  test(`axe finds nothing serious in ${what}`, async ({ app, page }) => {
    await app.store("waypoints", [TENT]);
    await open(app, page);
    expect(await seriousFindings(page)).toEqual([]);
  });
}
