import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { fromRd } from "#domain/coordinates/rd.ts";
import { nearPaletteFor } from "#mapview/style/near-palette.ts";
import { paletteFor } from "#mapview/style/palette.ts";
import { ALL_PIXELS, type AppDriver, expect, test } from "../../drivers/app.ts";
import { PRINTING_BROWSER } from "../../drivers/browser.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { openDelft } from "../../drivers/plan.ts";

test.use({ ...ALL_PIXELS, launchOptions: PRINTING_BROWSER });

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of every pixel. */
  readonly pixels: Buffer;
}

/** Returns the pictures of a PDF in the form that Chromium writes: deflated RGB. */
function picturesOf(pdf: Buffer): Picture[] {
  const text = pdf.toString("latin1");
  const heads =
    /\/Subtype \/Image\s\/Width (\d+)\s\/Height (\d+)[^>]*?\/Filter \/FlateDecode[^>]*?\/Length (\d+)>> stream\r?\n/g;
  return [...text.matchAll(heads)].map((found) => {
    const [width = 0, height = 0, length = 0] = found.slice(1).map(Number);
    const start = found.index + found[0].length;
    return { width, height, pixels: inflateSync(pdf.subarray(start, start + length)) };
  });
}

function pagesOf(pdf: Buffer): number {
  return [...pdf.toString("latin1").matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

/** Returns the aspect ratio of the first page. */
function shapeOf(pdf: Buffer): number {
  const [, width, height] =
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1")) ?? [];
  return Number(width) / Number(height);
}

function print(page: Page): Promise<Buffer> {
  return page.pdf({ printBackground: true, preferCSSPageSize: true });
}

/** The code for printing the map loads with the first key. */
async function openMap(app: AppDriver): Promise<void> {
  await app.open("/map");
  await app.waitForMap();
  await app.page.keyboard.press("Control");
  await expectOnPaper(app.page);
}

async function expectOnPaper(page: Page): Promise<void> {
  await expect(async () => {
    await print(page);
    const map = page.locator("[data-map-state]").locator("..");
    expect(await map.getAttribute("style")).toContain("--print-zoom");
  }).toPass();
}

/** Returns the settings of a device with a colour scheme, and without networks. */
function settingsOf(colorScheme: 0 | 1) {
  const mapOverlay = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
  return { colorScheme, tileSource: 0, mapOverlay };
}

test("an untouched map is printed alone on one page, with scale, attribution and north", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await page.clock.install();
  await app.open("/map");
  await page.clock.runFor(2000);
  await app.waitForMap();
  await page.clock.fastForward(10_000);
  await expectOnPaper(page);
  const pdf = await print(page);
  expect(pagesOf(pdf)).toBe(1);
  expect(shapeOf(pdf)).toBeLessThan(1);
  const [map] = picturesOf(pdf).sort((a, b) => b.pixels.length - a.pixels.length);
  const colors = new Set<number>();
  for (let at = 0; at + 2 < (map?.pixels.length ?? 0); at += 3) {
    colors.add(map?.pixels.readUIntBE(at, 3) ?? 0);
  }
  expect(map?.width).toBe(390);
  // The page is not blank.
  expect(colors.size).toBeGreaterThan(100);

  const northOf = () =>
    page.evaluate(() => {
      const map = document.querySelector("[data-map-state]")?.parentElement;
      return map ? getComputedStyle(map, "::after").content : "";
    });
  await page.emulateMedia({ media: "print" });
  for (const part of [page.locator("canvas"), page.locator(".maplibregl-ctrl-scale")]) {
    await expect(part).toBeVisible();
  }
  await expect(page.getByText(/© OpenMapTiles/)).toBeVisible();
  expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole("link").filter({ visible: true }).count()).toBe(0);
  expect(await northOf()).toContain("N");

  await page.emulateMedia({ media: "screen" });
  await page.locator("canvas").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator("[data-bearing]")).toBeVisible();
  await expect(page.locator("canvas")).toHaveCSS("outline-style", "solid");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("canvas")).toHaveCSS("outline-style", "none");
  await expect(page.locator("[data-bearing]")).toBeVisible();
  expect(await northOf()).toBe("none");
  await test.step("a wide one fits its page, with all of it", async () => {
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.clock.runFor(2000);
    await app.waitForMap();
    const wide = await print(page);
    expect(pagesOf(wide)).toBe(1);
    expect(shapeOf(wide)).toBeGreaterThan(1);
    await page.emulateMedia({ media: "print" });
    const box = await page.locator("canvas").boundingBox();
    expect(box?.width).toBeGreaterThan(600);
    expect(box?.width).toBeLessThanOrEqual(961);
  });
});

