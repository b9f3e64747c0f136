/**
 * Measures long and many tracks: the profile of a day with a fix per second, its cursor, and the list of 1,000 tracks
 * compared with one of ten.
 */
import { launchChromium } from "../../tools/check/launch.ts";
import { sizeOf } from "../brief/brief.ts";
import { median, openDevice, verdict } from "./device.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const RUNS = sizeOf(7);
const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "toplevel",
  "blink.user_timing",
];
const DAY = sizeOf(86_400, 3600);
const LARGEST_PROFILE_MS = 100;
/** The time that may pass after a tap. */
const LARGEST_STEP_MS = 50;
const FRAME_MS = 1000 / 60;
const [FEW, MANY] = [10, sizeOf(1000, 100)];
const LARGEST_LIST_RATIO = 2;

/** @param {string} url of the built app @returns {Promise<string>} */
export async function measureTracks(url) {
  return `${await profileReport(url)}${await listReport(url)}`;
}

/** @param {string} url */
async function profileReport(url) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await plant(page, url, { count: 1, points: DAY });
    await page.addInitScript(watchProfile);
    /** @type {{ busyMs: number, longestMs: number, tookMs: number, cursorMs: number }[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      await browser.startTracing(page, { categories: CATEGORIES });
      await page.goto(`${url}/tracks/track-0`);
      await page.waitForFunction(() => performance.getEntriesByName("painted").length > 0);
      const moves = await page.evaluate(moveCursor);
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
      const cursor = mainThread(traceEvents, "moves", "moved");
      runs.push({
        ...mainThread(traceEvents, "data", "painted"),
        cursorMs: cursor.busyMs / moves,
      });
    }
    const [busyMs, longestMs, tookMs, cursorMs] = [
      median(runs.map((run) => run.busyMs)),
      median(runs.map((run) => run.longestMs)),
      median(runs.map((run) => run.tookMs)),
      median(runs.map((run) => run.cursorMs)),
    ];
    const ms = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;
    return [
      `a track of ${DAY} points, medians of ${RUNS}:`,
      `  its profile stands ${ms(tookMs)} after its points are there (at most ${LARGEST_PROFILE_MS}) ${verdict(tookMs <= LARGEST_PROFILE_MS)}, and takes the main thread ${ms(busyMs)} of that`,
      `  its longest step ${ms(longestMs)} (at most ${LARGEST_STEP_MS}) ${verdict(longestMs <= LARGEST_STEP_MS)}`,
      `  the cursor follows the finger in ${cursorMs.toFixed(1)} ms (a frame is ${FRAME_MS.toFixed(1)}) ${verdict(cursorMs <= FRAME_MS)}`,
      "",
    ].join("\n");
  } finally {
    await browser.close();
  }
}

/** @typedef {{ name: string, cat: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { name?: string } }} TraceEvent */

/**
 * Returns the work of the main thread between two marks of the page, in milliseconds: the processor time, in total and
 * of its longest task, which excludes other work of the machine, and the elapsed time.
 * @param {readonly TraceEvent[]} events @param {string} from @param {string} to
 */
function mainThread(events, from, to) {
  const mark = (/** @type {string} */ name) =>
    events.findLast((event) => event.name === name && event.cat.includes("blink.user_timing"));
  const [begin, end] = [mark(from), mark(to)];
  if (!begin || !end) throw new Error(`no ${from} or ${to} in the trace`);
  const onMain = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);
  const tasks = onMain.filter(({ name, tdur }) => name.endsWith("RunTask") && tdur !== undefined);
  const between = tasks.filter(({ ts, dur = 0 }) => ts + dur > begin.ts && ts < end.ts);
  // A task appears twice: as itself, and in the scheduler that runs it.
  const steps = between.filter(
    (task, index) =>
      !between.some(
        (other, place) =>
          place !== index && encloses(other, task) && (place < index || !encloses(task, other)),
      ),
  );
  const stepsMs = steps.map(({ tdur = 0 }) => tdur / 1000);
  return {
    busyMs: stepsMs.reduce((sum, ms) => sum + ms, 0),
    longestMs: Math.max(...stepsMs),
    tookMs: (end.ts - begin.ts) / 1000,
  };
}

/** @param {TraceEvent} outer @param {TraceEvent} inner */
function encloses(outer, inner) {
  return outer.ts <= inner.ts && outer.ts + (outer.dur ?? 0) >= inner.ts + (inner.dur ?? 0);
}

