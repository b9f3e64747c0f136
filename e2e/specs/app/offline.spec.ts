import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { AppDriver, test as base, expect } from "../../drivers/app.ts";
import { Host } from "../../drivers/deploys.ts";
import { goOffline } from "../../drivers/network.ts";

/** Gives every test a host of its own, which can lose files and go down. */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  host: async ({}, use) => {
    const host = await Host.start();
    await use(host);
    await host.dispose();
  },
});

test.use({ serviceWorkers: "allow" });

const WAYPOINT = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4 };

const SCREENS = [
  { route: "/dashboard", heading: "Dashboard" },
  { route: "/location", heading: "Mijn locatie" },
  { route: "/waypoints", heading: "Waypoints" },
  { route: "/waypoints/tent", heading: "Tent" },
  { route: "/settings", heading: "Instellingen" },
  { route: "/changelog", heading: "Changelog" },
] as const;

/** Visits one page, until the app is stored. */
async function visitOnce(page: Page, host: Host, route = "/dashboard"): Promise<void> {
  const app = new AppDriver(page, host.url("/"));
  await app.open(route);
  await app.waitUntilStored();
}

async function pullThePlug(context: BrowserContext, host: Host): Promise<void> {
  await host.goDown();
  await goOffline(context);
}

test("everything works offline after one visit, and a broken deploy is not installed", async ({
  page,
  context,
  host,
}) => {
  await page.addInitScript(
    (text) => localStorage.setItem("waypoints", text),
    JSON.stringify([WAYPOINT]),
  );
  // A host that is down has no addresses any more.
  const screens = SCREENS.map(({ route, heading }) => ({ address: host.url(route), heading }));
  const [map, unknown] = [host.url("/map"), host.url("/bestaat-niet")];
  const archive = host.url("/basemap/nederland.pmtiles");
  await visitOnce(page, host);
  await expect(page.getByText("staat op dit apparaat en start zonder netwerk")).toBeVisible();
  await test.step("the requested files are stored, except the worker itself and build.json", () =>
    expectAllStored(page));
  await test.step("files shared by another app are previewed, once", () => shareFiles(page, host));
  await test.step("an incomplete new version is not accepted", () => updateInVain(page, host));
  const whole = await page.evaluate(
    async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer()).slice(7, 17)],
    archive,
  );
  await pullThePlug(context, host);
  await test.step("the page works, and answers byte ranges", async () => {
    await new AppDriver(page, "").tapTab("Instellingen");
    await expect(page.getByRole("heading", { name: "Instellingen", level: 2 })).toBeVisible();
    const part = await page.evaluate(firstBytes, archive);
    expect(part.status).toBe(206);
    expect(part.range).toMatch(/^bytes 7-16\/\d+$/);
    expect(part.bytes).toEqual(whole);
  });
  await test.step("a reload logs that it is offline, and has the old version", async () => {
    const message = page.waitForEvent("console", (entry) =>
      entry.text().includes("No internet connection found. App is running in offline mode."),
    );
    await page.reload();
    await message;
    await expect(page.getByRole("heading", { name: "Instellingen", level: 2 })).toBeVisible();
    expect(await shownBuild(page)).toBeNull();
  });
  await test.step("every route opens by deep link, the map draws, and an unknown route is the error page", async () => {
    for (const { address, heading } of screens) {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeVisible();
    }
    await page.goto(map);
    await expect(page.locator('[data-map-state="idle"]')).toBeVisible();
    await page.goto(unknown);
    await expect(page.getByRole("heading", { name: "Oeps." })).toBeVisible();
  });
});

async function expectAllStored(page: Page): Promise<void> {
  const stored = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map((request) => new URL(request.url).pathname);
  });
  expect(stored).toEqual(expect.arrayContaining(["/", "/manifest.webmanifest", "/favicon.svg"]));
  for (const extension of ["mjs", "pmtiles", "pbf", "woff2", "css", "js", "png"]) {
    expect(stored.filter((path) => path.endsWith(`.${extension}`))).not.toEqual([]);
  }
  const unwanted = /service-worker|build\.json|\.map$|_headers|_redirects|LICENSE|\.(?:br|gz)$/;
  expect(stored.filter((path) => unwanted.test(path))).toEqual([]);
}

