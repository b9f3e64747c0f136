import type { Locator, Page } from "@playwright/test";
import { seriousFindings, smallTargets } from "../../drivers/accessibility.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";

const HERE = { lat: 52.6, lng: 5.2, accuracy: 5 };

test.beforeEach(async ({ app }) => {
  await app.store("preferences", {
    instrumentLayout: "water",
    isDarkOffered: true,
    offlineOnly: true,
  });
});

test("a man overboard is marked with one tap, is there after a reload, and is steered back to", async ({
  app,
  page,
}) => {
  await app.setFix({ ...HERE, speed: 3, heading: 0 });
  await app.open("/dashboard");
  await mobButton(page).click();
  const panel = page.getByRole("dialog", { name: "Man overboord" });
  await expect(panel).toContainText("De plek staat vast");
  await expect(panel).toContainText("52°36.000'N 5°12.000'E");
  // 1,112 m north.
  await app.setFix({ ...HERE, lat: 52.61, speed: 3, heading: 0 });
  await expect(panel).toContainText("0,60 NM");
  await expect(panel).toContainText("180°");
  expect(await seriousFindings(page), "the panel").toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await app.reload();
  const strip = page.getByRole("button", { name: /^Man overboord 0,60\sNM/ });
  await strip.click();
  await panel.getByRole("button", { name: "Stuur terug" }).click();
  const helm = page.getByRole("dialog", { name: "Stuurstand" });
  // A key that is being pressed must not show the mark again.
  await expect(helm.getByRole("button", { name: "Nachtrood" })).toBeFocused();
  // Devices report a fix per second; on a slow machine the one from before the reload is old by now.
  await app.setFix({ ...HERE, lat: 52.61, speed: 3, heading: 0 });
  await expect(helm).toContainText("0,60");
  await expect(helm).toContainText("op de lijn");
  await app.setFix({ ...HERE, lat: 52.605, lng: 5.201, speed: 3, heading: 180 });
  await expect(helm).toContainText("5,8");
  await expect(helm).toContainText("links van de lijn: stuur rechts");
  await expect(helm.getByText(/^\d\d:\d\d$/)).toBeVisible();
  expect(await seriousFindings(page), "the helm").toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await app.reload();
  await page.getByRole("button", { name: "Man overboord: toon de plek" }).click();
  await panel.getByRole("button", { name: "Iedereen is aan boord" }).click();
  await panel.getByRole("button", { name: "Ja, wis de plek" }).click();
  await expect(strip).toBeHidden();
});

test("two windows that mark before they know of each other keep both places", async ({
  app,
  page,
}) => {
  await app.setFix(HERE);
  await app.open("/settings");
  const other = await page.context().newPage();
  await other.addInitScript(hearNothing);
  await other.goto(page.url());
  const windows = [page, other];
  await expect(mobButton(other)).toBeVisible();
  await other.evaluate(readMarks);
  for (const each of windows) await mobButton(each).click();
  await other.evaluate(() => Reflect.deleteProperty(window, "isDeaf"));
  for (const each of windows) {
    await expect(each.getByText(/^Er liggen 2 plekken vast.* De plek staat vast/)).toBeVisible();
  }
  const panel = page.getByRole("dialog", { name: "Man overboord" });
  await panel.getByRole("button", { name: "Iedereen is aan boord" }).click();
  await panel.getByRole("button", { name: "Ja, wis alle plekken" }).click();
  for (const each of windows) {
    await expect(each.getByRole("button", { name: /^Man overboord [12]/ })).toHaveCount(0);
  }
});

/** Reads the marks. The window has read them itself then: its requests to the database are answered in turn. */
function readMarks(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("scouting-map");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      database.transaction("boating").objectStore("boating").getAllKeys().onsuccess = () => {
        database.close();
        resolve();
      };
    };
  });
}

