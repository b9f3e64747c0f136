import { vi } from "vitest";

/** The time that a test waits for its subject, milliseconds; it only passes on a machine that is very slow or broken. */
export const PATIENCE_MS = 30_000;

const waitFor = vi.waitFor;

/** Gives `vi.waitFor` more time than one second, which a busy machine needs; Vitest has no option for it. */
export function waitLonger(): void {
  vi.waitFor = (callback, options) =>
    waitFor(
      callback,
      typeof options === "object" ? { timeout: PATIENCE_MS, ...options } : PATIENCE_MS,
    );
}
