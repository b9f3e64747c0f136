import type { TrackPoints } from "#domain/tracks/track.ts";
import { type CountedWay, countFix, NO_WAY } from "./counted-way.ts";

/** What the filter counts of points that were recorded before; goes over all of them. */
export function countPoints(points: TrackPoints, way: CountedWay = NO_WAY): CountedWay {
  const { lngs, lats, timesMs, accuraciesMeters } = points;
  const starts = new Set(points.segmentStarts);
  let counted = way;
  for (let index = 0; index < lngs.length; index++) {
    const fix = {
      lng: lngs[index] ?? 0,
      lat: lats[index] ?? 0,
      timeMs: measured(timesMs, index),
      accuracyMeters: measured(accuraciesMeters, index),
    };
    counted = countFix(counted, fix, starts.has(index));
  }
  return counted;
}

function measured(column: Float64Array | Float32Array | null, index: number): number | null {
  const value = column?.[index];
  return value === undefined || Number.isNaN(value) ? null : value;
}
