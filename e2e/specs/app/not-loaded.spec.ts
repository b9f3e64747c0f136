import type { Page, Route } from "@playwright/test";
import { smallTargets } from "../../drivers/accessibility.ts";
import { expect, test } from "../../drivers/app.ts";
import { Host } from "../../drivers/deploys.ts";
import { holdBack } from "../../drivers/hold-back.ts";

/** The scripts that the page itself requests; it starts only with all of them. */
const APP = /\/static\/js\/index\./;
const REACT = /\/static\/js\/lib-react\./;

const asMissing = (route: Route) => route.fulfill({ status: 404, body: "" });
const asAborted = (route: Route) => route.abort();
const asPage = (route: Route) =>
  route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Hallo</p>" });

const failure = (page: Page) =>
  page.getByRole("main").getByRole("alert").filter({ hasText: "De app kon niet helemaal" });

const tryAgain = (page: Page) => page.getByRole("button", { name: "Probeer opnieuw" });

test("a first page without one of its scripts reports it, and starts after a retry", async ({
  app,
  page,
  misdeeds,
}) => {
  for (const [route, script, answer] of [
    ["/dashboard", APP, asMissing],
    ["/map", REACT, asAborted],
    ["/settings", REACT, asPage],
  ] as const) {
    await test.step(`${route} without ${script}`, async () => {
      await page.route(script, answer);
      await page.goto(route);
      await expect(failure(page)).toBeVisible();
      await expect(page.getByTestId("spinner")).toHaveCount(0);
      await expect(page.locator("[data-placeholder]")).toHaveCount(0);
      expect(await smallTargets(page)).toEqual([]);
      await page.locator("#inhoud").focus();
      await page.keyboard.press("Tab");
      await expect(tryAgain(page)).toBeFocused();
      await page.unroute(script);
      await tryAgain(page).click();
      await app.waitForScreen();
      await expect(failure(page)).toHaveCount(0);
    });
  }
  // HTML run as a script is a syntax error, which the browser reports.
  misdeeds.pageErrors.length = 0;
});

test("a retry requests again what the browser was told to cache for a year", async ({
  browser,
}) => {
  // A context without routes, because they disable the browser's cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  const host = await Host.start();
  try {
    const script = /\/static\/js\/index\.\w+\.js/.exec(host.read("/index.html"))?.[0] ?? "";
    const whole = host.read(script);
    host.write(script, "<!doctype html><p>Hallo</p>");
    await page.goto(host.url("/settings"));
    await expect(failure(page)).toBeVisible();
    host.write(script, whole);
    await page.reload();
    await expect(failure(page)).toBeVisible();
    await tryAgain(page).click();
    await expect(page.getByRole("heading", { name: "Instellingen", level: 2 })).toBeVisible();
  } finally {
    await context.close();
    await host.dispose();
  }
});

test("a slow script shows an offer, which disappears when the app has loaded", async ({
  app,
  page,
}) => {
  await page.clock.install();
  const letGo = await holdBack(page, APP);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.getByTestId("spinner")).toBeVisible();
  const offer = page.getByRole("alert").filter({ hasText: "Het laden duurt lang" });
  await page.clock.fastForward(19_000);
  await expect(offer).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(offer).toBeVisible();
  await expect(page.getByTestId("spinner")).toBeVisible();
  letGo();
  await app.waitForScreen();
  await expect(offer).toHaveCount(0);
});
