import { lngLatDistanceMeters } from "#domain/geodesy/distance.ts";
import { forwardMs, isClockSet, momentOf } from "./counted-step.ts";
import { knownValues } from "./known-values.ts";
import type { TrackPath, TrackPoints } from "./track.ts";

/** The shortest period for a computed speed; between two fixes it would be noise. */
const SPEED_WINDOW_MS = 10_000;

/** The columns of a profile, one value per point of the track, NaN for unknown. */
export interface TrackProfile {
  /** The distance along the line from its first point, metres; gaps have no length. */
  readonly distancesMeters: Float64Array;
  /**
   * The time since the first point, without steps back, which count as zero; null if no point has a time, or the clock was
   * set far between two points.
   */
  readonly elapsedMs: Float64Array | null;
  readonly altitudesMeters: Float64Array | null;
  /** Measured, or computed over at least 10 s; null if neither is possible. */
  readonly speedsMps: Float64Array | null;
}

/** Returns the profile of a track, in two passes over its points. */
export function trackProfile(stored: TrackPoints): TrackProfile {
  const points = knownValues(stored);
  const distancesMeters = distancesAlong(points);
  return {
    distancesMeters,
    elapsedMs: points.timesMs && !isClockSet(points.timesMs) ? elapsedAlong(points.timesMs) : null,
    altitudesMeters: points.altitudesMeters,
    speedsMps: points.speedsMps
      ? measuredSpeeds(points.speedsMps)
      : speedsOverTime(points, distancesMeters),
  };
}

/** Returns the distance of each point along the line, metres; gaps have no length. */
function distancesAlong({ lngs, lats, segmentStarts }: TrackPath): Float64Array {
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

/** Returns the time of each point since the first; NaN for a point without one. */
function elapsedAlong(timesMs: Float64Array): Float64Array {
  let elapsedMs = 0;
  let lastTimeMs = Number.NaN;
  return timesMs.map((value) => {
    const timeMs = momentOf(value);
    if (Number.isNaN(timeMs)) return timeMs;
    elapsedMs += forwardMs(timeMs - lastTimeMs);
    lastTimeMs = timeMs;
    return elapsedMs;
  });
}

/** Keeps speeds that a device can measure; a stored track may contain anything. */
function measuredSpeeds(speedsMps: Float32Array): Float64Array {
  return Float64Array.from(speedsMps, (speed) =>
    speed >= 0 && speed < Number.POSITIVE_INFINITY ? speed : Number.NaN,
  );
}

/**
 * Returns the speed at each point over at least the last ten seconds; NaN at the start of a segment, and
 * after the clock was set back.
 */
function speedsOverTime(points: TrackPoints, distancesMeters: Float64Array): Float64Array | null {
  const { timesMs } = points;
  if (!timesMs) return null;
  const starts = windowStarts(points, timesMs);
  const speeds = new Float64Array(distancesMeters.length).fill(Number.NaN);
  let from = 0;
  for (let index = 0; index < speeds.length; index++) {
    if (starts.has(index)) from = index;
    const timeMs = momentOf(timesMs[index]);
    while (from + 1 < index && timeMs - (timesMs[from + 1] ?? 0) >= SPEED_WINDOW_MS) from += 1;
    const tookMs = timeMs - (timesMs[from] ?? 0);
    if (!(tookMs >= SPEED_WINDOW_MS)) continue;
    const meters = (distancesMeters[index] ?? 0) - (distancesMeters[from] ?? 0);
    speeds[index] = meters / (tookMs / 1000);
  }
  return speeds;
}

/**
 * Returns the points from which a speed may be computed: the starts of segments, and points where the clock
 * was set back.
 */
function windowStarts({ segmentStarts }: TrackPath, timesMs: Float64Array): ReadonlySet<number> {
  const starts = new Set(segmentStarts);
  let lastTimeMs = Number.NaN;
  for (let index = 0; index < timesMs.length; index++) {
    const timeMs = momentOf(timesMs[index]);
    if (timeMs < lastTimeMs) starts.add(index);
    if (!Number.isNaN(timeMs)) lastTimeMs = timeMs;
  }
  return starts;
}
