import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../../drivers/app.ts";
import { KillableBrowser } from "../../drivers/killable-browser.ts";

/** The number of kills for each act; `npm run kills` sets it to 20. */
const KILLS = Math.min(20, Number(process.env["KILLS"] ?? 1));
/** The browser is killed at a random moment within this time after the confirmation. */
const AFTERWARDS_MS = 100;

/** Something that a user does on the water, and the check that it survived a restart. */
interface Act {
  /** Performs the act, until it is confirmed. */
  readonly begin: (page: Page, appUrl: string) => Promise<void>;
  readonly isThere: (page: Page) => Promise<void>;
  /** Ends the act, so that the next one starts from nothing. */
  readonly end: (page: Page, appUrl: string) => Promise<void>;
  readonly key: "manOverboard" | "anchor";
}

const ACTS: Readonly<Record<string, Act>> = {
  overboard: {
    key: "manOverboard",
    async begin(page, appUrl) {
      await page.goto(`${appUrl}/dashboard`);
      await page.getByRole("button", { name: "Man overboord: leg deze plek vast" }).click();
      await expect(page.getByText("De plek staat vast")).toBeVisible();
    },
    isThere: (page) => expect(strip(page, "Man overboord")).toContainText(/\d:\d\d/),
    async end(page) {
      await strip(page, "Man overboord").click();
      await page.getByRole("button", { name: "Iedereen is aan boord" }).click();
      await page.getByRole("button", { name: "Ja, wis de plek" }).click();
    },
  },
  anchor: {
    key: "anchor",
    async begin(page, appUrl) {
      await page.goto(`${appUrl}/map?anker`);
      await page.getByRole("button", { name: "Bewaak het anker" }).click();
      await expect(strip(page, "Voor anker")).toBeVisible();
      await expect.poll(() => stored(page, "anchor"), { intervals: [10] }).not.toBeNull();
    },
    isThere: (page) => expect(strip(page, "Voor anker")).toContainText("van 30 m"),
    async end(page) {
      await strip(page, "Voor anker").click();
      await page.getByRole("button", { name: "Anker op", exact: true }).click();
      await page.getByRole("button", { name: "Ja, anker op" }).click();
    },
  },
};

for (const [name, act] of Object.entries(ACTS)) {
  test(`${name} survives kills right after it was confirmed (${KILLS})`, {
    tag: "@thorough",
  }, async ({ baseURL, launchOptions }) => {
    test.setTimeout(240_000 + KILLS * 60_000);
    const profile = mkdtempSync(join(tmpdir(), "scouting-map-boating-"));
    let running: KillableBrowser | undefined;
    const start = async (): Promise<Page> => {
      running = await KillableBrowser.start(launchOptions.executablePath ?? "chromium", profile);
      return boatPage(running);
    };
    try {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        let page = await start();
        await act.begin(page, baseURL ?? "");
        const before = await stored(page, act.key);
        // Fixed time: the moment of the kill.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * AFTERWARDS_MS));
        await running?.kill();
        page = await start();
        await page.goto(`${baseURL}/settings`);
        await act.isThere(page);
        expect(identityOf(await stored(page, act.key))).toEqual(identityOf(before));
        await act.end(page, baseURL ?? "");
        await expect.poll(() => stored(page, act.key)).toBeNull();
        await running?.kill();
        process.stdout.write(`    ${String(kill).padStart(2)} ${name}\n`);
      }
    } finally {
      await running?.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}

/** The strip above every screen. */
function strip(page: Page, name: string) {
  return page.getByRole("button", { name: new RegExp(`^${name} `) });
}

/** Returns the part of a record that a restart may not change; the watch continues in the meantime. */
function identityOf(record: unknown): unknown {
  const { id, atMs, fix, circle, startedAtMs } = record as Record<string, unknown>;
  return { id, atMs, fix, circle, startedAtMs };
}

async function boatPage(browser: KillableBrowser): Promise<Page> {
  const page = await browser.page();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    const preferences = { instrumentLayout: "water", offlineOnly: true, isDarkOffered: true };
    localStorage.setItem("preferences", JSON.stringify(preferences));
  });
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 52.6, longitude: 5.2, accuracy: 5 });
  return page;
}

/** Returns the record in the database; null when there is none. */
function stored(page: Page, key: Act["key"]): Promise<unknown> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("scouting-map");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const getting = opening.result.transaction("boating").objectStore("boating").get(wanted);
          getting.onsuccess = () => {
            opening.result.close();
            resolve(getting.result ?? null);
          };
        };
      }),
    key,
  );
}
