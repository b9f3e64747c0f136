import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { startServer } from "../../../tools/serve/server.ts";
import { AppDriver, expect, test } from "../../drivers/app.ts";
import { lookAtBar, lookAtCard } from "../../drivers/bar-layout.ts";
import { drawFewFrames, drawFewPixels } from "../../drivers/draw-less.ts";
import { NavigationDriver, type Place } from "../../drivers/navigation.ts";
import { PlanDriver } from "../../drivers/plan.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

test.use({ serviceWorkers: "allow" });

/** At the Schie in Delft, inside the example pack. */
/** All of a circle of 500 m around it is in the pack of Delft. */
const DELFT = { lat: 52, lng: 4.368 };

test("a whole day: a loop is made and shared, and another person walks and records it offline", {
  tag: "@thorough",
}, async ({ app: { page }, browser }) => {
  // One visit of two people for everything.
  const server = await startServer({ root: process.env["E2E_ROOT"] ?? "dist", port: 0 });
  // Where the middle of the map is outside the small pack, the networks are pictures of a server.
  await answerPictures(page);
  const leader = new AppDriver(page, server.url);
  const { link, numbers } = await test.step("a loop on an empty device", () => makeLoop(leader));
  const errors: string[] = [];
  const walker = await anotherPerson(browser, server.url, errors);
  await test.step("the link opens elsewhere, and brings its pack", () =>
    openShared(walker, link, numbers));
  await walker.waitUntilStored();
  await server.close();
  await walker.goOffline();
  const walk = new NavigationDriver(walker.page, walker);
  await test.step("it is followed and recorded", () => beginWalk(walker, walk));
  await test.step("a wrong turn, a lost signal, a reload", () => stumble(walker, walk));
  await test.step("the end, and the track as GPX", () => arrive(walker, walk));
  expect(errors).toEqual([]);
  await walker.page.context().close();
});

/** Installs the pack around the position, makes and saves a loop there, and returns its link. */
async function makeLoop(
  app: AppDriver,
): Promise<{ readonly link: string; readonly numbers: readonly string[] }> {
  const { page } = app;
  await app.setFix(DELFT);
  await app.open("/dashboard");
  await page.getByRole("link", { name: "Haal je streek op" }).click();
  await page.getByLabel("Straal").selectOption("500\u00a0m");
  const source = "De kaart en de knooppunten komen uit kaartpakket Delft (voorbeeld)";
  await expect(page.getByText(source)).toBeVisible();
  await page.getByRole("button", { name: "Haal op", exact: true }).click();
  await expect(page.getByText(/staat op dit apparaat: kaart, knooppunten/)).toBeVisible();
  await expect(page.getByText("Werkt offline: ja")).toBeVisible();
  await page.getByRole("link", { name: "Maak een rondje" }).click();
  await page.getByRole("button", { name: "Neem dit rondje" }).click();
  const plan = new PlanDriver(page);
  await expect.poll(async () => (await plan.numbers()).length).toBeGreaterThan(2);
  const numbers = await plan.numbers();
  expect(numbers.at(-1)).toBe(numbers[0]);
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Bewaard/ })).toBeVisible();
  await page.getByRole("button", { name: "Deel", exact: true }).click();
  const link = (await page.getByRole("region", { name: "Link" }).textContent()) ?? "";
  await page.getByRole("button", { name: "Sluiten", exact: true }).click();
  await page.goto("about:blank");
  return { link, numbers };
}

/** Opens the app as another person, with an empty device. */
async function anotherPerson(browser: Browser, url: string, errors: string[]): Promise<AppDriver> {
  const context = await browser.newContext();
  await drawFewFrames(context);
  await drawFewPixels(context);
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(`${error.stack}`));
  return new AppDriver(page, url);
}

