import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";

const TENT = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, folder: "Kamp", createdAtMs: 1 };
const POST = { id: "post", name: "Post", lat: 52.2, lng: 5.5, createdAtMs: 2 };
const PONT = { id: "pont", name: "Pont", lat: 52.3, lng: 5.6, folder: "Kamp", createdAtMs: 3 };

test("the nearest of three waypoints comes first, and selected ones can be moved, deleted and restored", async ({
  app,
  page,
}) => {
  await app.store("waypoints", [TENT, POST, PONT]);
  await app.open("/waypoints");
  await test.step("the arrow keys lead from row to row", async () => {
    await focusFirstRow(page);
    await page.keyboard.press("ArrowDown");
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(rows(page).nth(2)).toBeFocused();
  });
  await test.step("the nearest comes first once there is a position", async () => {
    await app.setFix({ lat: 52.1, lng: 5.4 });
    await expect(rows(page)).toHaveText([/^Tent\s*0\sm/, /^Post/, /^Pont/]);
  });
  await test.step("selected waypoints go to a folder together, and are restored by one tap", async () => {
    await page.getByRole("button", { name: "Kies meerdere" }).click();
    await page.getByRole("checkbox", { name: /Post/ }).check();
    await page.getByRole("checkbox", { name: /Tent/ }).check();
    await page.getByRole("button", { name: "Naar een map" }).click();
    await page.getByLabel("Mapnaam").fill("Hike");
    await page.getByRole("button", { name: "Verplaats" }).click();
    await expect(page.getByText("2 waypoints zijn verplaatst.")).toBeVisible();
    expect(await folders(app)).toEqual(["Hike", "Hike", "Kamp"]);
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect.poll(() => folders(app)).toEqual(["Kamp", undefined, "Kamp"]);
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("a deleted waypoint is in the bin and is restored from there", async () => {
    await app.open("/waypoints/tent");
    await page.getByRole("button", { name: "Verwijderen" }).click();
    // It leaves the list once it is in the bin: leaving the page earlier would delete nothing.
    await expect(page).toHaveURL(/\/waypoints$/);
    await app.open("/settings");
    await page.getByRole("button", { name: "Prullenbak" }).click();
    await page.getByRole("button", { name: "Zet terug: Tent" }).click();
    await expect(page.getByText("De prullenbak is leeg.")).toBeVisible();
    await expect.poll(async () => (await names(app)).toSorted()).toEqual(["Pont", "Post", "Tent"]);
  });
});

test("of ten thousand waypoints only visible rows are rendered, and the last is reachable", async ({
  app,
  page,
}) => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `w${index}`,
    name: `Punt ${index}`,
    lat: 52,
    lng: 5,
    createdAtMs: index,
  }));
  await app.store("waypoints", many);
  await app.open("/waypoints");
  await page.getByLabel("Volgorde").selectOption("Nieuwste");
  await expect(rows(page).first()).toHaveText(/^Punt 9999/);
  expect(await rows(page).count()).toBeLessThan(60);
  await focusFirstRow(page);
  await page.keyboard.press("End");
  const link = page.getByRole("link", { name: /^Punt 0\b/ });
  await expect(link).toBeFocused();
  const last = page.getByRole("listitem").filter({ has: link });
  await expect(last).toHaveAttribute("aria-posinset", "10000");
  await expect(last).toHaveAttribute("aria-setsize", "10000");
});

test("the screen of a waypoint leads to it, shows its place, and edits every field", async ({
  app,
  page,
}) => {
  await app.store("waypoints", [TENT]);
  await app.open("/waypoints/tent");
  await test.step("its bearing and distance are those on the ellipsoid, and a pointer fills the screen", () =>
    followPointer(page, app));
  await test.step("its place can be read in every form", async () => {
    await page.getByText("Alle notaties").click();
    for (const form of ["UTM", "MGRS", "Plus code", "Graden en minuten"]) {
      await expect(page.getByText(form, { exact: true })).toBeVisible();
    }
  });
  await test.step("every field of it can be changed, and the keyboard returns", () =>
    changeEveryField(page, app));
});

