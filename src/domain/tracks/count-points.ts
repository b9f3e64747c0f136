import type { TrackPoints } from "./track.ts";
import { countFix, NO_TOTALS, type TrackTotals } from "./track-totals.ts";

/**
 * Returns the totals of recorded points: those of `countFix` point by point.
 * @param beginsAtMs the start of the recording, milliseconds since 1970; null to count from the first time
 */
export function countPoints(points: TrackPoints, beginsAtMs: number | null = null): TrackTotals {
  const { lngs, lats, timesMs, accuraciesMeters, segmentStarts } = points;
  let totals: TrackTotals = { ...NO_TOTALS, lastTimeMs: beginsAtMs };
  let segment = 0;
  for (let index = 0; index < lngs.length; index++) {
    const startsSegment = index === segmentStarts[segment];
    if (startsSegment) segment += 1;
    const fix = {
      lng: lngs[index] ?? 0,
      lat: lats[index] ?? 0,
      timeMs: known(timesMs?.[index]),
      accuracyMeters: known(accuraciesMeters?.[index]),
    };
    totals = countFix(totals, fix, startsSegment);
  }
  return totals;
}

function known(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
