import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { expect, test } from "../../drivers/app.ts";
import { ACTS, type Act, type Belongings, belongings, POST } from "../../drivers/kill-acts.ts";
import { KillableBrowser } from "../../drivers/killable-browser.ts";
import { OnlineMap } from "../../drivers/online-map.ts";

/** One kill, of another action for each seed; `npm run kills` makes it 30, each action four times. */
const KILLS = Number(process.env["KILLS"] ?? 1);
/** The name of the only action to kill, such as "make". */
const ONLY = process.env["KILL_ACT"];
const SEED = Number(process.env["KILL_SEED"] ?? Date.now() % 1_000_000);
/** The time that an action may take until it is confirmed. */
const PATIENCE_MS = 60_000;
/** A confirmed action is followed by a kill within this time. */
const AFTERWARDS_MS = 300;
const NOTHING: Belongings = { waypoints: [], tracks: [], packs: [], photos: 0, isDark: false };

test(`kills at random moments (${KILLS}) lose no confirmed data`, { tag: "@thorough" }, async ({
  baseURL,
  launchOptions,
}) => {
  const appUrl = baseURL ?? "";
  test.setTimeout(240_000 + KILLS * 60_000);
  process.stdout.write(`    KILL_SEED=${SEED}\n`);
  const random = seededRandom(SEED);
  const profile = mkdtempSync(join(tmpdir(), "scouting-map-kill-"));
  const typicalMs: Record<string, number> = { area: 1500, pack: 800, make: 800 };
  let running: KillableBrowser | undefined;
  const start = async (): Promise<Page> => {
    running = await KillableBrowser.start(launchOptions.executablePath ?? "chromium", profile);
    return preparedPage(running);
  };
  try {
    let page = await start();
    await plantPost(page, appUrl);
    let had: Belongings = { ...NOTHING, waypoints: [POST.name] };
    const names = ONLY === undefined ? Object.keys(ACTS) : [ONLY];
    const first = Math.floor(random() * names.length);
    const offset = Math.floor(random() * 2);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const [round, place] = [Math.floor((kill - 1) / names.length), (kill - 1) % names.length];
      const name = names[(first + place) % names.length] ?? "";
      const act = await ACTS[name]?.(kill, had);
      if (!act || !running) throw new Error("nothing to do");
      await act.prepare(page, appUrl);
      // Each action is killed while pending in one round and after its confirmation in the next.
      const isPending = (place + round + offset) % 2 === 0;
      const moment = isPending ? random() * (typicalMs[name] ?? 150) : random() * AFTERWARDS_MS;
      const done = await killDuring(running, page, act, { isPending, moment });
      if (done.confirmedMs !== null) typicalMs[name] = done.confirmedMs;
      page = await start();
      const has = await belongings(page, appUrl);
      report(kill, name, done);
      expectNothingLost(act, had, has, done.confirmedMs !== null);
      had = has;
    }
  } finally {
    await running?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

interface Moment {
  /** Counted from the last tap, or else from the confirmation. */
  readonly isPending: boolean;
  /** Milliseconds. */
  readonly moment: number;
}

interface Done {
  /** After the last tap; null if nothing was confirmed before the kill. */
  readonly confirmedMs: number | null;
  readonly killedMs: number;
}

async function killDuring(
  browser: KillableBrowser,
  page: Page,
  act: Act,
  { isPending, moment }: Moment,
): Promise<Done> {
  let confirmedAtMs: number | null = null;
  let tellConfirmed = (): void => {};
  const confirmed = new Promise<void>((resolve) => {
    tellConfirmed = resolve;
  });
  await page.exposeFunction("tellConfirmed", () => {
    confirmedAtMs ??= performance.now();
    tellConfirmed();
  });
  await page.evaluate(watchFor, act.confirmation);
  const tappedAtMs = performance.now();
  // The tap itself never ends if the browser does.
  const tapped = act.commit(page).catch(() => {});
  if (!isPending) await inTime(confirmed);
  // Fixed time: the moment of the kill.
  await new Promise((resolve) => setTimeout(resolve, moment));
  const killedAtMs = await browser.kill();
  await tapped;
  const confirmedMs = confirmedAtMs === null ? null : confirmedAtMs - tappedAtMs;
  return { confirmedMs, killedMs: killedAtMs - tappedAtMs };
}

/** Runs in the page: reports the confirmation at once, even before it is painted. */
function watchFor({ selector, text, count }: Act["confirmation"]): void {
  const observer = new MutationObserver(() => {
    const found = [...document.querySelectorAll(selector)].filter((element) =>
      element.textContent?.includes(text),
    );
    if (found.length < count) return;
    observer.disconnect();
    (window as unknown as { tellConfirmed: () => void }).tellConfirmed();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    // Fixed time: the limit of a wait, which a test that passes does not take.
    const timer = setTimeout(() => reject(new Error("nothing was confirmed")), PATIENCE_MS);
    work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function expectNothingLost(
  { after }: Act,
  had: Belongings,
  has: Belongings,
  isConfirmed: boolean,
): void {
  const seed = `KILL_SEED=${SEED}`;
  if (isConfirmed) expect(has, seed).toEqual(after);
  else expect([had, after], seed).toContainEqual(has);
}

/** Without a service worker, because its storage is not user data, and every start would fetch it again. */
async function preparedPage(browser: KillableBrowser): Promise<Page> {
  const page = await browser.page();
  // High enough for a whole list.
  await page.setViewportSize({ width: 800, height: 4000 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await new OnlineMap().serve(page);
  return page;
}

async function plantPost(page: Page, appUrl: string): Promise<void> {
  await page.goto(`${appUrl}/changelog`);
  await page.evaluate((text) => localStorage.setItem("waypoints", text), JSON.stringify([POST]));
  // Once the app shows it, a kill cannot remove it.
  await page.goto(`${appUrl}/waypoints`);
  await expect(page.getByRole("link", { name: POST.name })).toBeVisible();
}

function report(kill: number, name: string, { confirmedMs, killedMs }: Done): void {
  const moment = `killed ${killedMs.toFixed(0)} ms after the tap`;
  const outcome =
    confirmedMs === null ? "nothing confirmed" : `confirmed at ${confirmedMs.toFixed(0)} ms`;
  process.stdout.write(`    ${String(kill).padStart(2)} ${name.padEnd(8)} ${moment}, ${outcome}\n`);
}
