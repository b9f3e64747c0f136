import type { PositionFix } from "#domain/position/position-fix.ts";
import type { GapCause, TrackPoints } from "#domain/tracks/track.ts";
import type { RecordedFix } from "./take-fix.ts";

/**
 * Converts the fixes of a recording to the columns of a track. The first fix starts a segment only if it says
 * so.
 */
export function pointsOfFixes(fixes: readonly RecordedFix[]): TrackPoints {
  const starts = fixes.flatMap(({ startsSegment }, index) => (startsSegment ? index : []));
  const numbers = (numberOf: (fix: RecordedFix) => number | null) =>
    fixes.map((fix) => numberOf(fix) ?? Number.NaN);
  const floats = (numberOf: (fix: RecordedFix) => number | null) => {
    const column = Float32Array.from(numbers(numberOf));
    return column.every(Number.isNaN) ? null : column;
  };
  const altitudes = Float64Array.from(numbers(({ altitudeMeters }) => altitudeMeters));
  return {
    lngs: Float64Array.from(fixes, ({ lng }) => lng),
    lats: Float64Array.from(fixes, ({ lat }) => lat),
    segmentStarts: Uint32Array.from(starts),
    gapsBefore: starts.map((start): GapCause | null => fixes[start]?.gapBefore ?? null),
    timesMs: Float64Array.from(fixes, ({ timeMs }) => timeMs),
    altitudesMeters: altitudes.every(Number.isNaN) ? null : altitudes,
    altitudeAccuraciesMeters: floats((fix) => fix.altitudeAccuracyMeters),
    accuraciesMeters: floats((fix) => fix.accuracyMeters),
    speedsMps: floats((fix) => fix.speedMps),
    coursesDegrees: floats((fix) => fix.courseDegrees),
    details: null,
  };
}

/** Returns the last point of a track as a fix; null for a track without points. */
export function lastFixOf(points: TrackPoints): PositionFix | null {
  const index = points.lngs.length - 1;
  if (index < 0) return null;
  const value = (column: Float64Array | Float32Array | null) => {
    const found = column?.[index];
    return found === undefined || Number.isNaN(found) ? null : found;
  };
  return {
    lng: points.lngs[index] ?? 0,
    lat: points.lats[index] ?? 0,
    timeMs: value(points.timesMs) ?? 0,
    accuracyMeters: value(points.accuraciesMeters) ?? 0,
    altitudeMeters: value(points.altitudesMeters),
    altitudeAccuracyMeters: value(points.altitudeAccuraciesMeters),
    speedMps: value(points.speedsMps),
    courseDegrees: value(points.coursesDegrees),
  };
}
