import { networkColors } from "#mapview/layers/networks/network-palette.ts";
import { startServer } from "../../tools/serve/server.mjs";
import { ALL_PIXELS, AppDriver, expect, test } from "../drivers/app.ts";
import { shareOfColor } from "../drivers/map-picture.ts";
import { answerPictures } from "../drivers/tile-servers.ts";

test.use({ ...ALL_PIXELS, serviceWorkers: "allow" });

test("switched on, accepted with one tap: the networks of Delft are there without server and network", async ({
  page,
}) => {
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
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Kaartlagen" }).click();
  for (const name of ["Fietsnetwerk", "Wandelnetwerk", "Vaarnetwerk"]) {
    await page.getByRole("checkbox", { name }).check();
  }
  await expect(
    page.getByText(/met het fiets-, wandel- en vaarnetwerk; .* is voorbeeld-delft \(0,3\sMB\)\.$/),
  ).toBeVisible();
  expect(asked).toEqual(["/packs/index.json"]);
  await page.getByRole("button", { name: "Haal op: voorbeeld-delft" }).click();
  await expect(page.getByText("Kaartpakket voorbeeld-delft staat op dit apparaat.")).toBeVisible();
  await expect
    .poll(async () => (await page.locator(".maplibregl-ctrl-scale").textContent()) ?? "")
    .toMatch(/^\d+\s?m$/);

  await app.waitUntilKept();
  await server.close();
  await app.goOffline();
  await app.reload();
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
    expect(await shareOfColor(page, networkColors(mode, "light").line), mode).toBeGreaterThan(0);
  }
  expect(asked.filter((path) => path === "/packs/index.json")).toHaveLength(1);
});
