import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { inventedTown } from "../../drivers/invented-town.ts";
import { NavigationDriver, type Place } from "../../drivers/navigation.ts";
import { PacksDriver } from "../../drivers/packs.ts";
import { openDelft, PlanDriver } from "../../drivers/plan.ts";
import { giveVoice, spokenTexts } from "../../drivers/speech.ts";

test.use({ serviceWorkers: "allow" });

/** South-west of 14, and north-east of 35. */
const [DOOR, CAFE] = [
  { lat: 51.9995, lng: 4.3643 },
  { lat: 52.0046, lng: 4.3722 },
];

test("a plan leads from a door over numbers to a café, and its streets are said offline", {
  tag: "@thorough",
}, async ({ page, app }) => {
  await giveVoice(page);
  const plan = await openDelft(page, app);
  await app.stirMap(() => page.getByRole("button", { name: "Plan", exact: true }).click());
  await plan.tapSpot(DOOR);
  await plan.tap("14");
  await plan.tap("35");
  await plan.tapSpot(CAFE);
  await expect.poll(() => plan.grounds()).toEqual(["ways", "network", "ways"]);
  await app.waitUntilStored();
  await app.goOffline();
  await walkUntilSaid(page, app, /linksaf, Abtswoudsepad/);
  // Between two numbers, too.
  await walkUntilSaid(page, app, /rechtdoor, Jaffalaan/);
});

/** A real extract without numbers, if a developer has it beside the project; never part of it. */
const KREMS = join(process.cwd(), "../shared/data/osm/krems.osm.pbf");
const UTRECHT = { lat: 52.0907, lng: 5.1214 };
const TOWN = existsSync(KREMS)
  ? {
      name: "krems",
      extract: () => readFileSync(KREMS),
      from: { lat: 48.408, lng: 15.6065 },
      to: { lat: 48.4105, lng: 15.6125 },
      street: /linksaf, Austraße/,
      loop: /(7,[2-9]|8(,[0-8])?)\d*\skm/,
    }
  : {
      name: "town",
      extract: () => inventedTown(UTRECHT),
      from: { lat: UTRECHT.lat, lng: UTRECHT.lng - 0.005 },
      to: { lat: UTRECHT.lat + 0.003, lng: UTRECHT.lng },
      street: /linksaf, Kerkstraat/,
      // The only one, with the Dorpsstraat twice.
      loop: /km/,
    };

/** Makes the pack of the town on the device, and goes offline. */
async function makeTown(page: Page, app: AppDriver): Promise<void> {
  await app.open("/settings");
  const packs = new PacksDriver(page);
  const buffer = Buffer.from(TOWN.extract());
  const file = { name: `${TOWN.name}.osm.pbf`, mimeType: "application/octet-stream", buffer };
  await packs.section.locator("input[data-chooses=files]").setInputFiles(file);
  await expect(packs.text(/staat op dit apparaat\.$/)).toBeVisible();
  await app.waitUntilStored();
  await app.goOffline();
}

test(`a loop from a door in ${TOWN.name} is found without numbers, and followed offline`, {
  tag: "@thorough",
}, async ({ page, app }) => {
  await giveVoice(page);
  await makeTown(page, app);
  const { lat, lng } = TOWN.from;
  await app.open(`/map?plan&rondje#15/${lat}/${lng}`);
  await app.waitForMap();
  await expect(page.getByRole("checkbox", { name: /^Vrij/ })).toBeChecked();
  await page.getByRole("textbox", { name: /^Lengte/ }).fill("8");
  await expect(page.getByRole("radio", { name: TOWN.loop }).first()).toBeVisible();
  await page.getByRole("button", { name: "Neem dit rondje" }).click();
  const plan = new PlanDriver(page);
  await expect.poll(async () => new Set(await plan.grounds())).toEqual(new Set(["ways"]));
  const line = await plan.line();
  const [first, last] = [line[0], line.at(-1)];
  expect(first).toEqual(last);
  await walkUntilSaid(page, app, /(links|rechts)af, /);
});

test(`a pack of ${TOWN.name} without numbers is made, and a plan on it is followed offline`, {
  tag: "@thorough",
}, async ({ page, app }) => {
  await giveVoice(page);
  await makeTown(page, app);
  const { from, to, street } = TOWN;
  const middle = [(from.lat + to.lat) / 2, (from.lng + to.lng) / 2];
  await app.open(`/map?plan#15/${middle.join("/")}`);
  await app.waitForMap();
  const plan = new PlanDriver(page);
  await plan.tapSpot(from);
  await plan.tapSpot(to);
  await expect.poll(() => plan.grounds()).toEqual(["ways"]);
  await walkUntilSaid(page, app, street);
});

/** Follows the plan unless it is followed, and goes on along its line until a voice says this. */
async function walkUntilSaid(page: Page, app: AppDriver, words: RegExp): Promise<void> {
  const bar = page.locator('[data-navigation="bar"]');
  const walk = new NavigationDriver(page, app);
  if (!(await bar.isVisible())) {
    await page.getByRole("button", { name: "Volg deze route" }).click();
    await page.getByRole("button", { name: /Toon meer$/ }).click();
    await page.getByText("Waarschuwen", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Stem" }).check();
    await page.getByRole("button", { name: "Toon de kaart" }).click();
    await expect(bar).toBeVisible();
  }
  for (const place of everyMeters(await walk.line(), STEP_METERS)) {
    if (words.test(await spokenTexts(page))) return;
    await walk.goTo(place);
  }
  expect(await spokenTexts(page)).toMatch(words);
}

/** Less than the distance at which a turn is announced. */
const STEP_METERS = 60;

/** Returns the places along a line at least this far apart. */
function everyMeters(line: readonly Place[], meters: number): readonly Place[] {
  const places: Place[] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const count = Math.ceil(distanceMeters(from, to) / meters);
    for (let step = 1; step <= count; step++) {
      const share = step / count;
      const place = {
        lat: from.lat + share * (to.lat - from.lat),
        lng: from.lng + share * (to.lng - from.lng),
      };
      const last = places.at(-1);
      if (!last || distanceMeters(last, place) >= meters / 2) places.push(place);
    }
  }
  return places;
}