/** Replaces the browser's own dialog, which stays open until the test closes it. */
async function holdPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printing", "");
  });
}

/** Returns the middles of all spots of nearly this magenta in a picture, from the left. */
function magentaMiddles({ width, pixels }: Picture): { readonly x: number; readonly y: number }[] {
  const spots: { x: number; y: number; count: number }[] = [];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (red < 245 || green > 10 || blue < 245) continue;
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    const spot = spots.find((one) => Math.hypot(one.x / one.count - x, one.y / one.count - y) < 90);
    if (spot) Object.assign(spot, { x: spot.x + x, y: spot.y + y, count: spot.count + 1 });
    else spots.push({ x, y, count: 1 });
  }
  return spots.map(({ x, y, count }) => ({ x: x / count, y: y / count })).sort((a, b) => a.x - b.x);
}

/** Imports two short magenta tracks at a distance of exactly four kilometres. */
async function importTracks(app: AppDriver): Promise<void> {
  const { page } = app;
  const tracks = [148_500, 152_500].map((x) => {
    const points = [471_080, 471_120].map((y) => fromRd({ x, y }));
    const text = points.map(({ lat, lng }) => `<trkpt lat="${lat}" lon="${lng}"/>`).join("");
    return `<trk><extensions><color>#ff00ff</color></extensions><trkseg>${text}</trkseg></trk>`;
  });
  const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1">${tracks.join("")}</gpx>`;
  await app.open("/waypoints");
  const file = { name: "a.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(gpx) };
  await page.getByLabel("Importeren", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Importeer 2" }).click();
  await expect(page.getByText("Toegevoegd: 2 tracks.")).toBeVisible();
}

test("a dark map is printed in light colours: the screen, and a sheet to scale", {
  tag: "@thorough",
}, async ({ app, page }) => {
  // Two maps, one of them of 1400 by 2000 pixels, are drawn in software.
  test.slow();
  await importTracks(app);
  await app.store("settings", settingsOf(1));
  await holdPrinting(page);
  await openMap(app);
  await expect.poll(() => shareOfColor(page, paletteFor("dark").water)).toBeGreaterThan(0.05);
  await page.keyboard.press("Control+p");
  await expect(page.locator("[data-printing]")).toBeAttached();
  expect(await shareOfColor(page, paletteFor("light").water)).toBeGreaterThan(0.05);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect.poll(() => shareOfColor(page, paletteFor("dark").water)).toBeGreaterThan(0.05);

  await test.step("the sheet has the size of its paper, and its content the right scale", async () => {
    await page.evaluate(() => document.body.removeAttribute("data-printing"));
    await page.getByRole("button", { name: "Meten en meer" }).click();
    await page.getByRole("button", { name: /^Afdrukken/ }).click();
    await page.getByRole("button", { name: "Druk af" }).click();
    await expect(page.locator("[data-printing]")).toBeAttached();
    const pdf = await print(page);
    expect(pagesOf(pdf)).toBe(1);
    // A4 in points.
    expect(pdf.toString("latin1")).toMatch(/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
    const [map] = picturesOf(pdf).sort((a, b) => b.pixels.length - a.pixels.length);
    const dotsPerMm = (map?.width ?? 0) / 188;
    expect(dotsPerMm * 25.4).toBeGreaterThanOrEqual(150);
    // Four kilometres at 1:25.000 are 160 mm.
    const [west, east] = map ? magentaMiddles(map) : [];
    expect(((east?.x ?? 0) - (west?.x ?? 0)) / dotsPerMm).toBeCloseTo(160, 0);
  });
});

test("a dark map of a pack is printed in light colours, also those that depend on its data", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.store("settings", settingsOf(1));
  await holdPrinting(page);
  await openDelft(page, app);
  const { building } = nearPaletteFor("dark");
  await expect.poll(() => shareOfColor(page, building)).toBeGreaterThan(0.01);
  await page.keyboard.press("Control+p");
  await expect(page.locator("[data-printing]")).toBeAttached();
  expect(await shareOfColor(page, building)).toBe(0);
});

/** Returns the shares of a picture that are nearly black, and that are of another hue than red. */
function sharesOf({ pixels }: Picture): { readonly black: number; readonly notRed: number } {
  let [black, notRed] = [0, 0];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (Math.max(red, green, blue) < 50) black += 1;
    if (Math.max(green, blue) > red + 10) notRed += 1;
  }
  const count = pixels.length / 3;
  return { black: black / count, notRed: notRed / count };
}

test("a map in night-red is printed whole and in light colours", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.store("preferences", { nightRed: true, isDarkOffered: true });
  await app.store("settings", settingsOf(0));
  await holdPrinting(page);
  await openMap(app);
  const mapOn = (pdf: Buffer): Picture => {
    const [map] = picturesOf(pdf).sort((a, b) => b.pixels.length - a.pixels.length);
    if (!map) throw new Error("No map on paper");
    return map;
  };
  await test.step("with the menu of the browser, which prints the last frame", async () => {
    const pdf = await print(page);
    expect(pagesOf(pdf)).toBe(1);
    expect(sharesOf(mapOn(pdf)).black).toBeLessThan(0.1);
  });
  await test.step("with the keys, which draw a light map first", async () => {
    await page.keyboard.press("Control+p");
    await expect(page.locator("[data-printing]")).toBeAttached();
    const pdf = await print(page);
    expect(pagesOf(pdf)).toBe(1);
    const { black, notRed } = sharesOf(mapOn(pdf));
    expect(black).toBeLessThan(0.05);
    // The water is blue; all of a red map is red.
    expect(notRed).toBeGreaterThan(0.1);
  });
});

