import type { Browser, Page } from "@playwright/test";
import { LANGUAGES } from "../../../src/domain/language/language.ts";
import { englishOfferTexts, languageTexts } from "../../../src/words/nl/app/language.ts";
import { partOf } from "../../../tools/check/level.ts";
import { AppDriver, test as base, expect } from "../../drivers/app.ts";
import { Host } from "../../drivers/deploys.ts";
import { goOffline } from "../../drivers/network.ts";

/** Gives every test a host of its own, which can go down. */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  host: async ({}, use) => {
    const host = await Host.start();
    await use(host);
    await host.dispose();
  },
});

/** Opens a page of a device in some language. */
async function pageOn(browser: Browser, locale: string, preferences?: object): Promise<Page> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  await page.addInitScript((text) => {
    if (text && !localStorage.getItem("preferences")) localStorage.setItem("preferences", text);
  }, JSON.stringify(preferences));
  return page;
}

const SETTINGS = { nl: "Instellingen", en: "Settings", de: "Einstellungen" } as const;

type Language = keyof typeof SETTINGS;

/** The language of a device, the choice of its user, and the page they get; `offered` where English is offered. */
const DEVICES: readonly (readonly [string, Language | null, Language, "offered"?])[] = [
  ["nl-NL", null, "nl"],
  ["de-AT", null, "de"],
  ["en-GB", null, "nl", "offered"],
  ["fr-FR", null, "nl", "offered"],
  ["nl-NL", "en", "en"],
  ["de-DE", "nl", "nl"],
  ["en-GB", "de", "de"],
];

for (const [locale, language, expected, offered] of partOf(DEVICES, 3)) {
  test(`a device in ${locale} with ${language ?? "no"} choice shows ${expected}`, async ({
    browser,
  }) => {
    const page = await pageOn(browser, locale, language ? { language } : undefined);
    await page.goto("/settings");
    await expect(page.locator("html")).toHaveAttribute("lang", expected);
    await expect(page.getByRole("heading", { name: SETTINGS[expected] })).toBeAttached();
    const offer = page.getByText(englishOfferTexts.offer);
    if (offered) await expect(offer).toBeVisible();
    else await expect(offer).toHaveCount(0);
    const manifest = expected === "nl" ? "manifest" : `manifest.${expected}`;
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute(
      "href",
      new RegExp(`/${manifest}\\.webmanifest$`),
    );
    await page.context().close();
  });
}

test("no script of another language is requested", async ({ browser }) => {
  const scripts = new Set<string>();
  for (const language of LANGUAGES) {
    const page = await pageOn(browser, "nl-NL", { language });
    const own: string[] = [];
    page.on("request", (request) => own.push(new URL(request.url()).pathname));
    await page.goto("/dashboard");
    await page.waitForLoadState("networkidle");
    const entries = own.filter((path) => /\/js\/index\./.test(path));
    expect(entries, language).toHaveLength(1);
    for (const entry of entries) scripts.add(entry);
    await page.context().close();
  }
  expect(scripts.size).toBe(3);
});

test("English is offered once, in English", async ({ browser }) => {
  const page = await pageOn(browser, "en-GB");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: englishOfferTexts.decline }).click();
  await expect(page.getByText(englishOfferTexts.offer)).toHaveCount(0);
  await page.reload();
  await expect(page.locator("main h2")).toBeAttached();
  await expect(page.getByText(englishOfferTexts.offer)).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole("button", { name: englishOfferTexts.accept }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.context().close();
});

test("an unknown address has the error page of each language", async ({ browser }) => {
  for (const [language, heading, status, home] of [
    ["nl", "Oeps.", "Pagina niet gevonden", "Home"],
    ["en", "Oops.", "Page not found", "Home"],
    ["de", "Hoppla.", "Seite nicht gefunden", "Home"],
  ] as const) {
    const page = await pageOn(browser, "nl-NL", { language });
    await page.goto("/bestaat-niet");
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByText(status, { exact: true })).toBeVisible();
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: home })).toBeVisible();
    await page.context().close();
  }
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  /** Returns the paths of the stored pages and entry scripts. */
  const storedPages = (page: Page) =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.includes("precache")) ?? "";
      const requests = await (await caches.open(name)).keys();
      const paths = requests.map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => /^\/$|\/pages\/|\/js\/index\./.test(path)).sort();
    });

  test("another language is stored in place of this one, and works without a network", {
    tag: "@thorough",
  }, async ({ page, context, host }) => {
    const app = new AppDriver(page, host.url("/"));
    await app.open("/settings");
    await app.waitUntilStored();
    const dutch = await storedPages(page);
    expect(dutch[0]).toBe("/");
    expect(dutch).toHaveLength(2);
    await page.getByRole("radio", { name: "Deutsch" }).check();
    await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeAttached();
    const german = await storedPages(page);
    expect(german).toHaveLength(2);
    expect(german).toContain("/pages/de.txt");
    expect(german.some((path) => dutch.includes(path))).toBe(false);
    await host.goDown();
    await goOffline(context);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeAttached();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });

  test("without a network the present language stays, and a sentence says why", {
    tag: "@thorough",
  }, async ({ page, context, host }) => {
    const app = new AppDriver(page, host.url("/"));
    await app.open("/settings");
    await app.waitUntilStored();
    await host.goDown();
    await goOffline(context);
    await page.getByRole("radio", { name: "English" }).click();
    await expect(page.getByText(languageTexts.unavailable)).toBeVisible();
    await expect(page.getByRole("radio", { name: "Nederlands" })).toBeChecked();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Instellingen" })).toBeAttached();
  });

  test("a first visit in German stores German only", { tag: "@thorough" }, async ({
    browser,
    host,
  }) => {
    const page = await pageOn(browser, "de-DE");
    const app = new AppDriver(page, host.url("/"));
    await app.open("/dashboard");
    await app.waitUntilStored();
    expect(await storedPages(page)).toContain("/pages/de.txt");
    expect(await storedPages(page)).not.toContain("/");
    await page.context().close();
  });
});
