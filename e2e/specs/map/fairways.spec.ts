import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { startServer } from "../../../tools/serve/server.ts";
import { AppDriver, expect, test } from "../../drivers/app.ts";
import { PacksDriver } from "../../drivers/packs.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

test.use({ serviceWorkers: "allow" });

/** A real pack with walking node 14 and cycling node 1 beside the Abtswoudsebrug. */
const PACK = "samples/packs/voorbeeld-delft";
const ABTSWOUDSEBRUG = "52.00165, 4.3636";

test("bridges and locks are listed and opened without a network, once boating was used", {
  tag: "@thorough",
}, async ({ page }) => {
  test.slow();
  const server = await startServer({ root: process.env["E2E_ROOT"] ?? "dist", port: 0 });
  const app = new AppDriver(page, server.url);
  await test.step("given somebody on the water, with a pack and all networks", async () => {
    await page.addInitScript(() => {
      const mapOverlay = { walkNetwork: true, bikeNetwork: true, sailNetwork: true };
      localStorage.setItem(
        "settings",
        JSON.stringify({ colorScheme: 0, tileSource: 0, mapOverlay }),
      );
      const preferences = { instrumentLayout: "water", isDarkOffered: true };
      localStorage.setItem("preferences", JSON.stringify(preferences));
    });
    await answerPictures(page);
    await app.open("/settings");
    const packs = new PacksDriver(page);
    const files = readdirSync(PACK).map((name) => `${PACK}/${name}`);
    await packs.section.locator("input[data-chooses=files]").setInputFiles(files);
    await expect(packs.text(/staat op dit apparaat\.$/)).toBeVisible();
    await app.tapTab("Kaart");
    await app.waitForMap();
    const isStored = () => caches.match("/nautical/vaarwegen.json").then(Boolean);
    await expect.poll(() => page.evaluate(isStored)).toBe(true);
    await app.waitUntilStored();
  });
  await test.step("then the list and the cards work offline after a reload", async () => {
    await server.close();
    await app.goOffline();
    await app.reload();
    await app.waitForMap();
    await page.getByRole("button", { name: "Meten en meer" }).click();
    await page.getByRole("button", { name: /^Bruggen, sluizen en boeien/ }).click();
    await page.getByRole("button", { name: /^Eembrug/ }).click();
    await expect(page.getByText("Breedte", { exact: true })).toBeVisible();
    await expect(page.getByText(/Gegevens van 24 juli 2026/)).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("and a tap on a bridge among numbers on land opens the bridge", () =>
    tapBridge(page, app));
});

async function tapBridge(page: Page, app: AppDriver): Promise<void> {
  await page.getByRole("button", { name: "Zoeken" }).click();
  await page.getByRole("combobox").fill(ABTSWOUDSEBRUG);
  await page.getByRole("option").first().click();
  await app.waitForMap();
  await page.keyboard.press("Escape");
  await app.waitForMap();
  const map = await page.locator("canvas").boundingBox();
  if (!map) throw new Error("No map");
  await page.mouse.click(map.x + map.width / 2, map.y + map.height * 0.3);
  // Any other card would be a number.
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("Abtswoudsebrug");
}
