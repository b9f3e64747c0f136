import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { TrackPath, TrackPoints } from "./track.ts";

/** Where a device gives no speed, it is taken over this long at least: between two fixes it would be noise. */
const SPEED_WINDOW_MS = 10_000;

/** What a profile draws: columns that run side by side, a value a point of the track, NaN for what is not known. */
export interface TrackProfile {
  /** Along the line from its first point, metres; gaps have no length. */
  readonly distancesMeters: Float64Array;
  /** Milliseconds since 1970; null when no point has a time. */
  readonly timesMs: Float64Array | null;
  readonly altitudesMeters: Float64Array | null;
  /** Measured, or else over 10 s at least; null when neither is there. */
  readonly speedsMps: Float64Array | null;
}

/** Goes over all points twice. */
export function trackProfile(points: TrackPoints): TrackProfile {
  const distancesMeters = distancesAlong(points);
  return {
    distancesMeters,
    timesMs: points.timesMs,
    altitudesMeters: points.altitudesMeters,
    speedsMps: points.speedsMps
      ? Float64Array.from(points.speedsMps)
      : speedsOverTime(points, distancesMeters),
  };
}

/** How far each point is along the line, metres; gaps have no length. */
export function distancesAlong({ lngs, lats, segmentStarts }: TrackPath): Float64Array {
  const starts = new Set(segmentStarts);
  const along = new Float64Array(lngs.length);
  for (let index = 1; index < lngs.length; index++) {
    const before = along[index - 1] ?? 0;
    const step = starts.has(index)
      ? 0
      : distanceMeters(at(lngs, lats, index - 1), at(lngs, lats, index));
    along[index] = before + step;
  }
  return along;
}

/** The speed at each point over the last ten seconds at least; NaN at the beginning of a segment. */
function speedsOverTime(
  { timesMs, segmentStarts }: TrackPoints,
  distancesMeters: Float64Array,
): Float64Array | null {
  if (!timesMs) return null;
  const speeds = new Float64Array(distancesMeters.length).fill(Number.NaN);
  const starts = new Set(segmentStarts);
  let from = 0;
  for (let index = 1; index < speeds.length; index++) {
    if (starts.has(index)) from = index;
    const tookMs = () => (timesMs[index] ?? Number.NaN) - (timesMs[from] ?? Number.NaN);
    while (
      from + 1 < index &&
      (timesMs[index] ?? 0) - (timesMs[from + 1] ?? 0) >= SPEED_WINDOW_MS
    ) {
      from += 1;
    }
    if (!(tookMs() >= SPEED_WINDOW_MS)) continue;
    const meters = (distancesMeters[index] ?? 0) - (distancesMeters[from] ?? 0);
    speeds[index] = meters / (tookMs() / 1000);
  }
  return speeds;
}

function at(lngs: Float64Array, lats: Float64Array, index: number) {
  return { lng: lngs[index] ?? 0, lat: lats[index] ?? 0 };
}
