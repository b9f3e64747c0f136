import { spawn } from "node:child_process";
import { join } from "node:path";
import { requireChromium } from "../../tools/check/chromium.ts";
import { type PeakMemory, peakMemoryOfProcesses, renderersOf } from "../import/peak-memory.ts";
import type { Reports, Visit } from "./page.ts";
import type { BenchServer } from "./server.ts";

/** The reports of a visit. */
export interface Visited {
  readonly reports: Partial<Reports>;
  /** The most memory that the page and its worker needed beyond what they had at the beginning. */
  readonly peakBytes: number;
}

/**
 * Lets a browser of its own visit the page of the bench, which works by itself and reports to the server. No
 * developer tools are attached: they would keep each of thousands of answers in memory, and send word of it. The
 * profile is on the disk, like that of a user: private windows keep storage in memory.
 */
export async function makeVisit(
  server: BenchServer,
  visit: Visit,
  { root, last }: { readonly root: string; readonly last: keyof Reports },
): Promise<Visited> {
  const chrome = spawn(
    requireChromium(),
    [
      ...["--headless", "--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc"],
      ...["--disable-background-networking", "--remote-debugging-port=0"],
      `--user-data-dir=${join(root, `profile-${visit}-${performance.now()}`)}`,
      `${server.origin}/index.html?visit=${visit}`,
    ],
    // A process group of its own: the command may be a script that starts the browser.
    { stdio: "ignore", detached: true },
  );
  const ended = new Promise<void>((resolve) => chrome.on("exit", () => resolve()));
  const reports: { -readonly [Name in keyof Reports]?: Reports[Name] } = {};
  let memory: PeakMemory | null = null;
  let [beforeBytes, peakBytes] = [0, 0];
  try {
    await new Promise<void>((resolve, reject) => {
      chrome.on("exit", () => reject(new Error("The browser has ended.")));
      server.onReport = (name, content) => {
        reports[name] = content;
        if (name === "failed") reject(new Error(String(content)));
        if (name === "begin") {
          memory = peakMemoryOfProcesses(renderersOf(chrome.pid ?? 0));
          beforeBytes = memory.begin();
        }
        if (name === "run") peakBytes = (memory?.peak() ?? 0) - beforeBytes;
        if (name === last) resolve();
      };
    });
  } finally {
    if (chrome.pid && chrome.exitCode === null) process.kill(-chrome.pid);
    await ended;
  }
  return { reports, peakBytes };
}
