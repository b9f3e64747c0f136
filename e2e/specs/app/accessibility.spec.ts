import type { Page } from "@playwright/test";
import { partOf } from "../../../tools/check/level.ts";
import {
  brokenWords,
  plantTent,
  seriousFindings,
  smallTargets,
} from "../../drivers/accessibility.ts";
import { expect, test } from "../../drivers/app.ts";

interface Screen {
  readonly path: string;
  readonly heading: string;
  /** Goes there from the screen before it in the list. */
  readonly go: (page: Page) => Promise<unknown>;
}

const SCREENS: readonly Screen[] = [
  { path: "/dashboard", heading: "Dashboard", go: (page) => page.goto("/dashboard") },
  { path: "/location", heading: "Mijn locatie", go: (page) => tab(page, "Mijn locatie") },
  { path: "/map", heading: "Kaart", go: (page) => tab(page, "Kaart") },
  { path: "/waypoints", heading: "Waypoints", go: (page) => tab(page, "Waypoints") },
  {
    path: "/waypoints/tent",
    heading: "Tent",
    go: (page) => page.getByRole("link", { name: /Tent/ }).click(),
  },
  { path: "/settings", heading: "Instellingen", go: (page) => tab(page, "Instellingen") },
  {
    path: "/privacy",
    heading: "Privacy",
    go: async (page) => {
      await page.getByRole("link", { name: "Over", exact: true }).click();
      await page.getByRole("link", { name: "Privacy" }).click();
    },
  },
  { path: "/departure/now", heading: "Vertrekcheck", go: (page) => page.goto("/departure/now") },
  {
    path: "/techniques",
    heading: "Technieken uitgelegd",
    go: (page) => page.goto("/techniques"),
  },
  { path: "/trails", heading: "Postentochten", go: (page) => page.goto("/trails") },
  { path: "/changelog", heading: "Changelog", go: (page) => tab(page, "Changelog") },
  { path: "/bestaat-niet", heading: "Oeps.", go: (page) => page.goto("/bestaat-niet") },
];

test("axe finds nothing serious on any screen, and every target is large enough", async ({
  page,
}) => {
  test.slow();
  await plantTent(page);
  const checked = partOf(SCREENS, 7);
  for (const screen of SCREENS) {
    const { path, heading, go } = screen;
    await test.step(path, async () => {
      await go(page);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(
        page.getByRole("main").getByRole("heading", { name: heading, exact: true }),
      ).toBeAttached();
      if (!checked.includes(screen)) return;
      if (path === "/map") await page.locator('[data-map-state="idle"]').waitFor();
      expect.soft(await seriousFindings(page), path).toEqual([]);
      expect.soft(await smallTargets(page), path).toEqual([]);
      if (path === "/map") await checkScoutingTools(page);
    });
  }
});

/** Opens the tools for map and compass one after the other, filled as far as one press of a button fills them. */
async function checkScoutingTools(page: Page): Promise<void> {
  for (const [tool, fill] of partOf(
    [
      ["Peilen", "Punt in het midden"],
      ["Kaarthoekmeter", "Leg in het midden"],
      ["Jacht", "Waarneming"],
      ["Oefenen", null],
    ] as const,
    1,
  )) {
    await page.getByRole("button", { name: "Meten en meer", exact: true }).click();
    await page.getByRole("button", { name: tool }).click();
    await expect(page.getByRole("heading", { name: tool, exact: true })).toBeVisible();
    if (fill) await page.getByRole("button", { name: fill, exact: true }).click();
    expect.soft(await seriousFindings(page), tool).toEqual([]);
    expect.soft(await smallTargets(page), tool).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: tool, exact: true })).toHaveCount(0);
  }
}

const TRACK = `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
  <trk><name>Uitkijktoren Utrechtse Heuvelrug</name><trkseg>${[0, 1, 2, 3]
    .map(
      (step) =>
        `<trkpt lat="52.1" lon="5.${4 + step}"><ele>${step}</ele><time>2025-06-01T0${step}:00:00Z</time></trkpt>`,
    )
    .join("")}</trkseg></trk></gpx>`;

