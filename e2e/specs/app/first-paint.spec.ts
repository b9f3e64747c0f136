import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { AppDriver, expect, test } from "../../drivers/app.ts";
import { holdBack } from "../../drivers/hold-back.ts";

const DARK = { colorScheme: 1, tileSource: 0, mapOverlay: {} };

/** The script of the app; the page is shown without it. */
const APP = /\/static\/js\/index\./;

/** The delay between the pieces of a page, several frames long. */
const PIECE_MS = 100;

/** Returns the texts and looks of the frame, without the content in place of the screen. */
function frameOf(page: Page) {
  return page.evaluate(() => {
    const shell = document.querySelector("#root > *")?.cloneNode(true) as Element | undefined;
    shell?.querySelector("main")?.replaceChildren();
    return shell?.outerHTML;
  });
}

/** Returns how much the frame has moved since the page opened, as the browser measures it, without the screens. */
function frameShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Content that a screen has removed since does not belong to the frame.
        const isOfFrame = (node: Node | null) =>
          node?.isConnected === true && node.parentElement?.closest("main") === null;
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[];
          const ofFrame = shifts.filter(({ sources }) =>
            sources.some(({ node }) => isOfFrame(node)),
          );
          resolve(ofFrame.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Fixed time: nothing reports that there was no shift.
        window.setTimeout(() => resolve(0), 100);
      }),
  );
}

const SCREENS = [
  { route: "/", current: "Home" },
  { route: "/dashboard", current: "Home" },
  { route: "/location", current: "Mijn locatie" },
  { route: "/map", current: "Kaart" },
  { route: "/waypoints/nee", current: "Waypoints" },
  { route: "/settings", current: "Instellingen" },
] as const;

test("every screen has its colours before the app has loaded, which changes nothing", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.store("settings", DARK);
  for (const screen of SCREENS) {
    await test.step(screen.route, () => expectFrameAtOnce(page, app, screen));
  }
});

async function expectFrameAtOnce(
  page: Page,
  app: AppDriver,
  { route, current }: (typeof SCREENS)[number],
): Promise<void> {
  const letGo = await holdBack(page, APP);
  await page.goto(route, { waitUntil: "commit" });

  const bar = page.getByRole("navigation", { name: "Snelmenu" });
  await expect(bar.locator("[aria-current=page]")).toHaveText(current);
  await expect(page.getByRole("banner").getByText("Scouting Map 0.4.2-Alpha")).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("color", "rgb(233, 238, 233)");
  await expect(bar).toHaveCSS("background-color", "rgb(23, 31, 27)");
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#0f1512");

  const before = await frameOf(page);
  const header = await page.getByRole("banner").elementHandle();
  letGo();
  await app.waitForScreen();
  await expect(bar.locator("[aria-current=page]")).toHaveText(current);
  expect(await frameOf(page)).toBe(before);
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await frameShift(page)).toBe(0);

  // React keeps existing attributes; differences from its own would show later.
  for (const name of [current === "Instellingen" ? "Home" : "Instellingen", current]) {
    await bar.getByRole("link", { name }).click();
    await expect(bar.locator("[aria-current=page]")).toHaveText(name);
    await app.waitForScreen();
  }
  expect(await frameOf(page)).toBe(before);
}

test("a page that arrives in pieces is first shown whole", async ({ page, baseURL }) => {
  // A slow device parses the page in pieces too.
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", baseURL), {
      headers: { accept: request.headers.accept ?? "" },
    });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type });
    const pieces = type.startsWith("text/html") ? body.toString().split(/(?=<a )/) : [body];
    for (const piece of pieces) {
      response.write(piece);
      // Fixed time: the page of a slow device.
      if (pieces.length > 1) await setTimeout(PIECE_MS);
    }
    response.end();
  });
  await new Promise<void>((onListening) => server.listen(0, "127.0.0.1", onListening));
  const { port } = server.address() as AddressInfo;
  const app = new AppDriver(page, `http://127.0.0.1:${port}`);
  await app.open("/settings");
  expect(await frameShift(page)).toBe(0);
  server.closeAllConnections();
  server.close();
});

