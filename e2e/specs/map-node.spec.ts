import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect } from "../drivers/app.ts";
import { makeVillagePack } from "../drivers/drawn-pack.ts";
import { PacksDriver } from "../drivers/packs.ts";

const test = base.extend<{ village: { readonly files: string[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  village: async ({}, use) => {
    const pack = await makeVillagePack();
    await use(pack);
    pack.remove();
  },
});

test("a node of a pack is found by its number, and says where one can go from it", async ({
  page,
  app,
  village,
}) => {
  await app.open("/settings");
  const packs = new PacksDriver(page);
  await packs.section.locator("input[data-chooses=files]").setInputFiles(village.files);
  await expect(packs.text(/staat op dit apparaat\.$/)).toBeVisible();
  await app.setFix({ lat: 52.0004, lng: 4.302 });
  await app.tapTab("Kaart");
  await app.waitForMap();
  await page.getByRole("button", { name: "Zoeken" }).click();
  await page.getByRole("combobox").fill("fietsknooppunt 9");
  await page
    .getByRole("option", { name: /Fietsknooppunt/ })
    .first()
    .click();

  await expect(page.getByRole("heading", { name: "Fietsknooppunt 09" })).toBeVisible();
  await expect(page.getByText("Van hier")).toBeVisible();
  await expect
    .poll(async () => (await page.locator(".maplibregl-ctrl-scale").textContent()) ?? "")
    .toMatch(/^\d+\s?m$/);
  const faultDesk = page.getByRole("link", { name: "Meld een fout bij het Meldpunt Routes" });
  await expect(faultDesk).toHaveAttribute("href", "https://www.meldpuntroutes.nl");
  await expect(faultDesk).toHaveAttribute("rel", "noopener noreferrer");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const neighbour = page.getByRole("button", { name: /^10 / }).first();
  await expect(neighbour).toContainText(/\d m|km/);
  await neighbour.click();
  await expect(page.getByRole("heading", { name: "Fietsknooppunt 10" })).toBeVisible();
});
