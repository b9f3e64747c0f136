import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { openWithoutChunk } from "../../drivers/without-chunk.ts";

const COLOR = "#00aa44";

/** Returns a zigzag walk through the middle of the first view, dense enough to colour the map. */
function gpx(): string {
  const points = Array.from({ length: 400 }, (_, index) => {
    const lat = 52.1 + (index % 2) * 0.25;
    const lon = 5.1 + index * 0.001;
    return `<trkpt lat="${lat}" lon="${lon}"/>`;
  });
  return `<gpx version="1.1" xmlns:x="http://www.topografix.com/GPX/gpx_style/0/2"><trk><name>Zigzag</name><extensions><x:line><x:color>${COLOR.slice(1)}</x:color></x:line></extensions><trkseg>${points.join("")}</trkseg></trk></gpx>`;
}

async function importTrack(page: Page, app: AppDriver): Promise<void> {
  await app.open("/waypoints");
  const buffer = Buffer.from(gpx());
  await page
    .getByLabel("Importeren", { exact: true })
    .setInputFiles([{ name: "zigzag.gpx", mimeType: "application/octet-stream", buffer }]);
  await page.getByRole("button", { name: "Importeer 1" }).click();
  await expect(page.getByText("Toegevoegd: 1 track.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Sluit" }).first().click();
}

const card = (page: Page) => page.getByRole("region", { name: "Zigzag" });

test("an imported track is drawn, can be tapped and found, and is not drawn when hidden", {
  tag: "@thorough",
}, async ({ page, app }) => {
  test.slow();
  await importTrack(page, app);
  await test.step("it failed to load, and appears once the connection is back", async () => {
    // The preview of the import already has it, so this needs a visit of its own.
    await openWithoutChunk(page, "tracks-on-map", () => app.open("/map"));
    await expect.poll(() => shareOfColor(page, COLOR)).toBeGreaterThan(0.02);
    await app.waitForMap();
  });
  await test.step("it is among the places around the centre of the map", async () => {
    await page.getByRole("button", { name: "Meten en meer" }).click();
    await page.getByRole("button", { name: /Wat is hier/ }).click();
    await page.getByRole("button", { name: /Zigzag/ }).click();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
    await app.waitForMap();
  });
  await test.step("a tap on it shows its name, and leads to it", async () => {
    const map = await page.locator("[data-map-state]").boundingBox();
    if (!map) throw new Error("No map");
    await page.touchscreen.tap(map.x + map.width / 2 - 8, map.y + map.height / 2);
    await expect(card(page)).toContainText("400 punten");
    await expect(card(page)).toContainText(/Track · [\d.]+\skm/);
    await card(page).getByRole("link", { name: "Bekijk de track" }).click();
    await expect(page.getByRole("heading", { name: "Zigzag", level: 2 })).toBeVisible();
  });
  await test.step("“Toon op de kaart” shows all of it above its card", async () => {
    await page.getByRole("link", { name: "Toon op de kaart" }).click();
    await expect(page).toHaveURL(/\/map\?spoor=/);
    await expect(card(page)).toBeVisible();
    await app.waitForMap();
    await expect.poll(() => shareOfColor(page, COLOR)).toBeGreaterThan(0.1);
    await card(page).getByRole("link", { name: "Bekijk de track" }).click();
  });
  await test.step("it is not drawn when hidden", async () => {
    await page.getByRole("button", { name: "Meer", exact: true }).click();
    // It is unchecked once the change is stored.
    await page.getByLabel("Teken op de kaart").click();
    await expect(page.getByLabel("Teken op de kaart")).not.toBeChecked();
    await app.tapTab("Kaart");
    await expect.poll(() => shareOfColor(page, COLOR)).toBe(0);
  });
  await test.step("a removed one says so", async () => {
    await app.tapTab("Waypoints");
    await expect(page).toHaveURL(/\/waypoints$/);
    await page.evaluate(() => {
      history.pushState(null, "", "/map?spoor=weg");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByText("Deze track staat niet meer op dit apparaat.")).toBeVisible();
  });
});
