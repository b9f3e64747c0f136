import { writeFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { fragmentData } from "#domain/sharing/fragment-data.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { toPlainValue } from "#storage/backup/plain-value.ts";
import { countPrimes } from "../../../tools/check/machine-speed.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { BLANK_FILE } from "../../drivers/stored-data.ts";

/**
 * The maximum may take 2 s more than a single entry on a device that is four times as slow, which is 0.5 s here: six times as
 * long as counting the primes below twenty million, by which both are measured, so that a slower machine or a page that is
 * slowed on purpose changes nothing. On a busy machine the map draws more often before it is ready, which takes up to four
 * times as much; contents that froze the map took over a hundred times as long.
 */
const MAX_EXTRA_COUNTS = 24;
const PRIME_LIMIT = 20_000_000;

const many = <T>(count: number, entry: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => entry(index));

/** Places in rows over the middle of the country. */
const lat = (at: number) => Number((51.5 + (at % 100) / 100).toFixed(2));
const lng = (at: number) => Number((4.5 + Math.floor(at / 100) / 100).toFixed(2));

/** The doors; an animated code carries a link, and a trail and a hike are not drawn on the map. */
type DoorName = Exclude<keyof typeof CONTENT_LIMITS, "animatedCode" | "trailLink" | "hikeLink">;

interface Door {
  /** The screen that takes the contents. */
  readonly screen: string;
  /** Returns contents with at most this part of the maximum of each kind of entry, and at least one. */
  readonly contents: (part: number) => string;
  /** Gives the contents to the app and shows them on the map. */
  readonly take: (visit: Visit, contents: string) => Promise<void>;
  /** True if reading and storing may take longer; then the next visit to the map is measured. */
  readonly isStoredFirst?: true;
}

interface Visit {
  readonly app: AppDriver;
  readonly page: Page;
}

/** A door for each kind of contents. */
const DOORS: Readonly<Record<DoorName, Door>> = {
  waypointLink: {
    screen: "/waypoints",
    contents(part) {
      const count = Math.ceil(part * CONTENT_LIMITS.waypointLink.maxEntries.waypoints);
      const waypoints = many(count, (at) => [`${count} ${at}`, lat(at), lng(at)]);
      return `#d=${fragmentData(1, { w: waypoints })}`;
    },
    take: takeImportLink,
  },
  trackLink: {
    screen: "/waypoints",
    contents(part) {
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
    take: takeImportLink,
  },
  planLink: {
    screen: "/routes",
    contents(part) {
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
    contents(part) {
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
  list: {
    screen: "/waypoints",
    contents(part) {
      const count = Math.ceil(part * CONTENT_LIMITS.list.maxEntries.lines);
      return many(count, (at) => `${lat(at)} ${lng(at)}`).join("\n");
    },
    async take(visit, text) {
      await visit.page.getByRole("button", { name: "Veel punten tegelijk" }).click();
      await visit.page.getByLabel("Punten, één per regel").focus();
      await paste(visit.page, text);
      await addAll(visit);
      await visit.app.tapTab("Kaart");
      await visit.app.waitForMap();
    },
  },
  file: {
    screen: "/waypoints",
    isStoredFirst: true,
    contents(part) {
      const { waypoints, lines, points } = CONTENT_LIMITS.file.maxEntries;
      const lineCount = Math.ceil(part * lines);
      const each = Math.max(2, Math.floor((part * points) / lineCount));
      const wpt = (at: number) => `<wpt lat="${lat(at)}" lon="${lng(at)}"><name>${at}</name></wpt>`;
      const trk = (line: number) => `<trk><trkseg>${trackPoints(line, each)}</trkseg></trk>`;
      const all = [...many(Math.ceil(part * waypoints), wpt), ...many(lineCount, trk)];
      return `<gpx>${all.join("")}</gpx>`;
    },
    async take(visit, text) {
      await visit.page.getByLabel("Importeren", { exact: true }).setInputFiles(onDisk(text));
      await addAll(visit);
    },
  },
  backup: {
    screen: "/settings",
    isStoredFirst: true,
    contents(part) {
      const { waypoints, tracks } = CONTENT_LIMITS.backup.maxEntries;
      const place = (at: number) => ({ id: `w${at}`, name: `${at}`, lat: lat(at), lng: lng(at) });
      return JSON.stringify({
        format: "scouting-map-backup",
        version: 3,
        madeAtMs: 1_790_000_000_000,
        waypoints: many(Math.ceil(part * waypoints), (at) => ({ ...place(at), createdAtMs: at })),
        tracks: many(Math.ceil(part * tracks), storedLine),
      });
    },
    async take({ page }, text) {
      await page.getByLabel("Zet een back-up terug").setInputFiles(onDisk(text));
      await page.getByRole("button", { name: "Zet terug", exact: true }).click();
      // A page that is slowed to a quarter takes over a minute.
      await expect(page.getByText("De back-up is teruggezet.")).toBeVisible({ timeout: 240_000 });
    },
  },
};

/** Points of a track as GPX: a winding line of a few kilometres, somewhere in the country. */
function trackPoints(line: number, count: number): string {
  const points = many(count, (at) => {
    const y = lat(line) + at / 1e5 + Math.sin(at / 9) / 1e4;
    const x = lng(line) + Math.cos(at / 7) / 1e4;
    return `<trkpt lat="${y.toFixed(6)}" lon="${x.toFixed(6)}"/>`;
  });
  return points.join("");
}

/** A track of ten points as a backup has it. */
function storedLine(at: number): unknown {
  const numbers = many(10, (point) => point / 100);
  const lngs = Float64Array.from(numbers, (more) => lng(at) + more);
  const lats = Float64Array.from(numbers, (more) => lat(at) + more / 2);
  const starts = Uint32Array.of(0);
  const points = {
    lngs,
    lats,
    segmentStarts: starts,
    gapsBefore: [null],
    timesMs: null,
    altitudesMeters: null,
    altitudeAccuraciesMeters: null,
    accuraciesMeters: null,
    speedsMps: null,
    coursesDegrees: null,
    details: null,
  };
  const summary = { id: `t${at}`, name: `${at}`, kind: "track", origin: "imported", addedAtMs: at };
  const facts = { isVisible: true, ...pathFacts(points) };
  return toPlainValue({ format: 2, ...summary, ...facts, blocks: [points] });
}

/** Writes a file; from a buffer, the page itself would have to decode it. */
function onDisk(text: string): string {
  const path = test.info().outputPath("contents");
  writeFileSync(path, text);
  return path;
}

function openLink(page: Page, link: string): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, link);
}

async function takeImportLink(visit: Visit, link: string): Promise<void> {
  await openLink(visit.page, link);
  await addAll(visit);
  await visit.app.tapTab("Kaart");
  await visit.app.waitForMap();
}

/** Pastes from the clipboard; `fill` types line by line, which takes minutes. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+v");
}

/** Adds everything in the preview of an import, and closes it. */
async function addAll({ page }: Visit): Promise<void> {
  await page.getByRole("button", { name: /^Importeer \d/ }).click();
  await expect(page.getByText(/^Toegevoegd/)).toBeVisible();
  await page.getByRole("button", { name: "Sluiten" }).first().click();
}

/** Returns the processor time that the main thread of the page used, which other programs hardly change. */
async function busySeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** Returns the processor time that the page takes to count primes, on average. */
async function secondsOfCount(page: Page, cdp: CDPSession): Promise<number> {
  const rounds = 3;
  const before = await busySeconds(cdp);
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(`(${countPrimes})(${PRIME_LIMIT})`);
  }
  return ((await busySeconds(cdp)) - before) / rounds;
}

for (const [name, door] of Object.entries(DOORS)) {
  test(`the maximum of a ${name} is shown and drawn in time`, { tag: "@thorough" }, async ({
    app,
    page,
  }) => {
    // A plan shows the network of its mode, which would ask a server for pictures.
    await app.store("preferences", { offlineOnly: true });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });

    async function secondsFor(part: number): Promise<number> {
      await app.open(door.screen);
      if (door.screen.startsWith("/map")) await app.waitForMap();
      if (door.isStoredFirst) {
        await door.take({ app, page }, door.contents(part));
        // A document counts its own time.
        await page.goto(app.baseUrl + BLANK_FILE);
        await app.open("/map");
        await app.waitForMap();
        return busySeconds(cdp);
      }
      const before = await busySeconds(cdp);
      await door.take({ app, page }, door.contents(part));
      return (await busySeconds(cdp)) - before;
    }

    const small = await secondsFor(1e-6);
    const large = await secondsFor(1);
    const count = await secondsOfCount(page, cdp);
    const description = `${small} and ${large}, a count takes ${count}`;
    test.info().annotations.push({ type: "seconds", description });
    expect((large - small) / count).toBeLessThan(MAX_EXTRA_COUNTS);
  });
}
