import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";

const WAYPOINTS = [
  {
    id: "0b0e7c1a-tent",
    name: "Tent ]]> & 🏕",
    lat: 52.15517,
    lng: -5.3872,
    note: "regel 1\nregel 2",
    altitudeMeters: -3.5,
    icon: "campsite",
    color: "#9f221a",
    folder: "Zomerkamp",
    source: "kamp.gpx",
    createdAtMs: 1_795_226_400_000,
    changedAtMs: 1_795_226_461_001,
  },
  { id: "0b0e7c1a-formule", name: "=1+1", lat: 51, lng: 5, createdAtMs: 1_795_226_400_000 },
] as const;

async function exported(page: Page, format: string): Promise<{ name: string; text: Buffer }> {
  await page.getByRole("button", { name: "Exporteren" }).last().click();
  await page.getByRole("radio", { name: new RegExp(`^${format}`) }).check();
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const download = await arriving;
  await expect(page.getByText("Het bestand staat bij je downloads.")).toBeVisible();
  await page.getByRole("button", { name: "Sluit" }).click();
  return { name: download.suggestedFilename(), text: readFileSync(await download.path()) };
}

test("importing an export in any format adds nothing", { tag: "@thorough" }, async ({
  app,
  page,
}) => {
  test.slow();
  await app.store("waypoints", WAYPOINTS);
  await app.open("/waypoints");
  for (const format of ["GPX", "GeoJSON", "KML", "CSV"]) {
    await test.step(format, () => takeOutAndIn(page, app, format));
    await page.evaluate(
      (list) => localStorage.setItem("waypoints", list),
      JSON.stringify(WAYPOINTS),
    );
    await app.reload();
  }
  await test.step("a selected waypoint is exported alone", async () => {
    await page.getByRole("button", { name: "Kies meerdere" }).click();
    await page.getByRole("checkbox", { name: /=1\+1/ }).check();
    const chosen = page.getByRole("region", { name: "Gekozen waypoints" });
    await chosen.getByRole("button", { name: "Exporteren" }).click();
    await expect(page.getByRole("dialog").getByText("1 waypoint", { exact: true })).toBeVisible();
  });
});

async function takeOutAndIn(page: Page, app: AppDriver, format: string): Promise<void> {
  const { name, text } = await exported(page, format);
  expect(name).toMatch(new RegExp(`^waypoints-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`));
  const file = { name, mimeType: "application/octet-stream", buffer: text };
  await page.getByLabel("Importeren", { exact: true }).setInputFiles(file);
  await expect(page.getByText("Je hebt dit allemaal al")).toBeVisible();
  await page.getByRole("button", { name: "Sluit" }).click();

  await page.evaluate(() => localStorage.setItem("waypoints", "[]"));
  await app.reload();
  await page.getByLabel("Importeren", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Importeer 2" }).click();
  await expect(page.getByText("Toegevoegd: 2 waypoints.")).toBeVisible();
  const byName = (list: readonly { readonly name: string }[]) =>
    list.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const stored = (await app.stored("waypoints")) as typeof WAYPOINTS;
  // A waypoint without a source gets this file as its source.
  const expected = WAYPOINTS.map((waypoint) => ({ source: name, ...waypoint }));
  expect(byName(stored)).toEqual(byName(expected));
}
