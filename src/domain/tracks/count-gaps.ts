import type { GapCause } from "./track.ts";

/** Counts the gaps of a track by cause, most frequent first. */
export function countGaps(
  gapsBefore: readonly (GapCause | null)[],
): readonly (readonly [cause: GapCause, count: number])[] {
  const counts = new Map<GapCause, number>();
  for (const cause of gapsBefore) {
    if (cause) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
