import { expect, test } from "../../drivers/app.ts";
import { walkingGrid } from "../../drivers/invented-network.ts";
import { OnlineMap } from "../../drivers/online-map.ts";
import { PlanDriver } from "../../drivers/plan.ts";
import { serveSlices } from "../../drivers/slice-server.ts";

const UTRECHT = { lat: 52.0907, lng: 5.1214 };

test("a first visit in Utrecht goes from the dashboard to following a loop of 12 km in at most six taps", async ({
  page,
  app,
}) => {
  await new OnlineMap().serve(page);
  const slices = await serveSlices(page, walkingGrid(UTRECHT));
  await app.setFix(UTRECHT);
  await app.open("/dashboard");
  let taps = 0;
  const tap = async (role: "link" | "button", name: string) => {
    taps += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  await tap("link", "Haal je streek op");
  const card = page.getByRole("region", { name: "Haal je streek op" });
  await expect(card.getByText(/slice\.openstreetmap\.us/)).toBeVisible();
  await expect(card.getByLabel("Naam", { exact: true })).toHaveValue("Rond Utrecht");
  expect(slices.asked).toEqual([]);
  await tap("button", "Haal op");
  await tap("button", "Begin");
  await expect(
    page.getByText(/^Rond Utrecht staat op dit apparaat: kaart, knooppunten en vaarwegen\.$/),
  ).toBeVisible();
  await expect(page.getByText("Werkt offline: ja")).toBeVisible();
  await tap("link", "Maak een rondje");
  await tap("button", "Neem dit rondje");
  const plan = new PlanDriver(page);
  await expect.poll(async () => (await plan.numbers()).length).toBeGreaterThan(2);
  // Within a tenth of the 12 km that is offered at first.
  await expect(page.getByText(/^(10,[89]|1[12],\d|13,[0-2])\skm · /).first()).toBeVisible();
  await tap("button", "Volg deze route");
  await expect(page.locator('[data-navigation="bar"]')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
});
