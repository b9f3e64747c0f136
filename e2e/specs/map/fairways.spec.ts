import { startServer } from "../../../tools/serve/server.ts";
import { AppDriver, expect, test } from "../../drivers/app.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

test.use({ serviceWorkers: "allow" });

test("bridges and locks are listed and opened without a network, once boating was used", async ({
  page,
}) => {
  const server = await startServer({ root: process.env["E2E_ROOT"] ?? "dist", port: 0 });
  const app = new AppDriver(page, server.url);
  await test.step("given somebody who switched the boating network on", async () => {
    await page.addInitScript(() => {
      const mapOverlay = { walkNetwork: false, bikeNetwork: false, sailNetwork: true };
      localStorage.setItem(
        "settings",
        JSON.stringify({ colorScheme: 0, tileSource: 0, mapOverlay }),
      );
    });
    await answerPictures(page);
    await app.open("/map");
    await app.waitForMap();
    const isKept = () => caches.match("/nautical/vaarwegen.json").then(Boolean);
    await expect.poll(() => page.evaluate(isKept)).toBe(true);
    await app.waitUntilKept();
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
  });
});
