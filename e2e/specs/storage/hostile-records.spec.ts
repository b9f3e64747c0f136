import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../../drivers/app.ts";

const GOOD = { id: "goed", name: "Goed", lat: 52.1, lng: 5.1 };

test("every screen opens and every row links to its waypoint despite invalid ids and times", async ({
  app,
  page,
}) => {
  const ids = ["..", ".", "\ud800", "a%2Fb"];
  const hostile = ids.map((id, index) => ({
    ...GOOD,
    id,
    name: `Vreemd ${index}`,
    createdAtMs: 1e300,
    changedAtMs: 8.64e15 + 5,
  }));
  await app.store("waypoints", [...hostile, GOOD]);
  await app.open("/dashboard");
  await expect(page.getByRole("link", { name: /Goed|Vreemd/ })).toHaveCount(3);
  await app.tapTab("Waypoints");
  for (const { name } of hostile) {
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await page.getByRole("link", { name: "Alle waypoints" }).click();
  }
  await app.tapTab("Instellingen");
  await expect(page.getByRole("button", { name: "Prullenbak" })).toBeVisible();
});

test("records that cannot be drawn are reported in their own row and can be exported", {
  tag: "@thorough",
}, async ({ app, page }) => {
  const bad = { ...GOOD, id: "kapot", name: "Kapot", lat: 52.54321 };
  await app.store("waypoints", [GOOD, bad]);
  await plantFaults(page, bad.lat);
  await app.open("/dashboard");
  await expect(problem(page, "Kapot")).toBeVisible();
  await expect(page.getByRole("link", { name: "Goed" })).toBeVisible();

  await app.tapTab("Waypoints");
  await expect(page.getByRole("link", { name: "Goed" })).toBeVisible();
  expect(await takenOut(page, "Kapot")).toMatchObject([bad]);
  await importTrack(page);
  expect(await takenOut(page, "Rondje")).toMatchObject([
    { kind: "track", origin: "imported", pointCount: 2 },
  ]);

  // The router goes there without a link, as the map does.
  await app.open("/waypoints/kapot");
  await expect(problem(page, "Kapot")).toBeVisible();
  await page.getByRole("button", { name: "Verwijderen" }).click();

  await app.tapTab("Instellingen");
  // The screen before it has a bin too.
  await expect(page).toHaveURL(/\/settings$/);
  await page.evaluate(() => Object.assign(window, { hasBrokenDates: true }));
  await page.getByRole("button", { name: "Prullenbak" }).click();
  await expect(problem(page, "Kapot")).toBeVisible();
  await page.getByRole("button", { name: "Zet terug: Kapot" }).click();
  await expect(page.getByText("De prullenbak is leeg.")).toBeVisible();
});

/**
 * Validation admits only records that can be drawn, so the browser itself is made to fail, at one place and
 * one length.
 */
async function plantFaults(page: Page, badLat: number): Promise<void> {
  await page.addInitScript((lat) => {
    const { toFixed } = Number.prototype;
    Number.prototype.toFixed = function (digits) {
      if (this.valueOf() === lat) throw new Error("planted");
      return toFixed.call(this, digits);
    };
    const plant = (format: object, isBad: (value: number) => boolean) => {
      const getter = Object.getOwnPropertyDescriptor(format, "format")?.get;
      Object.defineProperty(format, "format", {
        get() {
          const real: (value: number) => string = getter?.call(this);
          return (value: number) => {
            if (isBad(value)) throw new Error("planted");
            return real(value);
          };
        },
      });
    };
    plant(Intl.NumberFormat.prototype, (kilometers) => kilometers > 111 && kilometers < 112);
    plant(Intl.DateTimeFormat.prototype, () => "hasBrokenDates" in window);
  }, badLat);
}

function problem(page: Page, name: string) {
  return page.getByRole("status").filter({ hasText: `“${name}” kan hier niet worden getoond.` });
}

async function takenOut(page: Page, name: string): Promise<unknown> {
  const download = page.waitForEvent("download");
  await problem(page, name).getByRole("button", { name: "Exporteer" }).click();
  return JSON.parse(await readFile(await (await download).path(), "utf8"));
}

/** Imports a track of one degree northward: 111.2 kilometres. */
async function importTrack(page: Page): Promise<void> {
  const points = `<trkpt lat="51" lon="5"/><trkpt lat="52" lon="5"/>`;
  const gpx = `<gpx><trk><name>Rondje</name><trkseg>${points}</trkseg></trk></gpx>`;
  const file = { name: "rondje.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(gpx) };
  await page.getByLabel("Importeren", { exact: true }).setInputFiles(file);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Importeer/ }).click();
  await dialog.getByRole("button", { name: "Sluit" }).first().click();
}