async function shareFiles(page: Page, host: Host): Promise<void> {
  const received = await page.evaluate(async () => {
    const form = new FormData();
    const gpx = '<gpx version="1.1"><wpt lat="52.1" lon="5.2"><name>Put</name></wpt></gpx>';
    form.append("files", new File([gpx], "gedeeld.gpx"));
    return (await fetch("/waypoints", { method: "POST", body: form })).url;
  });
  await page.goto(received);
  await expect(page.getByRole("button", { name: "Importeer 1" })).toBeVisible();
  expect(page.url()).not.toContain("gedeeld");
  await page.goto(received);
  await expect(page.getByText("De gedeelde bestanden zijn niet aangekomen.")).toBeVisible();
  await page.goto(host.url("/dashboard"));
}

async function updateInVain(page: Page, host: Host): Promise<void> {
  host.publishBroken();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const hasFailed = new Promise((resolve) => {
      registration?.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => {
          if (installing.state === "redundant") resolve(undefined);
        });
      });
    });
    await registration?.update();
    await hasFailed;
  });
}

/** Runs in the page: requests bytes 7 to 16 of a file. */
async function firstBytes(url: string) {
  const response = await fetch(url, { headers: { Range: "bytes=7-16" } });
  const bytes = [...new Uint8Array(await response.arrayBuffer())];
  return { status: response.status, range: response.headers.get("content-range"), bytes };
}

function shownBuild(page: Page): Promise<string | null> {
  return page.locator("head").getAttribute("data-build");
}

test("a new version takes over when all tabs are closed, and a missing script unregisters the worker", async ({
  context,
  host,
}) => {
  const first = await context.newPage();
  await visitOnce(first, host);
  const second = await context.newPage();
  await second.goto(host.url("/settings"));

  host.publish("build-two");
  const askedAgain: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) askedAgain.push(new URL(request.url()).pathname);
  });
  await first.reload();
  await expect(first.getByText("nieuwe versie")).toBeVisible();
  await test.step("it is not mentioned while a route is followed", async () => {
    await first.evaluate(() => localStorage.setItem("following", "{}"));
    await first.reload();
    await expect(first.getByText("Zonder netwerk", { exact: true })).toBeVisible();
    await expect(first.getByText("nieuwe versie")).toHaveCount(0);
    await first.evaluate(() => localStorage.removeItem("following"));
  });
  await test.step("a screen of the old version opens after the deploy took its files away", async () => {
    const chunks = readdirSync(join(host.root, "static/js/async"));
    const own = chunks.filter((file) => /changelog.*\.js$/.test(file));
    expect(own).not.toEqual([]);
    for (const file of own) host.remove(`/static/js/async/${file}`);
    await new AppDriver(second, "").tapTab("Changelog");
    await expect(second.getByRole("heading", { name: "Changelog", level: 2 })).toBeVisible();
  });
  await second.reload();
  expect(await shownBuild(first)).toBeNull();
  expect(await shownBuild(second)).toBeNull();
  // Unchanged files were copied, not downloaded again.
  expect(askedAgain.filter((path) => path !== "/service-worker.js")).toEqual(["/"]);

  await first.close();
  await second.goto(host.url("/dashboard"));
  expect(await shownBuild(second)).toBeNull();
  await second.close();
  await expect(async () => {
    const third = await context.newPage();
    await third.goto(host.url("/dashboard"));
    const build = await shownBuild(third);
    await third.close();
    expect(build).toBe("build-two");
  }).toPass();
  const last = await context.newPage();
  await last.goto(host.url("/dashboard"));
  expect(await last.evaluate(() => caches.keys())).toEqual(["scouting-map-precache-/ build-two"]);
  await test.step("on localhost a missing script unregisters the worker and reloads the page", async () => {
    // The fairways, for instance, are kept apart from the build.
    await last.evaluate(async () => {
      const stored = await caches.open("kept-files /");
      await stored.put("/nautical/vaarwegen.json", new Response("{}"));
    });
    host.remove("/service-worker.js");
    let loads = 0;
    last.on("domcontentloaded", () => loads++);
    await last.reload();
    await expectToBeLeft(last);
    await expect.poll(() => loads).toBe(2);
    await expect(last.getByRole("heading", { name: "Dashboard", level: 2 })).toBeVisible();
  });
});

/** Expects the worker and its storage to be gone. */
async function expectToBeLeft(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .evaluate(async () => ({
          registrations: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
          isControlled: navigator.serviceWorker.controller !== null,
        }))
        // The page is being loaded anew.
        .catch(() => undefined),
    )
    .toEqual({ registrations: 0, caches: [], isControlled: false });
}
