import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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

/** Measures the renderers of a browser with the kernel's own counter (Linux), which records every peak. */
export async function peakMemoryOf(browser: Browser): Promise<PeakMemory> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return peakMemoryOfProcesses(
    processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id),
  );
}

/** Measures some processes in the same way. */
export function peakMemoryOfProcesses(ids: readonly number[]): PeakMemory {
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

/** Returns the ids of the renderer processes below the process of a browser (Linux). */
export function renderersOf(browserId: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(statusField(Number(name), "PPid")));
  }
  const isBelow = (id: number): boolean =>
    id === browserId || (parents.has(id) && isBelow(parents.get(id) ?? 0));
  return [...parents.keys()].filter((id) => isBelow(id) && isRenderer(id));
}

function isRenderer(id: number): boolean {
  return readFileSync(`/proc/${id}/cmdline`, "utf8").includes("--type=renderer");
}

function statusBytes(id: number, field: string): number {
  return Number.parseInt(statusField(id, field), 10) * 1024;
}

/** Returns "0" for a field, or a process, that is not there. */
function statusField(id: number, field: string): string {
  try {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    return new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? "0";
  } catch {
    return "0";
  }
}
