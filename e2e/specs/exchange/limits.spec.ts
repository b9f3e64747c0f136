import type { CDPSession, Page } from "@playwright/test";
import { fragmentData } from "#domain/sharing/fragment-data.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";

/**
 * The maximum may take 2 s more than a single entry on a device that is four times as slow, which is 0.5 s here. A busy
 * machine takes up to twice the processor time for the same work.
 */
const MAX_EXTRA_SECONDS = 1;

const many = <T>(count: number, entry: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => entry(index));

/** Places in rows over the middle of the country. */
const lat = (at: number) => Number((51.5 + (at % 100) / 100).toFixed(2));
const lng = (at: number) => Number((4.5 + Math.floor(at / 100) / 100).toFixed(2));

type Link = Extract<keyof typeof CONTENT_LIMITS, `${string}Link`>;

interface LinkDoor {
  /** A link with at most this part of the maximum of each kind of entry, and at least one. */
  readonly link: (part: number) => string;
  /** Opens the link and shows its contents on the map. */
  readonly take: (door: { app: AppDriver; page: Page }, link: string) => Promise<void>;
  /** The screen that reads the link. */
  readonly screen: string;
}

/** Every kind of link; the type demands a door for each. */
const DOORS: Readonly<Record<Link, LinkDoor>> = {
  waypointLink: {
    screen: "/waypoints",
    link(part) {
      const count = Math.ceil(part * CONTENT_LIMITS.waypointLink.maxEntries.waypoints);
      const waypoints = many(count, (at) => [`${count} ${at}`, lat(at), lng(at)]);
      return `#d=${fragmentData(1, { w: waypoints })}`;
    },
    take: takeImport,
  },
  trackLink: {
    screen: "/waypoints",
    link(part) {
      const { points, segments } = CONTENT_LIMITS.trackLink.maxEntries;
      const each = (2 * points) / segments;
      const line = many(Math.ceil(part * segments), (segment) =>
        many(each, (at) => {
          if (segment === 0 && at < 2) return at === 0 ? 5_150_000 : 450_000;
          return [12, 14, -10, 13][at % 4];
        }),
      );
      return `#t=${fragmentData(1, { k: "track", l: line })}`;
    },
    take: takeImport,
  },
  planLink: {
    screen: "/routes",
    link(part) {
      const { stops, passed } = CONTENT_LIMITS.planLink.maxEntries;
      const count = Math.max(2, Math.ceil(part * stops));
      const s = many(count, (at) => [at + 1, "1", at === 0 ? 515_000 : 20, at === 0 ? 45_000 : 9]);
      const each = Math.floor(passed / (stops - 1));
      const between = (stop: number) => many(each, (at) => [10_000 + stop * each + at, "2", 1, 1]);
      return `#p=${fragmentData(1, { m: "walk", s, r: many(count - 1, between) })}`;
    },
    async take({ app, page }, link) {
      await openLink(page, link);
      await page.getByRole("button", { name: "Open op de kaart" }).click();
      await expect(page.getByRole("list", { name: "Nummers van het plan" })).toBeVisible();
      await app.waitForMap();
    },
  },
  huntLink: {
    screen: "/map?jacht",
    link(part) {
      const { parts, corners } = CONTENT_LIMITS.huntLink.maxEntries;
      const areas = 20;
      // The second link comes on top of the first one.
      const sightings = Math.max(1, Math.floor(part * parts) - areas - 2);
      const s = many(sightings, (at) => [`${sightings} ${at}`, lat(at), lng(at), 1_790_000_000, 6]);
      const ring = (area: number) =>
        many(Math.floor((part * corners) / areas) || 3, (at) => {
          const angle = (2 * Math.PI * at * areas) / (part * corners);
          return [51.2 + area / 20 + Math.sin(angle) / 50, 5 + Math.cos(angle) / 50];
        }).flat();
      const a = part < 1 ? [] : many(areas, (area) => ["", ring(area)]);
      return `#jacht=${fragmentData(1, { s, a })}`;
    },
    async take({ app, page }, link) {
      await openLink(page, link);
      await page.getByRole("button", { name: "Voeg toe" }).click();
      await expect(page.getByRole("button", { name: "Voeg toe" })).toHaveCount(0);
      await app.waitForMap();
    },
  },
};

function openLink(page: Page, link: string): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, link);
}

async function takeImport({ app, page }: { app: AppDriver; page: Page }, link: string) {
  await openLink(page, link);
  await page.getByRole("button", { name: /^Importeer \d/ }).click();
  await expect(page.getByText(/^Toegevoegd/)).toBeVisible();
  await page.getByRole("button", { name: "Sluiten" }).first().click();
  await app.tapTab("Kaart");
  await app.waitForMap();
}

/** Returns the processor time that the main thread of the page used, which other programs hardly change. */
async function busySeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

for (const [name, door] of Object.entries(DOORS)) {
  test(`the maximum of a ${name} is shown and drawn in time`, async ({ app, page }) => {
    test.setTimeout(90_000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });

    async function secondsFor(part: number): Promise<number> {
      await app.open(door.screen);
      if (door.screen.startsWith("/map")) await app.waitForMap();
      const before = await busySeconds(cdp);
      await door.take({ app, page }, door.link(part));
      return (await busySeconds(cdp)) - before;
    }

    const small = await secondsFor(1e-6);
    const large = await secondsFor(1);
    test.info().annotations.push({ type: "seconds", description: `${small} and ${large}` });
    expect(large - small).toBeLessThan(MAX_EXTRA_SECONDS);
  });
}