/** @param {string} url */
async function listReport(url) {
  /** @type {number[][]} */
  const times = [[], []];
  const devices = [await openDevice(), await openDevice()];
  try {
    for (const [index, { context }] of devices.entries()) {
      const [page = await context.newPage()] = context.pages();
      await plant(page, url, { count: index === 0 ? FEW : MANY, points: 100 });
    }
    for (let run = 0; run < RUNS; run++) {
      for (const [index, { context }] of devices.entries()) {
        const [page] = context.pages();
        if (page) times[index]?.push(await listMs(page, url));
      }
    }
    const [few, many] = times.map(median);
    const ratio = (many ?? Number.NaN) / (few ?? Number.NaN);
    return [
      `/tracks, from the navigation until its rows are painted, medians of ${RUNS} by turns:`,
      `  ${FEW} tracks ${few?.toFixed(0)} ms, ${MANY} tracks ${many?.toFixed(0)} ms: ratio ${ratio.toFixed(2)} (at most ${LARGEST_LIST_RATIO}) ${verdict(ratio <= LARGEST_LIST_RATIO)}`,
      "",
    ].join("\n");
  } finally {
    for (const { close } of devices) await close();
  }
}

/** @param {Page} page @param {string} url */
async function listMs(page, url) {
  await page.goto("about:blank");
  await page.goto(`${url}/tracks`, { waitUntil: "commit" });
  const row = page.locator("main li a[href^='/tracks/']").first();
  await row.waitFor({ timeout: 60_000 });
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
}

/**
 * @param {Page} page @param {string} url
 * @param {{ count: number, points: number }} tracks how many, and how many points each
 */
async function plant(page, url, tracks) {
  await page.goto(`${url}/tracks`);
  await page.getByText("Er zijn nog geen tracks.", { exact: false }).waitFor();
  await page.evaluate(plantTracks, tracks);
}

/** Runs in the page: stores tracks as after recordings. @param {{ count: number, points: number }} tracks */
async function plantTracks({ count, points }) {
  const column = (/** @type {(index: number) => number} */ value) =>
    Float64Array.from({ length: points }, (_, index) => value(index));
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open("scouting-map");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(["tracks", "trackBlocks"], "readwrite");
  for (let track = 0; track < count; track++) {
    const trackId = `track-${track}`;
    transaction.objectStore("tracks").put({
      format: 2,
      id: trackId,
      kind: "track",
      origin: "recorded",
      name: `Tocht ${track}`,
      addedAtMs: 1_770_000_000_000 + track * 1e7,
      startedAtMs: 1_770_000_000_000,
      isVisible: true,
      pointCount: points,
      segmentCount: 1,
      lengthMeters: 1.4 * points,
      bounds: [5, 52, 5.6, 52.4],
    });
    transaction.objectStore("trackBlocks").put({
      trackId,
      blockNumber: 0,
      lngs: column((index) => 5.4 + 0.02 * Math.cos(index / 900) + index * 2e-6),
      lats: column((index) => 52.1 + 0.01 * Math.sin(index / 900) + index * 1e-6),
      segmentStarts: Uint32Array.of(0),
      gapsBefore: [null],
      timesMs: column((index) => 1_770_000_000_000 + index * 1000),
      altitudesMeters: column((index) => 20 + 15 * Math.sin(index / 2000) + Math.sin(index)),
      altitudeAccuraciesMeters: null,
      accuraciesMeters: Float32Array.from(column(() => 5)),
      speedsMps: Float32Array.from(column((index) => 1.4 + 0.3 * Math.sin(index / 50))),
      coursesDegrees: null,
      details: null,
    });
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

/** Runs in the page before the app: measures the time from the answer of the database until the curves are painted. */
function watchProfile() {
  const getAll = IDBObjectStore.prototype.getAll;
  IDBObjectStore.prototype.getAll = function (...query) {
    const request = getAll.apply(this, query);
    if (this.name === "trackBlocks") {
      request.addEventListener("success", () => performance.mark("data"));
    }
    return request;
  };
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".u-over")) return;
    observer.disconnect();
    // After the frame that paints it.
    requestAnimationFrame(() => setTimeout(() => performance.mark("painted")));
  }).observe(document, { subtree: true, childList: true });
}

/** Runs in the page: moves a finger over the profile, waiting after each step until the text beside it is updated. @returns the number of steps */
async function moveCursor() {
  const over = /** @type {HTMLElement} */ (document.querySelector(".u-over"));
  const words = /** @type {HTMLElement} */ (document.querySelector("main output"));
  const { left, top, width } = over.getBoundingClientRect();
  const steps = 30;
  performance.mark("moves");
  for (let step = 0; step < steps; step++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const said = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve(undefined);
      }).observe(words, { subtree: true, childList: true, characterData: true });
    });
    const clientX = left + (width * (step + 1)) / (steps + 1);
    const place = { clientX, clientY: top + 50, pointerType: "touch", bubbles: true };
    over.dispatchEvent(new PointerEvent("pointermove", place));
    await said;
  }
  performance.mark("moved");
  return steps;
}
