import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../drivers/app.ts";
import { NavigationDriver } from "../drivers/navigation.ts";
import { OnlineMap } from "../drivers/online-map.ts";
import { openDelft, PlanDriver } from "../drivers/plan.ts";
import { BLANK_FILE, readStored, writeGolden } from "../drivers/stored-data.ts";

/** A picture of one red pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
);
/** A format that changes before a release has a folder of its own: `GOLDEN=plans-2 npm run goldens`. */
const FOLDER = join(import.meta.dirname, "stored", process.env["GOLDEN"] ?? version);

/** More than the sixty fixes that form a block. */
const FIXES = 66;

test("stores one of every format by using the app", async ({ page, app }) => {
  test.setTimeout(300_000);
  if (existsSync(FOLDER)) throw new Error(`${FOLDER} is there: stored data is never made again.`);
  const online = new OnlineMap();
  await online.serve(page);
  await chooseSettings(page, app);
  await openDelft(page, app);
  await saveArea(page, app, "Kamp");
  online.fault = () => new Promise<void>(() => {});
  online.faultFromZoom = 14;
  await beginArea(page, app);
  await importFiles(page, app);
  await editWaypoints(page, app);
  await setAside(page, app);
  await makePlans(page, app);
  await follow(page, app);
  await record(page, app);
  const backup = await makeBackup(page, app);
  await page.goto(app.baseUrl + BLANK_FILE);
  writeGolden(FOLDER, await readStored(page));
  copyFileSync(backup, join(FOLDER, "backup.json"));
});

async function chooseSettings(page: Page, app: AppDriver): Promise<void> {
  await app.open("/settings");
  await page.getByRole("radio", { name: "Donker" }).check();
  await page.getByRole("radio", { name: /^RD/ }).check();
}

async function saveArea(page: Page, app: AppDriver, name: string): Promise<void> {
  await startArea(page, app, name);
  await expect(page.getByText(`${name} staat op dit apparaat.`)).toBeVisible();
}

/** Starts an area whose tiles of zoom 14 never arrive, so that it waits to be resumed. */
async function beginArea(page: Page, app: AppDriver): Promise<void> {
  await startArea(page, app, "Half gebied");
  await expect(page.getByText(/[1-9]\d* van \d+ tegels/)).toBeVisible();
  await app.open("/dashboard");
}

async function startArea(page: Page, app: AppDriver, name: string): Promise<void> {
  await app.open("/map?bewaar");
  const card = page.getByRole("region", { name: "Bewaar dit gebied" });
  await expect(card.getByRole("button", { name: "Bewaar", exact: true })).toBeVisible();
  for (let zoom = 0; zoom < 5; zoom += 1) {
    await card.getByRole("button", { name: "Kleiner gebied" }).click();
  }
  await expect(card.getByText(/^ongeveer .*\sMB$/)).toBeVisible();
  await card.getByLabel("Naam", { exact: true }).fill(name);
  await card.getByRole("button", { name: "Bewaar", exact: true }).click();
}

async function importFiles(page: Page, app: AppDriver): Promise<void> {
  await app.open("/waypoints");
  const points = [0, 1, 2, 3].map(
    (at) =>
      `<trkpt lat="${52 + at / 1000}" lon="4.36"><ele>${at}</ele><time>2026-05-01T10:0${at}:00Z</time></trkpt>`,
  );
  const gpx =
    '<gpx version="1.1"><wpt lat="52.1" lon="5.2"><name>Put</name><desc>Met pomp.</desc></wpt>' +
    '<wpt lat="52.2" lon="5.3"><name>Weg ermee</name></wpt>' +
    `<trk><name>Rondje</name><trkseg>${points.join("")}</trkseg><trkseg>${points.join("")}</trkseg></trk>` +
    '<rte><name>Naar huis</name><rtept lat="52" lon="4.3"/><rtept lat="52.01" lon="4.31"/></rte></gpx>';
  const file = { name: "kamp.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(gpx) };
  await page.getByLabel("Importeren", { exact: true }).setInputFiles(file);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Importeer \d/ }).click();
  await dialog.getByRole("button", { name: "Sluit" }).first().click();
}

