import { expect, test, typeWaypoint } from "../drivers/app.ts";

const SCREENS = [
  { path: "/dashboard", heading: "Dashboard" },
  { path: "/location", heading: "Mijn locatie" },
  { path: "/waypoints", heading: "Waypoints" },
  { path: "/settings", heading: "Instellingen" },
  { path: "/changelog", heading: "Changelog" },
] as const;

test.describe("routes", () => {
  test("/ goes to /dashboard", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { name: "Dashboard", level: 2 })).toBeVisible();
  });

  for (const { path, heading } of SCREENS) {
    test(`${path} shows its screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Scouting Map`);
    });
  }

  test("/map shows the map", async ({ page }) => {
    await page.goto("/map");
    await expect(page.locator('[data-map-state="idle"]')).toBeVisible();
  });

  test("/waypoints/{waypointId} shows that waypoint", async ({ page }) => {
    await storeWaypoints(page, [{ id: "tent", name: "Tent", lat: 52.1, lng: 5.4 }]);
    await page.goto("/waypoints/tent");
    await expect(page.getByRole("heading", { name: "Tent", level: 2 })).toBeVisible();
  });
});

test.describe("error page", () => {
  for (const path of ["/bestaat-niet", "/map/verder", "/waypoints/onbekend"]) {
    test(`${path} is headed "Oeps." with status text, code and a way home`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Oeps." })).toBeVisible();
      await expect(page.getByText("Pagina niet gevonden", { exact: true })).toBeVisible();
      await expect(page.getByText("404", { exact: true })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  }
});

test('an address that cannot be read is a "Foute aanvraag" with code 400', async ({ page }) => {
  await page.goto("/%E0%A4%A");
  await expect(page.getByRole("heading", { name: "Oeps." })).toBeVisible();
  await expect(page.getByText("Foute aanvraag", { exact: true })).toBeVisible();
  await expect(page.getByText("400", { exact: true })).toBeVisible();
});

test.describe("header", () => {
  test("the top header shows the product's name with its version and a changelog link", async ({
    page,
  }) => {
    await page.goto("/dashboard");
    const banner = page.getByRole("banner");
    await expect(banner.getByText("Scouting Map 0.4.2-Alpha")).toBeVisible();
    await banner.getByRole("link", { name: "Changelog" }).click();
    await expect(page).toHaveURL(/\/changelog$/);
    await expect(page.getByText("0.4.2-alpha").first()).toBeVisible();
  });

  test("the main heading links to /", async ({ page }) => {
    await page.goto("/settings");
    const link = page.getByRole("heading", { level: 1 }).getByRole("link");
    await expect(link).toHaveAttribute("href", "/");
    await link.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("the header navigation has Dashboard, Kaart and Instellingen", async ({ page }) => {
    await page.goto("/dashboard");
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(["Dashboard", "Kaart", "Instellingen"]);
    await links.nth(1).click();
    await expect(page).toHaveURL(/\/map$/);
    await links.nth(2).click();
    await expect(page).toHaveURL(/\/settings$/);
    await links.nth(0).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("on the map every link stays and the map keeps its height, upright and on its side", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/map");
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
    // All that is found on the left stays in sight, in two columns.
    for (const name of ["Zoeken", "Kaartlagen", "Meten en meer"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe("bottom bar", () => {
  const tabs = [
    ["Home", "/dashboard"],
    ["Mijn locatie", "/location"],
    ["Kaart", "/map"],
    ["Waypoints", "/waypoints"],
    ["Instellingen", "/settings"],
  ] as const;

  test("has Home, Mijn locatie, Kaart, Waypoints and Instellingen", async ({ page }) => {
    await page.goto("/dashboard");
    await expect(bottomBar(page).getByRole("link")).toHaveText(tabs.map(([name]) => name));
  });

  for (const [name, path] of tabs) {
    test(`${name} opens ${path}, is highlighted, and vibrates 50 ms`, async ({ page }) => {
      await page.addInitScript(() => {
        const taps: unknown[] = [];
        Object.assign(window, { vibrations: taps });
        navigator.vibrate = (pattern) => taps.push(pattern) > 0;
      });
      await page.goto(path === "/dashboard" ? "/settings" : "/dashboard");
      const tab = bottomBar(page).getByRole("link", { name });
      await tab.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(bottomBar(page).locator("[aria-current]")).toHaveCount(1);
      expect(await page.evaluate(() => Reflect.get(window, "vibrations"))).toEqual([50]);
    });
  }
});

test("a spinner shows while a screen loads", async ({ page }) => {
  await page.goto("/dashboard");
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/settings\.[^/]*js/, async (route) => {
    await gate;
    await route.continue();
  });
  await bottomBar(page).getByRole("link", { name: "Instellingen" }).click();
  await expect(page.getByTestId("spinner")).toBeVisible();
  letGo();
  await expect(page.getByRole("heading", { name: "Instellingen", level: 2 })).toBeVisible();
  await expect(page.getByTestId("spinner")).toHaveCount(0);
});

test.describe("settings", () => {
  const DEFAULTS = {
    colorScheme: 0,
    tileSource: 0,
    mapOverlay: { walkNetwork: false, bikeNetwork: false, sailNetwork: false },
  };

  test("start at colour scheme 0, tile source 0 and no overlays", async ({ page }) => {
    await page.goto("/settings");
    await expect(page.getByRole("radio", { name: "Licht" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Scouting Map" })).toBeChecked();
    for (const name of ["Wandelnetwerk", "Fietsnetwerk", "Vaarnetwerk"]) {
      await expect(page.getByRole("checkbox", { name })).not.toBeChecked();
    }
  });

  test("are written to localStorage on every change", async ({ page }) => {
    await page.route("https://service.pdok.nl/**", (route) => route.abort());
    await page.goto("/settings");
    await page.getByRole("radio", { name: "Donker" }).check();
    expect(await storedSettings(page)).toEqual({ ...DEFAULTS, colorScheme: 1 });
    await page.getByRole("radio", { name: "BRT water" }).check();
    expect(await storedSettings(page)).toEqual({ ...DEFAULTS, colorScheme: 1, tileSource: 2 });
    await page.getByRole("checkbox", { name: "Fietsnetwerk" }).check();
    expect(await storedSettings(page)).toEqual({
      colorScheme: 1,
      tileSource: 2,
      mapOverlay: { ...DEFAULTS.mapOverlay, bikeNetwork: true },
    });
  });

  test("are read at start", async ({ page }) => {
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

  test("an unreachable map is said to be so", async ({ page }) => {
    await page.route("https://service.pdok.nl/**", (route) => route.abort());
    await page.goto("/settings");
    await page.getByRole("radio", { name: "Luchtfoto" }).check();
    await expect(page.getByText("Deze kaart is nu niet bereikbaar.")).toBeVisible();
  });

  test("colour scheme 1 makes the whole page dark", async ({ page }) => {
    await page.goto("/settings");
    const choice = page.getByRole("radio", { name: "Donker" });
    await expect(choice).toBeVisible();
    const light = await backgrounds(page);
    await choice.check();
    const dark = await backgrounds(page);
    expect(light.every((color) => luminance(color) > 0.7)).toBe(true);
    expect(dark.every((color) => luminance(color) < 0.25)).toBe(true);
    await page.reload();
    await expect(choice).toBeChecked();
    expect(await backgrounds(page)).toEqual(dark);
  });
});

test.describe("waypoints", () => {
  test("are an empty list by default", async ({ page }) => {
    await page.goto("/waypoints");
    await expect(page.getByText("Nog geen waypoints.")).toBeVisible();
  });

  test("are written to localStorage on every change and read at start", async ({ page }) => {
    await page.goto("/waypoints");
    await typeWaypoint(page, "Kampvuur");
    await expect(page.getByText("Bewaard")).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("waypoints") ?? ""));
    expect(stored).toMatchObject([{ name: "Kampvuur", lat: 52.228, lng: 5.321 }]);
    await page.reload();
    await page.getByRole("link", { name: /Kampvuur/ }).click();
    await expect(page).toHaveURL(new RegExp(`/waypoints/${stored[0].id}$`));
  });
});

type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];

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

/** The background colours of the page and of everything in it that paints one, buttons left out. */
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
