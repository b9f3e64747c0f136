import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { createRsbuild } from "@rsbuild/core";
import { requireChromium } from "../../tools/check/chromium.ts";
import { peakMemoryOf } from "../import/peak-memory.ts";
import type { BenchPage, Run } from "./page.ts";

/**
 * `npm run bench:save-area`: saves 20,000 tiles of 3 kB from a server on this machine into the archive of an
 * area, six at a time. Compares that with saving them one after another into Cache Storage, in the same
 * Chromium. Then reads every tile of the archive back.
 */
const LIMITS = { timesAsFast: 3, blockMs: 50, memoryBytes: 100e6 };
const TILE_BYTES = 3000;

const root = mkdtempSync(join(tmpdir(), "bench-save-area-"));
try {
  await build();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://here").pathname;
    const [contentType, body] = answerTo(path);
    response.writeHead(200, { "Content-Type": contentType, "Content-Length": body.length });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const chrome = await startChromium();
  await measure(chrome.browser, `http://127.0.0.1:${port}/index.html`);
  await chrome.end();
  server.close();
} finally {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Starts a browser with a profile on the disk, like that of a user: the private windows that Playwright opens
 * keep both kinds of storage in memory.
 */
async function startChromium() {
  const chrome = spawn(requireChromium(), [
    ...["--headless", "--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc"],
    ...["--remote-debugging-port=0", `--user-data-dir=${join(root, "profile")}`, "about:blank"],
  ]);
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = "";
    chrome.stderr.on("data", (text: Buffer) => {
      said += text;
      const [address] = /ws:\/\/\S+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    chrome.on("exit", () => reject(new Error(said)));
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const ended = new Promise((resolve) => chrome.on("exit", resolve));
  const end = async () => {
    await (await browser.newBrowserCDPSession()).send("Browser.close").catch(() => {});
    await ended;
  };
  return { browser, end };
}

async function build(): Promise<void> {
  const rsbuild = await createRsbuild({
    config: {
      mode: "production",
      logLevel: "error",
      source: { entry: { index: "./bench/save-area/page.ts" } },
      output: { distPath: { root }, cleanDistPath: false },
    },
  });
  await rsbuild.build();
}

function answerTo(path: string): readonly [string, Buffer] {
  if (path === "/planet") {
    const tiles = ["https://tiles.openfreemap.org/planet/bench/{z}/{x}/{y}.pbf"];
    return ["application/json", Buffer.from(JSON.stringify({ tiles, maxzoom: 14 }))];
  }
  const tile = /^\/planet\/bench\/(.*)\.pbf$/.exec(path)?.[1];
  if (tile) return ["application/x-protobuf", tileBytes(tile)];
  const type = extname(path) === ".html" ? "text/html" : "text/javascript";
  return [type, readFileSync(join(root, path))];
}

/**
 * Returns a tile of one layer, which begins with the tile's name; the rest does not compress, as the tiles of
 * a town hardly do.
 */
function tileBytes(tile: string): Buffer {
  const bytes = Buffer.alloc(TILE_BYTES);
  const length = TILE_BYTES - 3;
  let state = [...tile].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  for (let at = 3; at < TILE_BYTES; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  bytes.set([0x1a, 0x80 | (length & 0x7f), length >> 7]);
  bytes.write(`${tile} `, 3);
  return bytes;
}

async function measure(browser: Browser, address: string): Promise<void> {
  const cache = await run(await opened(browser, address), "cache");
  const page = await opened(browser, address);
  const memory = await peakMemoryOf(browser);
  const before = memory.begin();
  const archive = await run(page, "archive");
  const peakBytes = memory.peak() - before;
  const back = await page.evaluate(() =>
    (globalThis as unknown as { bench: BenchPage }).bench.readBack(),
  );
  const idle = await run(page, "idle");
  console.log(`the page at rest, held up by other work: ${idle.longestBlockMs.toFixed(0)} ms`);
  console.log(`archive: ${told(archive)}, ${(back.bytes / 1e6).toFixed(1)} MB`);
  console.log(`one by one into Cache Storage: ${told(cache)}`);
  check("times as fast", cache.seconds / archive.seconds, LIMITS.timesAsFast, "at least");
  check("ms of block at most", archive.longestBlockMs, LIMITS.blockMs, "under");
  check("MB at the peak", peakBytes / 1e6, LIMITS.memoryBytes / 1e6, "under");
  check("tiles that read back wrong", back.wrong, 1, "under");
  check("tiles that read back right", back.right, 20_000, "at least");
}

function told({ tiles, seconds, longestBlockMs }: Run): string {
  const pace = Math.round(tiles / seconds);
  return `${tiles} tiles in ${seconds.toFixed(1)} s, ${pace} a second, page held up ${longestBlockMs.toFixed(0)} ms`;
}

async function opened(browser: Browser, address: string): Promise<Page> {
  const [profile] = browser.contexts();
  if (!profile) throw new Error("no profile");
  const page = await profile.newPage();
  await page.goto(address);
  await page.waitForFunction(() => "bench" in globalThis);
  return page;
}

function run(page: Page, way: "archive" | "cache" | "idle"): Promise<Run> {
  return page.evaluate((way) => {
    const { bench, gc } = globalThis as unknown as { bench: BenchPage; gc: () => void };
    gc();
    return bench[way]();
  }, way);
}

function check(what: string, value: number, limit: number, kind: "at least" | "under"): void {
  const isMet = kind === "under" ? value < limit : value >= limit;
  console.log(`${value.toFixed(2)} ${what} (${kind} ${limit}) ${isMet ? "ok" : "NOT MET"}`);
  if (!isMet) process.exitCode = 1;
}