async function editWaypoints(page: Page, app: AppDriver): Promise<void> {
  await app.open("/waypoints");
  await page.getByRole("link", { name: /^Put/ }).click();
  await page.getByRole("button", { name: "Wijzigen" }).click();
  const photo = { name: "put.png", mimeType: "image/png", buffer: PNG };
  await page.getByLabel("Foto toevoegen").setInputFiles(photo);
  await expect(page.getByRole("main").getByRole("img", { name: /Put/ })).toBeVisible();
  await page.getByLabel("Naam").fill("Waterput");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Waterput" })).toBeVisible();
  await app.open("/waypoints");
  await page.getByRole("link", { name: /^Weg ermee/ }).click();
  await page.getByRole("button", { name: "Verwijderen" }).click();
  await expect(page.getByRole("heading", { name: "Waypoints", level: 2 })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Weg ermee/ })).toHaveCount(0);
}

/** Imitates another program that wrote a waypoint without a place beside the good ones. */
async function setAside(page: Page, app: AppDriver): Promise<void> {
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem("waypoints") ?? "[]");
    localStorage.setItem("waypoints", JSON.stringify([...list, { id: "kapot", name: "Kapot" }]));
  });
  await app.reload();
  await expect(page.getByRole("link", { name: /^Waterput/ })).toBeVisible();
}

async function makePlans(page: Page, app: AppDriver): Promise<void> {
  await app.open("/map?plan#15/51.9985/4.366");
  await app.waitForMap();
  // Straight over a field to a door, from there along ways to the first number, and on along numbers.
  const plan = new PlanDriver(page);
  await plan.tapSpot({ lat: 51.9985, lng: 4.366 });
  await plan.tapSpot({ lat: 51.9995, lng: 4.3643 });
  await typeNumbers(page, "14 35 28");
  await page
    .getByRole("combobox", { name: /Dit stuk gaat/ })
    .first()
    .selectOption("straight");
  await expect.poll(() => plan.grounds()).toEqual(["straight", "ways", "network", "network"]);
  await page.getByRole("textbox", { name: "Naam" }).fill("Rondje Delft");
  const section = page.getByRole("region", { name: "Routes" });
  await section.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect(page.getByText("Bewaard.")).toBeVisible();
}

async function typeNumbers(page: Page, numbers: string): Promise<void> {
  await page.getByRole("button", { name: /Meer van dit plan|Toon hele plan/ }).click();
  await page.getByLabel("Nummers typen").fill(numbers);
  await page.getByRole("button", { name: "Voeg toe" }).click();
  await page.getByRole("list", { name: "Nummers van het plan" }).waitFor();
}

async function follow(page: Page, app: AppDriver): Promise<void> {
  await page.getByRole("button", { name: /Toon kaart|Minder/ }).click();
  await page.getByRole("button", { name: "Volg deze route" }).click();
  await expect(page.locator('[data-navigation="bar"]')).toBeVisible();
  const way = new NavigationDriver(page, app);
  const line = await way.line();
  for (const place of line.slice(0, 3)) await way.goTo(place);
}

async function record(page: Page, app: AppDriver): Promise<void> {
  await app.open("/dashboard");
  await page.getByRole("button", { name: "Neem track op" }).click();
  const shown = page.locator("dt", { hasText: "Posities" }).locator("xpath=following-sibling::dd");
  for (let fix = 0; fix < FIXES; fix += 1) {
    const before = (await shown.count()) > 0 ? await shown.textContent() : null;
    await app.setFix({ lat: 52.0014 + fix * 0.0001, lng: 4.3633, accuracy: 5, speed: 1.2 });
    await expect
      .poll(async () => ((await shown.count()) > 0 ? await shown.textContent() : null))
      .not.toBe(before);
  }
}

async function makeBackup(page: Page, app: AppDriver): Promise<string> {
  await app.open("/settings");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Maak een back-up" }).click();
  return (await downloading).path();
}