/** Keeps the messages of other windows from this one, as long as `isDeaf` is there. */
function hearNothing(): void {
  Object.assign(window, { isDeaf: true });
  const listen = EventTarget.prototype.addEventListener;
  BroadcastChannel.prototype.addEventListener = function (type: string, listener: unknown) {
    listen.call(this, type, (event) => {
      if (!("isDeaf" in window)) (listener as (event: Event) => void)(event);
    });
  };
}

function mobButton(page: Page | Locator): Locator {
  return page.getByRole("button", { name: "Man overboord: leg deze plek vast" });
}

/** Tells whether the page has stored an anchor; runs in the page. */
function isAnchorStored(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("scouting-map");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const keys = database.transaction("boating").objectStore("boating").getAllKeys();
      keys.onsuccess = () => {
        database.close();
        resolve(keys.result.includes("anchor"));
      };
    };
  });
}

test("an anchor is watched over a reload and a clock set back, and alarms at the third fix outside", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.setFix(HERE);
  await app.open("/map?anker");
  const card = page.getByRole("region", { name: "Ankerwacht" });
  await expect(card.getByText(/^Straal 30\sm/)).toBeVisible();
  await expect(card.getByText("Geluid uit:")).toBeVisible();
  await card.getByRole("button", { name: "Test het alarm" }).click();
  await expect(card.getByText("Geluid aan.")).toBeVisible();
  // Devices report a fix per second; on a slow machine the first one is old by now.
  await app.setFix(HERE);
  await card.getByRole("button", { name: "Bewaak het anker" }).click();
  await app.setFix({ ...HERE, lat: HERE.lat + 1e-6 });
  await expect(card.getByText("0 m van 30 m")).toBeVisible();
  // The watch is shown before it is stored, and this opens another page.
  await expect.poll(() => page.evaluate(isAnchorStored)).toBe(true);
  await app.open("/settings");
  const strip = page.getByRole("button", { name: /^Voor anker/ });
  await expect(strip).toContainText("geluid uit");
  await page.getByRole("heading", { name: "Instellingen" }).click();
  await expect(strip).not.toContainText("geluid uit");
  expect((await strip.boundingBox())?.height, "the strip has one line").toBeLessThan(60);
  await page.evaluate(() => {
    const trueNow = Date.now;
    Date.now = () => trueNow() - 3_600_000;
  });
  await drift(app, page);
  const alarm = page.getByRole("dialog", { name: "Ankeralarm" });
  await expect(alarm).toContainText("Buiten de cirkel: het anker krabt.");
  expect(await seriousFindings(page), "the alarm").toEqual([]);
  await test.step("no key acknowledges it, and the MOB button is in reach", async () => {
    // Chromium closes a dialog at the second Escape, even if the first one was prevented.
    for (const key of ["Escape", "Escape", "Enter", "Space"]) await page.keyboard.press(key);
    await expect(alarm).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(mobButton(alarm)).toBeFocused();
    await mobButton(alarm).click();
    const overboard = page.getByRole("dialog", { name: "Man overboord" });
    await expect(overboard).toContainText("De plek staat vast");
    await overboard.getByRole("button", { name: "Iedereen is aan boord" }).click();
    await overboard.getByRole("button", { name: "Ja, wis de plek" }).click();
    await expect(alarm).toBeVisible();
  });
  await app.setFix(HERE);
  await expect(alarm).toContainText("0 m van 30 m");
  await app.reload();
  await alarm.getByText("Bevestig", { exact: true }).click();
  await expect(alarm).toBeHidden();
  await expect(strip).toBeVisible();
});

/** Reports three successive fixes outside the circle. */
async function drift(app: AppDriver, page: Page): Promise<void> {
  for (const meters of [111, 122, 133]) {
    await app.setFix({ ...HERE, lat: HERE.lat + meters / 111_200 });
    await expect(page.getByText(`${meters} m van 30 m`, { exact: true }).first()).toBeVisible();
  }
}
