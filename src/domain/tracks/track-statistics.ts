import { countPoints } from "./count-points.ts";
import type { TrackPoints } from "./track.ts";
import type { TrackProfile } from "./track-profile.ts";

/**
 * Smaller rises and falls are treated as noise: the altitude of a phone at rest drifts by a few metres, which
 * would add up to hills.
 */
const CLIMB_THRESHOLD_METERS = 5;

/** The statistics of a track; null for values that its points do not have. */
export interface TrackStatistics {
  /** Along the line, without gaps. */
  readonly distanceMeters: number;
  /** From the first time to the last, gaps included; setting the clock back counts as no time. */
  readonly durationMs: number | null;
  /** By the filter for recordings, docs/formats/recordings.md. */
  readonly movingMs: number | null;
  /** The distance by that filter divided by the moving time. */
  readonly averageMps: number | null;
  /** As the device measured, or computed over at least 10 s. */
  readonly fastestMps: number | null;
  /** With `CLIMB_THRESHOLD_METERS`. */
  readonly climbMeters: number | null;
  readonly descentMeters: number | null;
  readonly lowestMeters: number | null;
  readonly highestMeters: number | null;
}

/**
 * Computes the statistics in a few passes over the points.
 * @param profile of the same points
 */
export function trackStatistics(points: TrackPoints, profile: TrackProfile): TrackStatistics {
  const counted = countPoints(points);
  const durationMs = counted.lastTimeMs === null ? null : counted.elapsedMs;
  const movingMs = durationMs === null ? null : counted.movingMs;
  return {
    distanceMeters: profile.distancesMeters.at(-1) ?? 0,
    durationMs,
    movingMs,
    averageMps: movingMs ? counted.distanceMeters / (movingMs / 1000) : null,
    fastestMps: fastestMps(profile),
    ...altitudeFacts(points),
  };
}

/**
 * Returns the total ascent and descent of a line; a turn counts once it exceeds the threshold.
 * @param altitudesMeters NaN for unknown
 */
export function climb(
  altitudesMeters: Float64Array,
  thresholdMeters = CLIMB_THRESHOLD_METERS,
): { readonly upMeters: number; readonly downMeters: number } {
  let upMeters = 0;
  let downMeters = 0;
  let reference = Number.NaN;
  for (let index = 0; index < altitudesMeters.length; index++) {
    const altitude = altitudesMeters[index] ?? Number.NaN;
    if (Number.isNaN(reference)) reference = altitude;
    const change = altitude - reference;
    if (!(Math.abs(change) >= thresholdMeters)) continue;
    if (change > 0) upMeters += change;
    else downMeters -= change;
    reference = altitude;
  }
  return { upMeters, downMeters };
}

function altitudeFacts({ altitudesMeters }: TrackPoints) {
  const extremes = altitudesMeters && extremesOf(altitudesMeters);
  if (!altitudesMeters || !extremes) {
    return { climbMeters: null, descentMeters: null, lowestMeters: null, highestMeters: null };
  }
  const { upMeters, downMeters } = climb(altitudesMeters);
  return {
    climbMeters: upMeters,
    descentMeters: downMeters,
    lowestMeters: extremes.lowest,
    highestMeters: extremes.highest,
  };
}

function fastestMps({ speedsMps }: TrackProfile): number | null {
  const extremes = speedsMps && extremesOf(speedsMps);
  return extremes && extremes.highest >= 0 ? extremes.highest : null;
}

/** Returns null if all values are unknown. */
function extremesOf(column: Float64Array) {
  let lowest = Infinity;
  let highest = -Infinity;
  for (let index = 0; index < column.length; index++) {
    const value = column[index] ?? Number.NaN;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return lowest <= highest ? { lowest, highest } : null;
}
