import { lngLatDistanceMeters } from "#domain/geodesy/distance.ts";
import type { TrackPoints } from "./track.ts";
import {
  COUNTED_ACCURACY_METERS,
  forwardMs,
  minStepMeters,
  momentOf,
  movingMs,
  type TrackTotals,
} from "./track-totals.ts";

/**
 * Returns the totals of recorded points: the same as `countFix` point by point, but in one pass over the
 * columns, which may hold a whole day.
 * @param beginsAtMs the start of the recording, milliseconds since 1970; null to count from the first time
 */
export function countPoints(points: TrackPoints, beginsAtMs: number | null = null): TrackTotals {
  const { accuraciesMeters, segmentStarts, timesMs } = points;
  let meters = 0;
  let inMotionMs = 0;
  let elapsedMs = 0;
  let lastTimeMs = momentOf(beginsAtMs);
  let anchor = -1;
  let segment = 0;
  for (let index = 0; index < points.lngs.length; index++) {
    if (index === segmentStarts[segment]) {
      anchor = -1;
      segment += 1;
    }
    const timeMs = momentOf(timesMs?.[index]);
    if (timeMs < lastTimeMs) anchor = -1;
    elapsedMs += forwardMs(timeMs - lastTimeMs);
    if (!Number.isNaN(timeMs)) lastTimeMs = timeMs;
    // An unknown accuracy counts as perfect.
    const accuracyMeters = accuraciesMeters?.[index] || 0;
    if (accuracyMeters > COUNTED_ACCURACY_METERS) continue;
    if (anchor >= 0) {
      const stepMeters = metersBetween(points, anchor, index);
      if (stepMeters < minStepMeters(accuracyMeters)) continue;
      meters += stepMeters;
      inMotionMs += movingMs(tookMs(points, anchor, index), stepMeters);
    }
    anchor = index;
  }
  return {
    distanceMeters: meters,
    movingMs: inMotionMs,
    elapsedMs,
    lastTimeMs: known(lastTimeMs),
    anchor: fixAt(points, anchor),
  };
}

function metersBetween({ lngs, lats }: TrackPoints, from: number, to: number): number {
  return lngLatDistanceMeters(lngs[from] ?? 0, lats[from] ?? 0, lngs[to] ?? 0, lats[to] ?? 0);
}

function tookMs({ timesMs }: TrackPoints, from: number, to: number): number {
  return momentOf(timesMs?.[to]) - momentOf(timesMs?.[from]);
}

function fixAt(points: TrackPoints, index: number): TrackTotals["anchor"] {
  if (index < 0) return null;
  return {
    lng: points.lngs[index] ?? 0,
    lat: points.lats[index] ?? 0,
    timeMs: measured(points.timesMs, index),
    accuracyMeters: measured(points.accuraciesMeters, index),
  };
}

function measured(column: Float64Array | Float32Array | null, index: number): number | null {
  const value = column?.[index];
  return value === undefined ? null : known(value);
}

function known(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
