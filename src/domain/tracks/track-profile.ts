import { lngLatDistanceMeters } from "#domain/geodesy/distance.ts";
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
      ? new Float64Array(points.speedsMps)
      : speedsOverTime(points, distancesMeters),
  };
}

/** How far each point is along the line, metres; gaps have no length. */
export function distancesAlong({ lngs, lats, segmentStarts }: TrackPath): Float64Array {
  const along = new Float64Array(lngs.length);
  let fromLng = lngs[0] ?? 0;
  let fromLat = lats[0] ?? 0;
  let meters = 0;
  let segment = 0;
  for (let index = 0; index < along.length; index++) {
    const lng = lngs[index] ?? 0;
    const lat = lats[index] ?? 0;
    if (index === segmentStarts[segment]) segment += 1;
    else meters += lngLatDistanceMeters(fromLng, fromLat, lng, lat);
    along[index] = meters;
    fromLng = lng;
    fromLat = lat;
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
  let from = 0;
  let segment = 0;
  for (let index = 0; index < speeds.length; index++) {
    if (index === segmentStarts[segment]) {
      from = index;
      segment += 1;
    }
    const timeMs = timesMs[index] ?? 0;
    while (from + 1 < index && timeMs - (timesMs[from + 1] ?? 0) >= SPEED_WINDOW_MS) from += 1;
    const tookMs = timeMs - (timesMs[from] ?? 0);
    if (!(tookMs >= SPEED_WINDOW_MS)) continue;
    const meters = (distancesMeters[index] ?? 0) - (distancesMeters[from] ?? 0);
    speeds[index] = meters / (tookMs / 1000);
  }
  return speeds;
}
