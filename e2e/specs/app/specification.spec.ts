import type { Page } from "@playwright/test";
import { expect, test, typeWaypoint } from "../../drivers/app.ts";
import { holdBack } from "../../drivers/hold-back.ts";

const SCREENS = [
  { path: "/dashboard", heading: "Dashboard" },
  { path: "/location", heading: "Mijn locatie" },
  { path: "/waypoints", heading: "Waypoints" },
  { path: "/settings", heading: "Instellingen" },
  { path: "/changelog", heading: "Changelog" },
] as const;

const UNKNOWN = [
  ...["/bestaat-niet", "/map/verder", "/waypoints/onbekend"].map((path) => {
    return { path, status: "Pagina niet gevonden", code: "404" };
  }),
  { path: "/%E0%A4%A", status: "Foute aanvraag", code: "400" },
];

test("every route shows its screen, and the root the dashboard", async ({ page }) => {
  await storeWaypoints(page, [{ id: "tent", name: "Tent", lat: 52.1, lng: 5.4 }]);
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 2 })).toBeVisible();
  for (const { path, heading } of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Scouting Map`);
    });
  }
  await page.goto("/waypoints/tent");
  await expect(page.getByRole("heading", { name: "Tent", level: 2 })).toBeVisible();
});

test('an unknown address has the heading "Oeps." with status text, code and a way home', async ({
  page,
}) => {
  for (const { path, status, code } of UNKNOWN) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Oeps." })).toBeVisible();
      await expect(page.getByText(status, { exact: true })).toBeVisible();
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  }
});

test("the headers show the app, its version and its screens, with links", async ({ page }) => {
  await page.goto("/dashboard");
  const banner = page.getByRole("banner");
  await test.step("the top header has the name with the version, and a changelog link", async () => {
    await expect(banner.getByText("Scouting Map 0.4.2-Alpha")).toBeVisible();
    await banner.getByRole("link", { name: "Changelog" }).click();
    await expect(page).toHaveURL(/\/changelog$/);
    await expect(page.getByText("0.4.2-alpha").first()).toBeVisible();
  });
  await test.step("the main heading leads to the root", async () => {
    const link = page.getByRole("heading", { level: 1 }).getByRole("link");
    await expect(link).toHaveAttribute("href", "/");
    await link.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  await test.step("the navigation has Dashboard, Kaart and Instellingen", async () => {
    const links = banner.getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(["Dashboard", "Kaart", "Instellingen"]);
    for (const [at, path] of [
      [1, "/map"],
      [2, "/settings"],
      [0, "/dashboard"],
    ] as const) {
      await links.nth(at).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  });
});

test("/map shows the map, every link stays visible and the map keeps its height, upright and on its side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/map");
  await expect(page.locator('[data-map-state="idle"]')).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link")).toHaveText([
    "Changelog",
    "Scouting Map",
    "Dashboard",
    "Kaart",
    "Instellingen",
  ]);
  await expect(bottomBar(page).getByRole("link")).toHaveCount(5);
  const map = page.locator("[data-map-state]");
  expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(0.84 * 844);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect
    .poll(async () => (await map.boundingBox())?.height)
    .toBeGreaterThanOrEqual(0.72 * 390);
  // Everything on the left stays visible, in two columns.
  for (const name of ["Zoeken", "Kaartlagen", "Meten en meer"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("the bottom bar opens its screens: highlighted, with a tick of 50 ms, and a spinner while they load", async ({
  page,
}) => {
  const tabs = [
    ["Instellingen", "/settings"],
    ["Home", "/dashboard"],
    ["Mijn locatie", "/location"],
    ["Waypoints", "/waypoints"],
    ["Kaart", "/map"],
  ] as const;
  await page.addInitScript(() => {
    const taps: unknown[] = [];
    Object.assign(window, { vibrations: taps });
    navigator.vibrate = (pattern) => taps.push(pattern) > 0;
  });
  const letThrough = await holdBack(page, /\/settings\.[^/]*js/);
  await page.goto("/dashboard");
  await expect(bottomBar(page).getByRole("link")).toHaveText([
    "Home",
    "Mijn locatie",
    "Kaart",
    "Waypoints",
    "Instellingen",
  ]);
  for (const [index, [name, path]] of tabs.entries()) {
    await test.step(name, async () => {
      const tab = bottomBar(page).getByRole("link", { name });
      await tab.click();
      if (name === "Instellingen") {
        await expect(page.getByTestId("spinner")).toBeVisible();
        letThrough();
        await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
        await expect(page.getByTestId("spinner")).toHaveCount(0);
      }
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(bottomBar(page).locator("[aria-current]")).toHaveCount(1);
      const vibrations = await page.evaluate(() => Reflect.get(window, "vibrations"));
      expect(vibrations).toEqual(Array(index + 1).fill(50));
    });
  }
});

test.describe("settings", () => {
  const DEFAULTS = {
    colorScheme: 0,
    tileSource: 0,
    mapOverlay: { walkNetwork: false, bikeNetwork: false, sailNetwork: false },
  };

  test("start at colour scheme 0, tile source 0 and no overlays, and are written on every change", async ({
    page,
  }) => {
    await page.route("https://service.pdok.nl/**", (route) => route.abort());
    await page.goto("/settings");
    const dark = page.getByRole("radio", { name: "Donker" });
    await expect(page.getByRole("radio", { name: "Licht" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Scouting Map" })).toBeChecked();
    for (const name of ["Wandelnetwerk", "Fietsnetwerk", "Vaarnetwerk"]) {
      await expect(page.getByRole("checkbox", { name })).not.toBeChecked();
    }
    const lightColors = await backgrounds(page);
    await dark.check();
    expect(await storedSettings(page)).toEqual({ ...DEFAULTS, colorScheme: 1 });
    const darkColors = await backgrounds(page);
    await test.step("colour scheme 1 makes the whole page dark", () => {
      expect(lightColors.every((color) => luminance(color) > 0.7)).toBe(true);
      expect(darkColors.every((color) => luminance(color) < 0.25)).toBe(true);
    });
    await page.getByRole("radio", { name: "BRT water" }).check();
    expect(await storedSettings(page)).toEqual({ ...DEFAULTS, colorScheme: 1, tileSource: 2 });
    await expect(page.getByText("Deze kaart is nu niet bereikbaar.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Fietsnetwerk" }).check();
    expect(await storedSettings(page)).toEqual({
      colorScheme: 1,
      tileSource: 2,
      mapOverlay: { ...DEFAULTS.mapOverlay, bikeNetwork: true },
    });
    await page.reload();
    await expect(dark).toBeChecked();
    expect(await backgrounds(page)).toEqual(darkColors);
  });

  test("are read at the start", async ({ page }) => {
    await page.addInitScript(() => {
      const mapOverlay = { walkNetwork: true, bikeNetwork: false, sailNetwork: true };
      localStorage.setItem(
        "settings",
        JSON.stringify({ colorScheme: 1, tileSource: 0, mapOverlay }),
      );
    });
    await page.goto("/settings");
    await expect(page.getByRole("radio", { name: "Donker" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Wandelnetwerk" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Fietsnetwerk" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Vaarnetwerk" })).toBeChecked();
  });
});

test("waypoints are an empty list by default, written to localStorage on every change and read at the start", async ({
  page,
}) => {
  await page.goto("/waypoints");
  await expect(page.getByText("Nog geen waypoints.")).toBeVisible();
  await typeWaypoint(page, "Kampvuur");
  await expect(page.getByText("Bewaard")).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("waypoints") ?? ""));
  expect(stored).toMatchObject([{ name: "Kampvuur", lat: 52.228, lng: 5.321 }]);
  await page.reload();
  await page.getByRole("link", { name: /Kampvuur/ }).click();
  await expect(page).toHaveURL(new RegExp(`/waypoints/${stored[0].id}$`));
});

function bottomBar(page: Page) {
  return page.getByRole("navigation", { name: "Snelmenu" });
}

async function storeWaypoints(page: Page, waypoints: readonly object[]) {
  await page.addInitScript(
    (text) => localStorage.setItem("waypoints", text),
    JSON.stringify(waypoints),
  );
}

function storedSettings(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem("settings") ?? "null"));
}

/** Returns the background colours of the page and of everything in it that paints one, except buttons. */
function backgrounds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("html, header, section, nav, input[type=text]")]
      .map((element) => getComputedStyle(element).backgroundColor)
      .filter((color) => color !== "rgba(0, 0, 0, 0)"),
  );
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
