import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { seriousFindings } from "../drivers/accessibility.ts";
import { expect, test } from "../drivers/app.ts";

const GPX = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
  <rte><name>Hike</name><rtept lat="52.1" lon="5.4"/><rtept lat="52.2" lon="5.4"/></rte>
  <trk><name>Rondje</name><trkseg><trkpt lat="52.1" lon="5.4"/><trkpt lat="52.1" lon="5.5"/></trkseg></trk>
</gpx>`;

test.describe("given an imported track and route", () => {
  test.beforeEach(async ({ app, page }) => {
    await app.open("/waypoints");
    await expect(page.getByText("Nog geen waypoints.", { exact: false })).toBeVisible();
    const file = { name: "tocht.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(GPX) };
    await page.getByLabel("Importeren", { exact: true }).setInputFiles(file);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Importeer/ })
      .click();
    await expect(page.getByText(/^Toegevoegd:/)).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Sluit" }).first().click();
  });

  test("both are listed, after a restart too", async ({ app, page }) => {
    await expect(lines(page)).toHaveText([/HikeRoute · 11,1 km/, /RondjeTrack · 6,8 km/]);
    await app.reload();
    await expect(lines(page)).toHaveCount(2);
  });

  test("one keeps the name it was given, and can be taken off the map", async ({ app, page }) => {
    await lines(page).filter({ hasText: "Rondje" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Naam").fill("Heide");
    await dialog.getByRole("button", { name: "Bewaar naam" }).click();
    await expect(page.getByRole("dialog", { name: "Heide" })).toBeVisible();
    // It is unchecked when storage has it.
    await dialog.getByLabel("Teken op de kaart").click();
    await expect(dialog.getByLabel("Teken op de kaart")).not.toBeChecked();
    await app.reload();
    await expect(lines(page).filter({ hasText: "Heide" })).toContainText("Niet op de kaart");
  });

  test("a deleted one is gone, and back by one tap", async ({ page }) => {
    await lines(page).filter({ hasText: "Rondje" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Verwijder" }).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(page.getByText("“Rondje” is verwijderd.")).toBeVisible();
    await section(page).getByRole("button", { name: "Ongedaan maken" }).click();
    await expect(lines(page)).toHaveCount(2);
  });

  test("one becomes a file again", async ({ page }) => {
    await lines(page).filter({ hasText: "Rondje" }).click();
    await page.getByRole("button", { name: "Exporteer" }).click();
    const dialog = page.getByRole("dialog", { name: "Exporteren als bestand" });
    await expect(dialog.getByText("1 track", { exact: true })).toBeVisible();
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    const text = readFileSync(await (await downloading).path(), "utf8");
    expect(text).toContain("<name>Rondje</name>");
    expect(text).toContain('lon="5.5"');
  });

  test("the dialog of one has nothing serious to find for axe", async ({ page }) => {
    await lines(page).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

function section(page: Page) {
  return page.getByRole("region", { name: "Tracks en routes" });
}

function lines(page: Page) {
  return section(page).getByRole("listitem").getByRole("button");
}
