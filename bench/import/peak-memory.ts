import { readFileSync, writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

/** Of the processes that draw pages, in bytes: everything, the tree of a document and workers too. */
export interface PeakMemory {
  /** Forgets the peak so far. @returns what is in use now */
  begin(): number;
  /** The most that was in use since. */
  peak(): number;
}

/** The kernel's own count (Linux): neither the page nor the sampling can miss a moment. */
export async function peakMemoryOf(browser: Browser): Promise<PeakMemory> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const ids = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  const sum = (field: string): number =>
    ids.reduce((bytes, id) => bytes + statusBytes(id, field), 0);
  return {
    begin() {
      for (const id of ids) writeFileSync(`/proc/${id}/clear_refs`, "5");
      return sum("VmRSS");
    },
    peak: () => sum("VmHWM"),
  };
}

function statusBytes(id: number, field: string): number {
  const [, kilobytes = "0"] =
    new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${id}/status`, "utf8")) ??
    [];
  return Number(kilobytes) * 1024;
}
