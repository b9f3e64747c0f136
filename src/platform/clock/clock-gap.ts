import type { Clock } from "./clock.ts";

/** A smaller difference is rounding or drift; a fix that is reported again must get the same time. */
const SMALLEST_GAP_MS = 1_000;

/**
 * Returns the time of day minus the steady time, milliseconds, to convert times that are stored; 0 unless the clock of
 * the device was set since the page opened.
 */
export function clockGapMs({ nowMs, steadyMs }: Pick<Clock, "nowMs" | "steadyMs">): number {
  const gapMs = nowMs() - steadyMs();
  return Math.abs(gapMs) < SMALLEST_GAP_MS ? 0 : gapMs;
}