async function followPointer(page: Page, app: AppDriver): Promise<void> {
  await app.setFix({ lat: 52.0, lng: 5.4, accuracy: 5 });
  await expect(page.getByText("11,1 km")).toBeVisible();
  await expect(page.getByText("0° N", { exact: true })).toBeVisible();
  await expect(page.getByText("0 mil", { exact: true })).toBeVisible();
  await expect(page.getByText("Kompas (magnetisch)")).toBeVisible();
  await page.getByRole("button", { name: "Ga naar" }).click();
  const pointer = page.getByRole("dialog", { name: "Ga naar Tent" });
  await expect(pointer).toBeVisible();
  await app.pointCompass(90);
  await expect(pointer.getByRole("status")).toHaveText("90° naar links");
  await expect(pointer.getByText("draait mee met het kompas")).toBeVisible();
  await app.pointCompass(270);
  await expect(pointer.getByRole("status")).toHaveText("90° naar rechts");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function changeEveryField(page: Page, app: AppDriver): Promise<void> {
  await page.getByRole("button", { name: "Wijzigen" }).click();
  await page.getByLabel("Naam").fill("Kampvuur");
  await page.getByLabel("Notitie").fill("Zie https://example.nl/kamp.");
  await page.getByLabel("Hoogte").fill("12,5");
  await page.getByLabel("Map", { exact: true }).fill("Zomer");
  await page.getByRole("radio", { name: "Rood" }).check({ force: true });
  await page.getByRole("radio", { name: "Kampvuur" }).check({ force: true });
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect(page.getByText("Bewaard", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Wijzigen" })).toBeFocused();
  expect(await app.stored("waypoints")).toMatchObject([
    {
      name: "Kampvuur",
      altitudeMeters: 12.5,
      folder: "Zomer",
      color: "#b42318",
      icon: "campfire",
    },
  ]);
  const link = page.getByRole("link", { name: "https://example.nl/kamp" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
}

test("a backup restored on an emptied device restores the waypoints, and can be undone", async ({
  app,
  page,
}) => {
  await app.store("waypoints", [TENT, POST]);
  await app.open("/settings");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Maak een back-up" }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ format: "scouting-map-backup" });

  await page.evaluate(() => localStorage.setItem("waypoints", "[]"));
  await app.reload();
  await test.step("another file is refused in one sentence, and nothing changes", async () => {
    const photo = { name: "foto.json", mimeType: "application/json", buffer: Buffer.from("[1]") };
    await page.getByLabel("Zet een back-up terug").setInputFiles(photo);
    await expect(page.getByText("Dit bestand is geen back-up van Scouting Map.")).toBeVisible();
    expect(await names(app)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  const backup = { name: "b.json", mimeType: "application/json", buffer: readFileSync(file) };
  await page.getByLabel("Zet een back-up terug").setInputFiles(backup);
  await expect(page.getByText("2 nieuw")).toBeVisible();
  await page.getByRole("button", { name: "Zet terug", exact: true }).click();
  await expect(page.getByText("De back-up is teruggezet.")).toBeVisible();
  expect(await names(app)).toEqual(["Tent", "Post"]);
  await page.getByRole("dialog").getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Alles is weer zoals het was.")).toBeVisible();
  expect(await names(app)).toEqual([]);
});

function rows(page: Page) {
  return page.locator("[data-index] a");
}

/** A row is hidden until it has been measured, and a hidden row cannot take the keyboard. */
async function focusFirstRow(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().focus();
}

async function names(app: AppDriver): Promise<readonly string[]> {
  return ((await app.stored("waypoints")) as { name: string }[]).map(({ name }) => name);
}

async function folders(app: AppDriver): Promise<readonly (string | undefined)[]> {
  return ((await app.stored("waypoints")) as { folder?: string }[]).map(({ folder }) => folder);
}

test("a new waypoint is placed at the position, or at the named centre of a used map", async ({
  app,
  page,
}) => {
  const here = page.getByLabel("Hier, op mijn positie");
  const mapCenter = page.getByLabel(/^Midden van de kaart/);
  await app.open("/waypoints");
  await expect(page.getByLabel("Hier, op mijn positie (nog geen positie)")).toBeChecked();
  await expect(mapCenter).toHaveCount(0);
  await app.tapTab("Kaart");
  await app.waitForMap();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await app.waitForMap();
  await app.tapTab("Waypoints");
  await expect(page.getByLabel("Midden van de kaart (bij Baarn)")).toBeChecked();
  await app.setFix({ lat: 52.3, lng: 5.4 });
  await expect(here).toBeChecked();
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect.poll(() => app.stored("waypoints")).toMatchObject([{ lat: 52.3, lng: 5.4 }]);
});
