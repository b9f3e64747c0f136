import type { Page } from "@playwright/test";
import { networkColors } from "#mapview/layers/networks/network-palette.ts";
import { startServer } from "../../../tools/serve/server.ts";
import { ALL_PIXELS, AppDriver, expect, test } from "../../drivers/app.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

test.use({ ...ALL_PIXELS, serviceWorkers: "allow" });

test("the networks of Delft are installed with one tap, and are found and drawn offline", {
  tag: "@thorough",
}, async ({ page }) => {
  // One visit for everything.
  test.slow();
  const server = await startServer({ root: process.env["E2E_ROOT"] ?? "dist", port: 0 });
  const app = new AppDriver(page, server.url);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/packs/")) asked.push(pathname);
  });
  await answerPictures(page);
  await app.open("/dashboard");
  await app.tapTab("Kaart");
  await app.waitForMap();
  await app.stirMap(() => page.goto(`${server.url}/map#12/52.005/4.365`));
  expect(asked).toEqual([]);
  await test.step("they are offered, and accepted with one tap", () => acceptOffer(page, asked));
  await app.waitUntilStored();
  await server.close();
  await app.goOffline();
  await app.reload();
  await test.step("they are found and drawn after a reload", () => findNetworks(page, app));
  expect(asked.filter((path) => path === "/packs/index.json")).toHaveLength(1);
});

async function acceptOffer(page: Page, asked: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Kaartlagen" }).click();
  for (const name of ["Fietsnetwerk", "Wandelnetwerk", "Vaarnetwerk"]) {
    await page.getByRole("checkbox", { name }).check();
  }
  await page.getByRole("button", { name: "Begrepen" }).click();
  await expect(
    page.getByText(
      /^Kaartpakket Delft \(voorbeeld\) heeft het .*netwerk \(0,3\sMB, gegevens van .+\)\.$/,
    ),
  ).toBeVisible();
  expect(asked).toEqual(["/packs/index.json"]);
  await page.getByRole("button", { name: "Haal op: Delft (voorbeeld)" }).click();
  await expect(
    page.getByText("Kaartpakket Delft (voorbeeld) staat op dit apparaat."),
  ).toBeVisible();
}

async function findNetworks(page: Page, app: AppDriver): Promise<void> {
  await app.waitForMap();
  await page.getByRole("button", { name: "Zoeken" }).click();
  await page.getByRole("combobox").fill("fietsknooppunt 1");
  await page
    .getByRole("option", { name: /^1 .*Fietsknooppunt/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Fietsknooppunt 1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await app.stirMap(() => page.getByRole("button", { name: "Zoom uit" }).click());
  for (const mode of ["cycle", "walk", "motorboat"] as const) {
    const color = networkColors(mode, "light").line;
    await expect.poll(() => shareOfColor(page, color), mode).toBeGreaterThan(0);
  }
}
