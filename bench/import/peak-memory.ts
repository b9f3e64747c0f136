import { readFileSync, writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

/** The memory of the renderer processes in bytes, including documents and workers. */
export interface PeakMemory {
  /**
   * Resets the peak.
   * @returns the current use
   */
  begin(): number;
  /** Returns the peak since then. */
  peak(): number;
}

/** Measures with the kernel's own counter (Linux), which records every peak. */
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
