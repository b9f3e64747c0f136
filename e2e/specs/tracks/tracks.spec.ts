import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { seriousFindings } from "../../drivers/accessibility.ts";
import { expect, test } from "../../drivers/app.ts";

const GPX = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
  <rte><name>Hike</name><rtept lat="52.1" lon="5.4"/><rtept lat="52.2" lon="5.4"/></rte>
  <trk><name>Rondje</name><trkseg><trkpt lat="52.1" lon="5.4"/><trkpt lat="52.1" lon="5.5"/></trkseg></trk>
</gpx>`;

test.describe("an imported track and route", () => {
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

  test("are listed, also after a restart", async ({ app, page }) => {
    await expect(lines(page)).toHaveText([/HikeRoute · 11,1\skm/, /RondjeTrack · 6,8\skm/]);
    await app.reload();
    await expect(lines(page)).toHaveCount(2);
  });

  test("can be renamed, hidden on the map, exported, and restored after deletion", {
    tag: "@thorough",
  }, async ({ app, page }) => {
    await lines(page).filter({ hasText: "Rondje" }).click();
    // The list of waypoints has a field "Naam" too, and stays until the screen of the track is loaded.
    await expect(page.getByRole("heading", { name: "Rondje", level: 2 })).toBeVisible();
    await page.getByLabel("Naam").fill("Heide");
    await page.getByRole("button", { name: "Bewaar naam" }).click();
    await expect(page.getByRole("heading", { name: "Heide", level: 2 })).toBeVisible();
    await page.getByRole("button", { name: "Meer", exact: true }).click();
    // It is unchecked once the change is stored.
    await page.getByLabel("Teken op de kaart").click();
    await expect(page.getByLabel("Teken op de kaart")).not.toBeChecked();
    await test.step("one is exported again", async () => {
      await page.getByRole("button", { name: "Exporteer" }).click();
      const dialog = page.getByRole("dialog", { name: "Exporteren als bestand" });
      await expect(dialog.getByText("1 track", { exact: true })).toBeVisible();
      const downloading = page.waitForEvent("download");
      await dialog.getByRole("button", { name: "Download" }).click();
      const text = readFileSync(await (await downloading).path(), "utf8");
      expect(text).toContain("<name>Heide</name>");
      expect(text).toContain('lon="5.5"');
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });
    expect(await seriousFindings(page)).toEqual([]);
    await test.step("a deleted one is gone, and restored by one tap", async () => {
      await page.getByRole("button", { name: "Verwijder", exact: true }).click();
      await expect(page.getByText("“Heide” is verwijderd.")).toBeVisible();
      await page.getByRole("button", { name: "Ongedaan maken" }).click();
      await expect(page.getByRole("heading", { name: "2 tracks en routes" })).toBeVisible();
    });
    await app.open("/waypoints");
    await expect(lines(page).filter({ hasText: "Heide" })).toContainText("Niet op de kaart");
  });
});

function section(page: Page) {
  return page.getByRole("region", { name: "Tracks en routes" });
}

function lines(page: Page) {
  return section(page).getByRole("listitem").getByRole("link");
}
