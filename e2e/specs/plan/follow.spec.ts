import type { Page } from "@playwright/test";
import { networkColors } from "#mapview/layers/networks/network-palette.ts";
import { startServer } from "../../../tools/serve/server.ts";
import { ALL_PIXELS, AppDriver, expect, test } from "../../drivers/app.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { NavigationDriver } from "../../drivers/navigation.ts";
import { PlanDriver } from "../../drivers/plan.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

test.use({ ...ALL_PIXELS, serviceWorkers: "allow" });

test("the networks of Delft are installed with one tap, and a route over them is followed offline", async ({
  page,
}) => {
  // One visit for everything.
  test.setTimeout(240_000);
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
  await test.step("they are offered, and accepted with one tap", () => acceptOffer(page, asked));
  await app.waitUntilKept();
  await server.close();
  await app.goOffline();
  await app.reload();
  await test.step("they are found and drawn after a reload", () => findNetworks(page, app));
  expect(asked.filter((path) => path === "/packs/index.json")).toHaveLength(1);
  await test.step("a route is planned", () => planRoute(page, app));
  await test.step("a wrong turn, a reload, the end", () => followRoute(page, app));
});

async function acceptOffer(page: Page, asked: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Kaartlagen" }).click();
  for (const name of ["Fietsnetwerk", "Wandelnetwerk", "Vaarnetwerk"]) {
    await page.getByRole("checkbox", { name }).check();
  }
  await expect(
    page.getByText(
      /met het fiets-, wandel- en vaarnetwerk; .* is Delft \(voorbeeld\) \(0,3\sMB\)\.$/,
    ),
  ).toBeVisible();
  expect(asked).toEqual(["/packs/index.json"]);
  await page.getByRole("button", { name: "Haal op: Delft (voorbeeld)" }).click();
  await expect(
    page.getByText("Kaartpakket Delft (voorbeeld) staat op dit apparaat."),
  ).toBeVisible();
  await expect
    .poll(async () => (await page.locator(".maplibregl-ctrl-scale").textContent()) ?? "")
    .toMatch(/^\d+\s?m$/);
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

async function planRoute(page: Page, app: AppDriver): Promise<void> {
  await page.getByRole("button", { name: "Zoeken" }).click();
  await page.getByRole("combobox").fill("52.0020 4.3680");
  await page.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await app.waitForMap();
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByRole("button", { name: "Meer van dit plan" }).click();
  await expect(page.getByRole("radio", { name: "Wandelen" })).toBeChecked();
  await page.getByLabel("Nummers typen").fill("14 35");
  await page.getByRole("button", { name: "Voeg toe" }).click();
  await expect.poll(() => new PlanDriver(page).numbers()).toEqual(["14", "35"]);
  await page.getByRole("button", { name: "Toon kaart" }).click();
  await page.getByRole("button", { name: "Volg deze route" }).click();
}

async function followRoute(page: Page, app: AppDriver): Promise<void> {
  const card = page.getByRole("region", { name: "Onderweg" });
  const bar = page.locator('[data-navigation="bar"]');
  const openCard = () => page.getByRole("button", { name: /Toon meer$/ }).click();
  const fact = (name: string) => card.locator("dt", { hasText: name }).locator("xpath=../dd");
  await expect(bar.getByText("Volgende: 14")).toBeVisible();
  await expect(bar).toHaveAttribute("data-next-node", "14");
  const navigation = new NavigationDriver(page, app);
  const line = await navigation.line();
  const [first, middle, last] = [line[0], line[line.length >> 1], line.at(-1)];
  if (!first || !middle || !last) throw new Error("No line");

  // From its start, also in full screen.
  await navigation.goTo(first);
  await test.step("the map keeps its height and its buttons beside the bar", () =>
    lookAtBar(page, app));
  await openCard();
  await expect(fact("Nog")).toHaveText(/^59[78] m$/);
  await page.getByRole("button", { name: "Vul het scherm" }).click();
  const full = page.getByRole("dialog", { name: "Onderweg" });
  await full.getByText("Volgende: 35").click();
  await expect(full).toHaveCount(0);

  // A wrong turn is reported, with both ways out of it; back on the route navigation continues.
  await navigation.goTo(middle);
  await expect(fact("Gedaan")).not.toHaveText("0 m");
  const doneMeters = async () => Number.parseInt((await fact("Gedaan").textContent()) ?? "", 10);
  const before = await doneMeters();
  const beside = { lat: middle.lat - 0.0015, lng: middle.lng };
  await navigation.goTo(beside);
  await navigation.stand(beside);
  await navigation.stand(beside);
  await expect(card.getByText("Van de route", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Nieuw plan vanaf hier" })).toBeVisible();
  await page.getByRole("button", { name: "Terug naar de route" }).click();
  await navigation.goTo(middle);
  await expect(page.getByRole("status").filter({ hasText: "Weer op de route" })).toHaveCount(1);
  await expect(card.getByText("Volgende: 35")).toBeVisible();

  // It continues where it was, to the end.
  await app.reload();
  await expect(bar).toHaveAttribute("data-next-node", "35");
  await openCard();
  await expect(card.getByText("Volgende: 35")).toBeVisible();
  // No two fixes are at exactly the same place.
  await expect.poll(async () => Math.abs((await doneMeters()) - before)).toBeLessThan(3);
  await navigation.arrive(last, card.getByText("Je bent er"));
}

/** An upright phone, a narrow one, one with very large letters, and one on its side. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 320, height: 568, fontSize: 32 },
  { width: 844, height: 390 },
] as const;

async function lookAtBar(page: Page, app: AppDriver): Promise<void> {
  const before = page.viewportSize();
  for (const phone of PHONES) {
    const name = `${phone.width} by ${phone.height}`;
    await app.useScreen(phone);
    const layout = await page.evaluate(measureBar);
    if (phone.width === 390) expect(layout.mapShare, name).toBeGreaterThanOrEqual(0.65);
    expect(layout.coveredButtons, name).toEqual([]);
    expect(layout.brokenNumbers, name).toEqual([]);
  }
  if (before) await app.useScreen(before);
}

/**
 * Runs in the page: measures the part of the map visible above the bar, the map's buttons that the bar covers
 * or pushes away, and the numbers in it that break or overflow.
 */
function measureBar() {
  const bar = document.querySelector('[data-navigation="bar"]')?.getBoundingClientRect();
  const map = document.querySelector(".maplibregl-map")?.getBoundingClientRect();
  if (!bar || !map) throw new Error("No bar over a map");
  const isAbove = (box: DOMRect) =>
    box.bottom <= bar.top || box.right <= bar.left || box.left >= bar.right;
  const buttons = Array.from(document.querySelectorAll('[aria-label="Kaartknoppen"] button'));
  const numbers = Array.from(
    document.querySelectorAll('[data-navigation="bar"] button span'),
  ).filter((span) => span.childElementCount === 0 && /\d/.test(span.textContent ?? ""));
  return {
    mapShare: (bar.top - map.top) / innerHeight,
    coveredButtons: buttons.flatMap((button) => {
      const box = button.getBoundingClientRect();
      return box.width > 0 && !(isAbove(box) && box.top >= map.top)
        ? [button.getAttribute("aria-label")]
        : [];
    }),
    brokenNumbers: numbers.flatMap((number) => {
      const box = number.getBoundingClientRect();
      const isOneLine =
        number.getClientRects().length === 1 && number.scrollWidth <= number.clientWidth + 1;
      return isOneLine && box.right <= bar.right ? [] : [number.textContent];
    }),
  };
}
