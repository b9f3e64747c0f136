import type { Page } from "@playwright/test";
import { findings } from "../../drivers/accessibility.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { openDelft, type PlanDriver } from "../../drivers/plan.ts";

/** Opens the planner over Delft, and plans the way from 14 to 35 by two taps. */
async function planByTaps(page: Page, app: AppDriver): Promise<PlanDriver> {
  const plan = await openDelft(page, app);
  // It switches its network on, which must be drawn before a node is tapped.
  await app.stirMap(() => page.getByRole("button", { name: "Plan", exact: true }).click());
  await plan.tap("14");
  await plan.tap("35");
  await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
  await expect(page.getByText("598 m · 8 min")).toBeVisible();
  return plan;
}

test("a plan is made by taps and drags, undone, and there after a reload", async ({
  page,
  app,
}) => {
  const plan = await planByTaps(page, app);
  await plan.drag("35", "48");
  await expect.poll(async () => (await plan.numbers()).at(-1)).toBe("48");
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
  await app.open("/map?plan");
  await expect(page.getByText("Je plan van eerder staat er nog.")).toBeVisible();
  await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
});

test("a plan is made by numbers and from a walk, edited, printed, searched from and shared", {
  tag: "@thorough",
}, async ({ page, app }) => {
  // One visit for everything, and each check of the whole sheet takes seconds.
  test.slow();
  const plan = await planByTaps(page, app);

  await test.step("typed numbers continue it, with the surface and the places along it", async () => {
    await page.getByRole("button", { name: "Meer van dit plan" }).click();
    await page.getByLabel("Nummers typen").fill("68");
    await page.getByRole("button", { name: "Voeg toe" }).click();
    await expect.poll(() => plan.numbers()).toEqual(["14", "35", "28", "68"]);
    await expect(page.getByText("1,7 km · 22 min")).toBeVisible();
    await expect(page.getByText(/^Groene nummers koos je zelf/)).toBeVisible();
    // The numbers keep their height, although the sheet has more content than fits.
    const row = await page.getByRole("list", { name: "Nummers van het plan" }).boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByText("Verhard 1,7 km (100%)")).toBeVisible();
    const along = page.getByRole("region", { name: "Onderweg" });
    await expect(
      along.getByRole("button", { name: /^Drinkwater \d/, pressed: true }),
    ).toBeVisible();
    await expect(along.getByRole("button", { name: /m ernaast$/ }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step("printed: only the plan, black on white, with numbers of at least 7 mm", async () => {
    await page.evaluate(() => Object.assign(window, { print: () => {} }));
    await page.getByText("Op papier", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Met wat er onderweg is" }).check();
    for (const name of ["Strook met nummers", "Kaartje voor je zak"]) {
      await page.getByRole("button", { name }).click();
      await page.emulateMedia({ media: "print" });
      const number = page.locator("[data-printed-plan]").getByText("68", { exact: true });
      await expect(number).toBeVisible();
      await expect(
        page
          .locator("[data-printed-plan]")
          .getByText(/drinkwater/)
          .first(),
      ).toBeVisible();
      await expect(page.locator("main")).toBeHidden();
      const look = await number.evaluate((element) => {
        const { fontSize, color } = getComputedStyle(element);
        return { digitMillimetres: ((Number.parseFloat(fontSize) * 25.4) / 96) * 0.7, color };
      });
      expect(look.digitMillimetres).toBeGreaterThanOrEqual(7);
      expect(look.color).toBe("rgb(0, 0, 0)");
      await page.emulateMedia({ media: "screen" });
      await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
      await expect(page.locator("[data-printed-plan]")).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Toon kaart" }).click();
  });

  await test.step("reversed, and back again", async () => {
    await page.getByRole("button", { name: "Meer", exact: true }).click();
    await page.getByRole("button", { name: "Keer om" }).click();
    await expect.poll(() => plan.numbers()).toEqual(["68", "28", "35", "14"]);
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
  });

  await test.step("a number is dragged to a spot, and to a node by a finger that rests for a long press", async () => {
    await plan.drag("14", { beside: "14", byPixels: 60 });
    // Along ways from there, in a street or on a nameless path.
    await expect.poll(async () => (await plan.numbers())[0]).not.toBe("14");
    expect(await plan.placeCount()).toBe(1);
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
    await plan.dragByFinger("35", "48");
    await expect.poll(async () => (await plan.numbers()).at(-1)).toBe("48");
    expect(await plan.placeCount()).toBe(0);
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
  });

  const line = await plan.line();
  await test.step("the searches in the network of Delft are each undone", async () => {
    const menu = page.getByRole("button", { name: "Meer", exact: true });
    const undo = page.getByRole("button", { name: "Ongedaan maken" });
    await menu.click();
    await page.getByRole("button", { name: "Hoe ver kom ik?" }).click();
    await expect(
      page.getByText("8 knooppunten binnen 10 km vanaf 35, over het netwerk."),
    ).toBeVisible();
    await page.getByRole("button", { name: /^47/ }).click();
    await expect.poll(async () => (await plan.numbers()).at(-1)).toBe("47");
    const shortest = await plan.numbers();
    await menu.click();
    await page.getByRole("button", { name: "Andere weg" }).click();
    await page.getByRole("combobox", { name: "Welk stuk?" }).selectOption({ label: "35 – 47" });
    await page.getByRole("button", { name: /^A/ }).click();
    await expect.poll(() => plan.numbers()).not.toEqual(shortest);
    expect((await plan.numbers()).at(-1)).toBe("47");
    await undo.click();
    await expect.poll(() => plan.numbers()).toEqual(shortest);
    await menu.click();
    await page.getByRole("button", { name: "Zoek een rondje" }).click();
    await expect(page.getByText(/^Een rondje van ongeveer 12\skm kan hier niet/)).toBeVisible();
    await page.getByRole("button", { name: "Neem dit rondje" }).click();
    await expect
      .poll(async () => new Set([(await plan.numbers()).at(0), (await plan.numbers()).at(-1)]).size)
      .toBe(1);
    await undo.click();
    await undo.click();
    await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
  });

  await test.step("the code on the screen is read from a picture, and found in the packs", async () => {
    await page.getByRole("button", { name: "Meer van dit plan" }).click();
    await page.getByRole("button", { name: "Link en QR-code" }).click();
    const code = await page.getByRole("img", { name: "QR-code met de link" }).screenshot();
    await page.getByRole("button", { name: "Sluiten", exact: true }).click();
    await page.getByRole("link", { name: "Alle routes" }).click();
    await page.getByRole("button", { name: "QR-code lezen" }).click();
    const picture = { name: "code.png", mimeType: "image/png", buffer: code };
    await page.getByLabel("Kies foto’s of een video").setInputFiles(picture);
    const dialog = page.getByRole("dialog", { name: "Gedeelde route" });
    await expect(dialog.getByText("14 → 35")).toBeVisible();
    await expect(dialog.getByText("Wandelen · 598 m · 8 min")).toBeVisible();

    await page.getByRole("button", { name: "Sluiten", exact: true }).click();
  });

  await test.step("a recorded walk without numbers gives the same plan", async () => {
    const points = line.map(({ lat, lng }) => `<trkpt lat="${lat}" lon="${lng}"/>`).join("");
    const gpx = `<gpx version="1.1" creator="test"><trk><trkseg>${points}</trkseg></trk></gpx>`;
    const file = {
      name: "wandeling.gpx",
      mimeType: "application/gpx+xml",
      buffer: Buffer.from(gpx),
    };
    await page.getByLabel("Open GPX").setInputFiles(file);
    await page.getByRole("button", { name: "Importeer en maak er knooppunten van" }).click();
    await expect(page.getByText(/ volgt het netwerk van knooppunt tot knooppunt\.$/)).toBeVisible();
    await page.getByRole("button", { name: "Maak er een plan van" }).click();
    await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
  });
});