test("other screens are printed completely, in light colours and without bars", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.store("settings", settingsOf(1));
  await app.open("/settings");
  expect(pagesOf(await print(page))).toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  // The links of the bar below and of the headers.
  for (const name of ["Waypoints", "Dashboard"]) {
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  }
  const [ground, text] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.backgroundColor, style.color];
  });
  expect(ground).toBe("rgb(255, 255, 255)");
  expect(text).toBe("rgb(26, 35, 30)");
});

/** Returns the addresses that are linked from each page of a PDF. */
function linksByPage(pdf: Buffer): readonly string[][] {
  const text = pdf.toString("latin1");
  const objects = [...text.matchAll(/(\d+) 0 obj\s(.*?)endobj/gs)];
  const addresses = new Map(
    objects.map(([, number, object]) => [number, /\/URI \((.*?)\)/.exec(object ?? "")?.[1] ?? ""]),
  );
  const pages = objects.filter(([, , object]) => /\/Type \/Page\b(?!s)/.test(object ?? ""));
  return pages.map(([, , object]) => {
    const numbers = /\/Annots \[(.*?)\]/s.exec(object ?? "")?.[1] ?? "";
    return [...numbers.matchAll(/(\d+) 0 R/g)].map(([, number]) => addresses.get(number) ?? "");
  });
}

test("a heading and the head of its table are on the page of the first row, wherever a page ends", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.open("/settings");
  await page.evaluate(() => {
    const row = (name: string) => `<a href="https://example.org/${name}">${name}</a>`;
    const rows = Array.from({ length: 16 }, (_, at) => `<tr><td>${row(`row${at}`)}</td></tr>`);
    const main = document.querySelector("main");
    if (!main) throw new Error("There is no screen.");
    main.innerHTML = `<div id="above"></div><h3>${row("heading")}</h3><table>
      <thead><tr><th>${row("head")}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  });
  for (let height = 860; height < 1040; height += 4) {
    await page.locator("#above").evaluate((above, pixels) => {
      above.style.height = `${pixels}px`;
    }, height);
    const pages = linksByPage(await print(page));
    expect(pages.flat()).toContain("https://example.org/heading");
    for (const links of pages.filter(({ length }) => length > 0)) {
      expect(links.filter((one) => one.includes("/row")).length, `${height}`).toBeGreaterThan(0);
    }
  }
});