test("/map shows its picture before the app has loaded, where the map will be", async ({
  app,
  page,
}) => {
  await app.store("settings", DARK);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const letGo = await holdBack(page, APP);
  // The live map never loads, so its picture stays.
  await page.route(/\/js\/async\/maplibre\./, () => {});
  await page.goto("/map", { waitUntil: "commit" });

  const picture = page.locator("[data-overview-picture]");
  await expect(picture).toHaveJSProperty("complete", true);
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shown).toMatch(/overview-dark-phone\.webp$/);
  await expect(page.getByTestId("spinner")).toHaveCount(0);
  const before = await picture.boundingBox();
  letGo();
  await expect(page.locator("[data-placeholder]")).toHaveCount(0);
  expect(await picture.boundingBox()).toEqual(before);
  await expect(picture).toHaveAttribute("src", /dark/);
  // Requested once, and before the screen's own files.
  const isOfMap = (path: string) => /\/basemap\/overview-|\/async\/map\./.test(path);
  expect(asked.filter((path) => path.includes("/basemap/overview-"))).toHaveLength(1);
  expect(asked.find(isOfMap)).toMatch(/overview-dark-phone\.webp$/);
});

test("the picture is not used for another background or another view", async ({ app, page }) => {
  await page.route("https://service.pdok.nl/**", (route) => route.abort());
  await app.store("settings", { ...DARK, tileSource: 1 });
  for (const address of ["/map", "/map?verplaats=tent"]) {
    const letGo = await holdBack(page, APP);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.locator("nav [aria-current=page]")).toHaveCount(2);
    await expect(page.locator("[data-placeholder]")).toHaveCount(0);
    await expect(page.getByTestId("spinner")).toBeVisible();
    letGo();
    await app.waitForScreen();
    await page.evaluate((text) => localStorage.setItem("settings", text), JSON.stringify(DARK));
  }
});

test("/dashboard starts with its picture, requested once, where the screen has it", async ({
  app,
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The settings are from the last visit; the device has turned dark since.
  await page.emulateMedia({ colorScheme: "dark" });
  await app.store("settings", { ...DARK, colorScheme: 0 });
  await app.store("preferences", { followsDeviceColors: true });
  const letGo = await holdBack(page, APP);
  await page.goto("/dashboard", { waitUntil: "commit" });

  const picture = page.locator("main img");
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(page.locator("main h2")).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("color", "rgb(233, 238, 233)");
  const before = await picture.boundingBox();
  letGo();
  await app.waitForScreen();
  expect(await picture.boundingBox()).toEqual(before);
  expect(await frameShift(page)).toBe(0);
  const isPicture = (path: string) => path.endsWith("/basemap/overview-dark-entry.webp");
  expect(asked.filter(isPicture)).toHaveLength(1);
  expect(asked.filter((path) => path.includes("overview-light"))).toEqual([]);
  expect(await app.stored("settings")).toMatchObject({ colorScheme: 1 });
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("body")).toHaveCSS("color", "rgb(26, 35, 30)");
  expect(await app.stored("settings")).toMatchObject({ colorScheme: 0 });
});

test("a spinner shows before the app has loaded, and a link of the frame works", async ({
  app,
  page,
}) => {
  const letGo = await holdBack(page, APP);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.getByTestId("spinner")).toBeVisible();
  await page.getByRole("link", { name: "Waypoints" }).click();
  await expect(page).toHaveURL(/\/waypoints$/);
  letGo();
  await app.waitForScreen();
  await expect(page.getByTestId("spinner")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the frame explains that scripts are needed", async ({ page }) => {
    await page.goto("/settings");
    await expect(page.locator("noscript > p")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByTestId("spinner")).toBeHidden();
  });
});
