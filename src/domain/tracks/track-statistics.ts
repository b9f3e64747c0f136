import { countPoints } from "#domain/recording/count-points.ts";
import { isMoment } from "#domain/units/moment.ts";
import type { TrackPoints } from "./track.ts";
import type { TrackProfile } from "./track-profile.ts";

/**
 * A rise or fall smaller than this is taken for the noise of the measurement: a phone's altitude wanders by some
 * metres while it lies still, which would add up to hills.
 */
export const CLIMB_THRESHOLD_METERS = 5;

/** What a track comes to. What cannot be known, because the points do not have it, is null. */
export interface TrackStatistics {
  /** Along all points of the line, without gaps. */
  readonly distanceMeters: number;
  /** From the first time to the last. */
  readonly durationMs: number | null;
  /** By the filter of recordings, docs/formats/recordings.md. */
  readonly movingMs: number | null;
  /** The distance that the filter counts over the time in motion. */
  readonly averageMps: number | null;
  /** What the device measured, or else over 10 s at least. */
  readonly fastestMps: number | null;
  /** With `CLIMB_THRESHOLD_METERS`. */
  readonly climbMeters: number | null;
  readonly descentMeters: number | null;
  readonly lowestMeters: number | null;
  readonly highestMeters: number | null;
}

/**
 * Goes over all points a few times.
 * @param profile of the same points
 */
export function trackStatistics(points: TrackPoints, profile: TrackProfile): TrackStatistics {
  const counted = countPoints(points);
  const startedAtMs = points.timesMs?.find(isMoment);
  const endedAtMs = points.timesMs?.findLast(isMoment);
  const durationMs =
    startedAtMs === undefined || endedAtMs === undefined || endedAtMs < startedAtMs
      ? null
      : endedAtMs - startedAtMs;
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

/** How much a line goes up and down in all, each turn counted once it is more than the threshold. */
export function climb(
  altitudesMeters: Iterable<number>,
  thresholdMeters = CLIMB_THRESHOLD_METERS,
): { readonly upMeters: number; readonly downMeters: number } {
  let [upMeters, downMeters] = [0, 0];
  let reference: number | null = null;
  for (const altitude of altitudesMeters) {
    if (Number.isNaN(altitude)) continue;
    reference ??= altitude;
    const change = altitude - reference;
    if (Math.abs(change) < thresholdMeters) continue;
    if (change > 0) upMeters += change;
    else downMeters -= change;
    reference = altitude;
  }
  return { upMeters, downMeters };
}

function altitudeFacts({ altitudesMeters }: TrackPoints) {
  const known = altitudesMeters?.filter((altitude) => !Number.isNaN(altitude)) ?? [];
  if (known.length === 0) {
    return { climbMeters: null, descentMeters: null, lowestMeters: null, highestMeters: null };
  }
  const { upMeters, downMeters } = climb(known);
  let [lowest, highest] = [Infinity, -Infinity];
  for (const altitude of known) {
    lowest = Math.min(lowest, altitude);
    highest = Math.max(highest, altitude);
  }
  return {
    climbMeters: upMeters,
    descentMeters: downMeters,
    lowestMeters: lowest,
    highestMeters: highest,
  };
}

function fastestMps({ speedsMps }: TrackProfile): number | null {
  let fastest = -1;
  for (const speed of speedsMps ?? []) {
    if (speed > fastest) fastest = speed;
  }
  return fastest < 0 ? null : fastest;
}