async function openShared(
  { page }: AppDriver,
  link: string,
  numbers: readonly string[],
): Promise<void> {
  await page.goto(link);
  const dialog = page.getByRole("dialog", { name: "Gedeelde route" });
  // The numbers are read before the network is there.
  await expect(dialog.getByText(numbers.join(" → "), { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: /^Haal op/ }).click();
  await expect(dialog.getByText(/^Wandelen · .+\skm · /)).toBeVisible();
  await dialog.getByRole("button", { name: "Open op de kaart" }).click();
  await expect.poll(() => new PlanDriver(page).numbers()).toEqual(numbers);
}

const bar = (page: Page) => page.locator('[data-navigation="bar"]');
const card = (page: Page) => page.getByRole("region", { name: "Onderweg" });
const fact = (page: Page, name: string) =>
  card(page).locator("dt", { hasText: name }).locator("xpath=../dd");
const pullUp = (page: Page) => page.getByRole("button", { name: /Toon meer$/ }).click();

async function beginWalk(app: AppDriver, walk: NavigationDriver): Promise<void> {
  const { page } = app;
  await page.getByRole("button", { name: "Volg en neem op" }).click();
  await expect(bar(page)).toBeVisible();
  const [first] = await walk.line();
  if (!first) throw new Error("No line");
  await walk.goTo(first);
  await expect(bar(page)).toHaveAttribute("data-next-node", /^\d+$/);
  await test.step("the map keeps its height and its buttons beside the bar", () =>
    lookAtBar(page, app));
  await pullUp(page);
  await expect(fact(page, "Nog")).toHaveText(/^\d+,\d\skm$/);
  await test.step("no digit of the card breaks", () => lookAtCard(page, app));
  await page.getByRole("button", { name: "Vul het scherm" }).click();
  const full = page.getByRole("dialog", { name: "Onderweg" });
  await expect(full.locator('[data-navigation="full"]')).toBeVisible();
  await full.getByText(/^Volgende: \d+/).click();
  await expect(full).toHaveCount(0);
  await page.getByRole("button", { name: "Toon de kaart" }).click();
  await expect(page.locator('button[data-recording="recording"]')).toBeAttached();
}

async function stumble(app: AppDriver, walk: NavigationDriver): Promise<void> {
  const { page } = app;
  const line = await walk.line();
  const middle = line[line.length >> 1] as Place;
  await walk.goTo(middle);
  const next = await bar(page).getAttribute("data-next-node");
  await pullUp(page);
  await expect(fact(page, "Gedaan")).not.toHaveText("0 m");
  const doneMeters = async () => metersOf((await fact(page, "Gedaan").textContent()) ?? "");
  const before = await doneMeters();

  // A wrong turn is reported, with both ways out of it.
  const beside = besideLine(line, middle);
  for (let fix = 0; fix < 3; fix += 1) await walk.goTo(beside);
  await expect(card(page).getByText("Van de route", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Nieuw plan vanaf hier" })).toBeVisible();
  // Losing the signal there does not put anybody back on the route.
  await app.loseFix();
  await letPass(page, 30_000);
  await expect(
    card(page).getByText(/^Geen signaal \(\d+\ss\)\. Afstanden staan stil\.$/),
  ).toBeVisible();
  await expect(card(page).getByText("Van de route", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Terug naar de route" }).click();
  await walk.goTo(middle);
  await expect(page.getByRole("status").filter({ hasText: "Weer op de route" })).toHaveCount(1);

  // Navigation and recording continue where they were.
  await app.reload();
  await expect(bar(page)).toHaveAttribute("data-next-node", next ?? "");
  await expect(page.locator('button[data-recording="recording"]')).toBeAttached();
  await expect(page.getByText(/^De opname gaat verder\./)).toBeVisible();
  await pullUp(page);
  // No two fixes are at exactly the same place, and kilometres are shown to a tenth.
  await expect.poll(async () => Math.abs((await doneMeters()) - before)).toBeLessThan(100);
}

async function arrive(app: AppDriver, walk: NavigationDriver): Promise<void> {
  const { page } = app;
  const line = await walk.line();
  await walk.goTo(line[Math.floor(line.length * 0.75)] as Place);
  await walk.arrive(line.at(-1) as Place, card(page).getByText("Je bent er"));
  await page.getByRole("button", { name: "Stop en bewaar de opname" }).click();
  await expect(page.getByText("De opname is bewaard bij je tracks.")).toBeVisible();
  await app.open("/tracks");
  await page.getByRole("link", { name: /^Opname/ }).click();
  await page.getByRole("button", { name: "Exporteer", exact: true }).click();
  await page.getByRole("radio", { name: /^GPX/ }).check();
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const gpx = readFileSync(await (await arriving).path(), "utf8");
  expect(gpx).toContain("<trkseg>");
  expect(gpx.match(/<trkpt /g)?.length).toBeGreaterThan(10);
}

/** "5,2 km", "380 m". */
function metersOf(text: string): number {
  const value = Number.parseFloat(text.replace(",", "."));
  return text.endsWith("km") ? value * 1000 : value;
}

/** Returns a place about 250 m from a place on a line, as far as possible from the rest of the line. */
function besideLine(line: readonly Place[], place: Place): Place {
  const around = Array.from({ length: 8 }, (_, at) => ({
    lat: place.lat + 0.00225 * Math.cos((at * Math.PI) / 4),
    lng: place.lng + 0.00365 * Math.sin((at * Math.PI) / 4),
  }));
  const away = (spot: Place) => Math.min(...line.map((one) => distanceMeters(one, spot)));
  return around.sort((a, b) => away(b) - away(a))[0] as Place;
}

/** Lets this much time pass for the page and its receiver, also after a reload; milliseconds. */
async function letPass(page: Page, ms: number): Promise<void> {
  const pass = (laterMs: number) => {
    const [trueNow, trueElapsed] = [Date.now, performance.now.bind(performance)];
    Date.now = () => trueNow() + laterMs;
    performance.now = () => trueElapsed() + laterMs;
    const timestamp = { get: () => Date.now() };
    Object.defineProperty(GeolocationPosition.prototype, "timestamp", timestamp);
  };
  await page.addInitScript(pass, ms);
  await page.evaluate(pass, ms);
}
