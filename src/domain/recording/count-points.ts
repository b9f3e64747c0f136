import type { TrackPoints } from "#domain/tracks/track.ts";
import { type CountedWay, countFix, NO_WAY } from "./counted-way.ts";

/** What the filter counts of points that were recorded before; goes over all of them. */
export function countPoints(points: TrackPoints, way: CountedWay = NO_WAY): CountedWay {
  const { lngs, lats, timesMs, accuraciesMeters, segmentStarts } = points;
  let counted = way;
  let segment = 0;
  for (let index = 0; index < lngs.length; index++) {
    const fix = {
      lng: lngs[index] ?? 0,
      lat: lats[index] ?? 0,
      timeMs: measured(timesMs, index),
      accuracyMeters: measured(accuraciesMeters, index),
    };
    const startsSegment = index === segmentStarts[segment];
    if (startsSegment) segment += 1;
    counted = countFix(counted, fix, startsSegment);
  }
  return counted;
}

function measured(column: Float64Array | Float32Array | null, index: number): number | null {
  const value = column?.[index];
  return value === undefined || Number.isNaN(value) ? null : value;
}
