import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { HERE, watchEverything } from "../../drivers/watches.ts";

/** The names in the strip of what watches on every screen. */
const NAMES = "man overboord, anker, doel, navigatie, opname";

test("everything that watches says that it is missing without a network, and comes although each of its parts is refused once more", async ({
  app,
  page,
}) => {
  const parts = await watchEverything(app, page);
  await page.reload();
  const strip = page.getByRole("alert").filter({ hasText: "Niet geladen" });
  await expect(strip).toContainText(NAMES);
  parts.refuseOnce();
  await expectWatched(app, page);
  await expect(strip).toHaveCount(0);
  for (const part of ["boating", "navigation", "draw-hunt"]) {
    await expect.poll(parts.served).toContain(part);
  }
});

test("everything that watches comes although one of its parts is refused, whichever it is", {
  tag: "@thorough",
}, async ({ app, page }) => {
  const parts = await watchEverything(app, page);
  parts.refuseOnce();
  await page.reload();
  await expectWatched(app, page);
  await expect.poll(parts.served).toContain("draw-hunt");
  for (const part of parts.served()) {
    await test.step(`without ${part}`, async () => {
      parts.refuseOnce(part);
      await page.goto("/settings");
      await expectWatched(app, page);
      await expect.poll(parts.served).toContain("draw-hunt");
    });
  }
});

/** Expects everything that watches on the screen at hand, and what watches on the map there. */
async function expectWatched(app: AppDriver, page: Page): Promise<void> {
  const strip = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}\\b`) });
  for (const name of ["Man overboord", "Voor anker", "Vuurtoren"]) {
    await expect(strip(name).first()).toBeVisible();
  }
  await expect(page.locator("[data-recording-prompt]")).toBeVisible();
  // Without a fix for a minute the anchor alarms, over everything else.
  await app.setFix({ ...HERE, lat: HERE.lat + 1e-6 });
  await app.tapTab("Kaart");
  await expect(page.getByRole("region", { name: "Onderweg" })).toBeVisible();
}