test("with letters of double size no word breaks on the narrowest screen", {
  tag: "@thorough",
}, async ({ app, page }) => {
  test.slow();
  const waypoints = ["Fietsknooppunt 14", "Abtswoudsebrug"].map((name, index) => ({
    id: name,
    name,
    lat: 52.228,
    lng: 5.321 + index * 0.01,
    folder: "Zomerkamp",
    note: "Bij de eik",
    color: "#1c5a3b",
  }));
  await app.store("waypoints", waypoints);
  await app.setFix({ lat: 52.228, lng: 5.4 });
  await app.useScreen({ width: 320, height: 640, fontSize: 32 });
  const whole = async (what: string) => expect.soft(await brokenWords(page), what).toEqual([]);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await app.open("/waypoints");
  await expect(page.getByRole("link", { name: /Abtswoudsebrug/ })).toBeVisible();
  await whole("waypoints");
  const file = { name: "tocht.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(TRACK) };
  await page.getByLabel("Importeren", { exact: true }).setInputFiles(file);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: /^Importeer/ })).toBeVisible();
  await whole("what a file holds");
  await dialog.getByRole("button", { name: /^Importeer/ }).click();
  await expect(page.getByText(/^Toegevoegd:/)).toBeVisible();
  await whole("what was added");
  await dialog.getByRole("button", { name: "Sluit" }).first().click();
  await page.getByRole("link", { name: /Uitkijktoren/ }).click();
  await expect(page.getByLabel("Naam")).toBeVisible();
  await whole("a track");
  await tab(page, "Waypoints");
  await page.getByRole("link", { name: /Fietsknooppunt 14/ }).click();
  await expect(heading("Fietsknooppunt 14")).toBeVisible();
  await whole("a waypoint");
  for (const name of ["Mijn locatie", "Home", "Instellingen", "Changelog"]) {
    await tab(page, name);
    await expect(heading(name === "Home" ? "Dashboard" : name)).toBeVisible();
    await whole(name);
  }
  await page.goto("/routes");
  await expect(heading("Routes")).toBeVisible();
  await whole("routes");
  await tab(page, "Kaart");
  await app.waitForMap();
  await whole("the map");
  for (const [button, next] of [
    ["Kaartlagen", "Legenda"],
    ["Zoeken", null],
    ["Meten en meer", "Wat is hier?"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("button", { name: "Sluiten", exact: true })).toBeVisible();
    await whole(button);
    if (next) await page.getByRole("button", { name: next }).click();
    if (next) await expect(heading("Kaartlagen").or(heading("Meten en meer"))).toHaveCount(0);
    if (next === "Wat is hier?") break;
    if (next) await whole(next);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: /Fietsknooppunt 14/ }).waitFor();
  await whole("what is here");
  await page.getByRole("button", { name: /Fietsknooppunt 14/ }).click();
  await expect(heading("Fietsknooppunt 14")).toBeVisible();
  await whole("the card of a waypoint");
});

test("the whole app can be used by keyboard alone", { tag: "@thorough" }, async ({ app, page }) => {
  await app.setFix({ lat: 52.1, lng: 5.3 });
  await page.goto("/dashboard");
  // A key pressed before anything can have the focus is lost.
  await expect(page.getByRole("heading", { name: "Dashboard", level: 2 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
  await tabTo(page, "link", "Waypoints");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/waypoints$/);
  await expect(page.getByRole("main")).toBeFocused();

  // Behind it stands the age of the position once it is old.
  await expect(page.getByLabel(/^Hier, op mijn positie(?! \(nog)/)).toBeChecked();
  await tabTo(page, "textbox", "Naam");
  await page.keyboard.type("Uitkijktoren");
  await tabTo(page, "button", "Bewaar");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bewaard")).toBeVisible();

  await page.getByRole("main").focus();
  await tabTo(page, "link", /Uitkijktoren/);
  await page.keyboard.press("Enter");
  await tabTo(page, "button", "Verwijderen");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/waypoints$/);
  await tabTo(page, "button", "Ongedaan maken");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /Uitkijktoren/ })).toBeVisible();

  await tabTo(page, "link", "Instellingen");
  await page.keyboard.press("Enter");
  await tabTo(page, "radio", "Licht");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark");
});

function tab(page: Page, name: string): Promise<void> {
  return page.getByRole("link", { name, exact: true }).first().click();
}

/** Presses Tab until the element has the focus, with a limit like a person's patience. */
async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).last();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}
