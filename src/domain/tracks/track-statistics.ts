import { isMoment } from "#domain/units/moment.ts";
import { climbOf } from "./climb.ts";
import { countPoints } from "./count-points.ts";
import { isClockSet } from "./counted-step.ts";
import { filledTimes, timedPoints } from "./filled-times.ts";
import { knownValues } from "./known-values.ts";
import type { TrackPoints } from "./track.ts";
import type { TrackProfile } from "./track-profile.ts";
import type { TrackTotals } from "./track-totals.ts";

/** The statistics of a track; null for values that its points do not have. */
export interface TrackStatistics {
  /** Without gaps: along the line, or by the filter for recordings if fixes have their accuracy. */
  readonly distanceMeters: number;
  /** From the first time to the last, gaps included; setting the clock back counts as no time. Null if it was set far. */
  readonly durationMs: number | null;
  /** By the filter for recordings, docs/formats/recordings.md; points between two times count as passed at a steady speed. */
  readonly movingMs: number | null;
  /** The distance by that filter divided by the moving time. */
  readonly averageMps: number | null;
  /** As the device measured, or computed over at least 10 s. */
  readonly fastestMps: number | null;
  /** The climb that the filter of `climbOf` leaves. */
  readonly climbMeters: number | null;
  readonly descentMeters: number | null;
  /** Without single wrong heights. */
  readonly lowestMeters: number | null;
  readonly highestMeters: number | null;
}

/**
 * Computes the statistics in a few passes over the points.
 * @param profile of the same points
 */
export function trackStatistics(stored: TrackPoints, profile: TrackProfile): TrackStatistics {
  const points = knownValues(stored);
  const counted = countPoints(points);
  const isUntimed = points.timesMs !== null && isClockSet(points.timesMs);
  const { movingMs, averageMps } = isUntimed ? UNKNOWN_MOTION : motionOf(points, profile, counted);
  const climb =
    points.altitudesMeters && climbOf(points.altitudesMeters, profile.distancesMeters, points);
  return {
    distanceMeters: points.accuraciesMeters
      ? counted.distanceMeters
      : (profile.distancesMeters.at(-1) ?? 0),
    durationMs: counted.elapsedMs > 0 && !isUntimed ? counted.elapsedMs : null,
    movingMs,
    averageMps,
    fastestMps: fastestMps(profile, averageMps),
    climbMeters: climb?.upMeters ?? null,
    descentMeters: climb?.downMeters ?? null,
    lowestMeters: climb?.lowestMeters ?? null,
    highestMeters: climb?.highestMeters ?? null,
  };
}

/** Below this part of the distance, the times of a track do not tell how long it took. */
const MIN_TIMED_PART = 0.9;

/** Returns the time in motion and the average; null if too little of the line has times. */
function motionOf(points: TrackPoints, profile: TrackProfile, all: TrackTotals) {
  if (all.lastTimeMs === null) return UNKNOWN_MOTION;
  const isTimed = points.timesMs?.every(isMoment);
  const timed = isTimed ? all : countPoints(withTimes(points, profile));
  if (timed.distanceMeters < MIN_TIMED_PART * all.distanceMeters) return UNKNOWN_MOTION;
  const { movingMs, distanceMeters } = timed;
  return { movingMs, averageMps: movingMs > 0 ? distanceMeters / (movingMs / 1000) : null };
}

/** Returns the points whose time is known or follows from those around them. */
function withTimes(points: TrackPoints, { distancesMeters }: TrackProfile): TrackPoints {
  const timesMs = filledTimes(points, distancesMeters);
  return timesMs ? timedPoints(points, timesMs) : points;
}

const UNKNOWN_MOTION = { movingMs: null, averageMps: null };

/** Returns the fastest speed, which is never below the average: a long stretch may have been computed with its rests. */
function fastestMps({ speedsMps }: TrackProfile, averageMps: number | null): number | null {
  let fastest = Number.NEGATIVE_INFINITY;
  for (const speed of speedsMps ?? []) if (speed > fastest) fastest = speed;
  if (!(fastest >= 0)) return null;
  // Of a steady walk both are equal, but for rounding.
  return averageMps !== null && averageMps > fastest * (1 + 1e-6) ? averageMps : fastest;
}
