import type { Page } from "@playwright/test";
import { findings } from "../../drivers/accessibility.ts";
import { type AppDriver, test as base, expect } from "../../drivers/app.ts";
import { makeVillagePack } from "../../drivers/drawn-pack.ts";
import { holdBack } from "../../drivers/hold-back.ts";
import { PacksDriver } from "../../drivers/packs.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

const test = base.extend<{ village: { readonly files: string[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  village: async ({}, use) => {
    const pack = await makeVillagePack();
    await use(pack);
    pack.remove();
  },
});

/** Opens the map with the pack on the device and the user's position in it. */
async function openVillage(page: Page, app: AppDriver, files: string[]): Promise<void> {
  const mapOverlay = { walkNetwork: true, bikeNetwork: true, sailNetwork: false };
  await app.store("settings", { colorScheme: 0, tileSource: 0, mapOverlay });
  await answerPictures(page);
  await app.open("/settings");
  const packs = new PacksDriver(page);
  await packs.section.locator("input[data-chooses=files]").setInputFiles(files);
  await expect(packs.text(/staat op dit apparaat\.$/)).toBeVisible();
  await app.setFix({ lat: 52.0004, lng: 4.302 });
  await app.tapTab("Kaart");
  await app.waitForMap();
}

async function chooseNode(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: "Zoeken" }).click();
  await page.getByRole("combobox").fill(`fietsknooppunt ${number}`);
  await page
    .getByRole("option", { name: new RegExp(`^0?${number} .*Fietsknooppunt`) })
    .first()
    .click();
}

async function centerInWords(page: Page): Promise<string> {
  const saying = await page.evaluateHandle(() => {
    const saidNow = () =>
      [...document.querySelectorAll("[role=status]")]
        .map(({ textContent }) => textContent ?? "")
        .find((words) => words.startsWith("Midden van de kaart"));
    // The earlier announcement disappears first.
    let isSilent = saidNow() === undefined;
    const heard = new Promise<string>((resolve) => {
      new MutationObserver(() => {
        const words = saidNow();
        if (words === undefined) isSilent = true;
        else if (isSilent) resolve(words);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { heard };
  });
  await page.locator("canvas").focus();
  await page.keyboard.press("m");
  return saying.evaluate(({ heard }) => heard);
}

test("a node of a pack is found by its number, can be tapped, and shows its neighbours", {
  tag: "@thorough",
}, async ({ page, app, village }) => {
  test.slow();
  await openVillage(page, app, village.files);
  await test.step("an earlier choice does not replace a later one", () => chooseBeforeAnswer(page));
  await test.step("its card shows the neighbours, and keeps its place", () =>
    lookAtNode(page, app));
  await test.step("each of the badges on one signpost can be tapped, and measured from", () =>
    tapBadges(page, app));
  await test.step("the map stays at the node when its card is closed", () =>
    goToNeighbour(page, app));
});

async function chooseBeforeAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const heading = document.querySelector("main h3")?.textContent;
      if (heading) shown.push(heading);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const answer = await holdBack(page, "**/node-graphs*.js");
  await chooseNode(page, "9");
  await page.getByRole("combobox").press("Escape");
  await page.getByRole("button", { name: "Kaartlagen" }).click();
  await expect(page.getByRole("heading", { name: "Kaartlagen" })).toBeVisible();
  answer();
  await page.getByRole("button", { name: "Sluiten" }).click();
  // Its answer arrives after the one to the first question.
  await chooseNode(page, "10");
  await expect(page.getByRole("heading", { name: "Fietsknooppunt 10" })).toBeVisible();
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(new Set(shown)).toEqual(new Set(["Kaartlagen", "Fietsknooppunt 10"]));
  await page.keyboard.press("Escape");
}

async function lookAtNode(page: Page, app: AppDriver): Promise<void> {
  await chooseNode(page, "9");

  await expect(page.getByRole("heading", { name: "Fietsknooppunt 09" })).toBeVisible();
  await expect(page.getByText("Van hier")).toBeVisible();
  await expect
    .poll(async () => (await page.locator(".maplibregl-ctrl-scale").textContent()) ?? "")
    .toMatch(/^\d+\s?m$/);
  const faultDesk = page.getByRole("link", { name: "Meld een fout bij het Meldpunt Routes" });
  await expect(faultDesk).toHaveAttribute("href", "https://www.meldpuntroutes.nl");
  await expect(faultDesk).toHaveAttribute("rel", "noopener noreferrer");
  const onPost = page.getByText("Zelfde paal").locator("xpath=following-sibling::dd");
  await expect(onPost).toHaveText("Wandelknooppunt 51");
  expect(await findings(page)).toEqual([]);

  const neighbour = page.getByRole("button", { name: /^10 / }).first();
  await expect(neighbour).toContainText(/\d\sm|km/);
  await neighbour.click();
  await expect(page.getByRole("heading", { name: "Fietsknooppunt 10" })).toBeVisible();

  await page.getByRole("button", { name: "Bewaar als waypoint" }).click();
  await expect(page.getByText("Bewaard: Fietsknooppunt 10")).toBeVisible();
  const [stored] = (await app.stored("waypoints")) as { name: string; lat: number; lng: number }[];
  expect(stored).toMatchObject({ name: "Fietsknooppunt 10", lat: 52, lng: 4.32 });
  await page.keyboard.press("Escape");
}

async function tapBadges(page: Page, app: AppDriver): Promise<void> {
  await chooseNode(page, "9");
  await app.waitForMap();
  await page.keyboard.press("Escape");
  const map = await page.locator("canvas").boundingBox();
  if (!map) throw new Error("No map");
  // The place of a node to which the map moved; its second badge is drawn beside it.
  const post = { x: map.x + map.width / 2, y: map.y + map.height * 0.3 };
  const badges = [
    ["Wandelknooppunt 51", 0],
    ["Fietsknooppunt 09", 22],
  ] as const;
  for (const [name, beside] of badges) {
    // A second tap this soon would be part of a double tap.
    await expect(async () => {
      await page.mouse.click(post.x + beside, post.y);
      const heading = page.getByRole("heading", { name, exact: true });
      await expect(heading).toBeVisible({ timeout: 1500 });
    }).toPass();
  }
  await page.getByRole("button", { name: "Meet vanaf hier" }).click();
  await expect(page.locator("[data-measure-line] circle")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-measure-line] circle")).toHaveCount(0);
}

async function goToNeighbour(page: Page, app: AppDriver): Promise<void> {
  await chooseNode(page, "9");
  await app.waitForMap();
  await page.keyboard.press("Escape");
  // A node tapped lower down is lifted above the card, and then returns.
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowUp");
  await app.waitForMap();
  const map = await page.locator("canvas").boundingBox();
  if (!map) throw new Error("No map");
  await expect(async () => {
    await page.touchscreen.tap(map.x + map.width / 2, map.y + map.height * 0.3 + 100);
    await expect(page.getByRole("heading", { name: "Fietsknooppunt 09" })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await page.getByRole("button", { name: /^10 / }).first().click();
  await expect(page.getByRole("heading", { name: "Fietsknooppunt 10" })).toBeVisible();
  await app.waitForMap();
  const there = await centerInWords(page);
  await page.keyboard.press("Escape");
  await app.waitForMap();
  expect(await centerInWords(page)).toBe(there);
}
