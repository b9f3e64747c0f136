import { lngLatDistanceMeters } from "#domain/geodesy/distance.ts";
import { isHeight } from "#domain/units/height.ts";
import { momentOf } from "./counted-step.ts";
import type { TrackPoints } from "./track.ts";

/** A device without an altitude writes 0; nearer to sea level than this, 0 is as good as any other, metres. */
const HIGH_METERS = 30;
/** A time this far from those on both sides is that of another clock. */
const OTHER_CLOCK_MS = 30 * 86_400_000;
/** The number of successive points with the time of another clock. */
const MAX_ODD_POINTS = 10;

/** The columns of a track that values of a device without a measurement spoil. */
type Columns = Pick<TrackPoints, "lngs" | "lats" | "segmentStarts" | "altitudesMeters" | "timesMs">;

/**
 * Returns a track without the heights and times that its device did not know: -32768 and the like, a 0 in the middle
 * of hills, a year far from its neighbours, times that are all the same or run backwards. The stored points stay as
 * they are; the same object if nothing is unknown.
 */
export function knownValues<Points extends Columns>(points: Points): Points {
  const altitudesMeters = knownAltitudes(points);
  const timesMs = knownTimes(points.timesMs);
  if (altitudesMeters === points.altitudesMeters && timesMs === points.timesMs) return points;
  return { ...points, altitudesMeters, timesMs };
}

function knownAltitudes(points: Columns): Float64Array | null {
  const { altitudesMeters } = points;
  if (!altitudesMeters) return null;
  const starts = new Set(points.segmentStarts);
  const unknown: number[] = [];
  altitudesMeters.forEach((meters, at) => {
    if (!Number.isNaN(meters) && !isHeight(meters)) unknown.push(at);
    else if (meters === 0 && isJump(points, starts, at)) unknown.push(at);
  });
  return without(altitudesMeters, unknown);
}

/** Returns whether a 0 stands alone between heights from which nobody gets there: steeper than 45 degrees. */
function isJump(
  { lngs, lats, altitudesMeters }: Columns,
  starts: ReadonlySet<number>,
  at: number,
): boolean {
  const meters = altitudesMeters ?? new Float64Array();
  const beside = [
    ...(starts.has(at) ? [] : [at - 1]),
    ...(starts.has(at + 1) || at + 1 === meters.length ? [] : [at + 1]),
  ].filter((other) => isHeight(meters[other] as number));
  return (
    beside.length > 0 &&
    beside.every((other) => {
      const height = Math.abs(meters[other] as number);
      const [lng, lat] = [lngs[at] as number, lats[at] as number];
      const away = lngLatDistanceMeters(lng, lat, lngs[other] as number, lats[other] as number);
      return height > HIGH_METERS && height > away;
    })
  );
}

/** Returns the times without those of another clock; null if they say nothing about how long the track took. */
function knownTimes(timesMs: Float64Array | null): Float64Array | null {
  if (!timesMs) return null;
  const known = without(timesMs, oddTimes(timesMs));
  let [last, forward, backward, count] = [Number.NaN, 0, 0, 0];
  for (const value of known ?? []) {
    const timeMs = momentOf(value);
    if (Number.isNaN(timeMs)) continue;
    if (timeMs > last) forward += 1;
    if (timeMs < last) backward += 1;
    last = timeMs;
    count += 1;
  }
  return count > 1 && (forward === 0 || backward > forward) ? null : known;
}

/** Returns the points whose time is far from those before and after it. */
function oddTimes(timesMs: Float64Array): readonly number[] {
  const timed = [...timesMs.keys()].filter((at) => !Number.isNaN(momentOf(timesMs[at])));
  const times = timed.map((at) => timesMs[at] as number);
  if (times.length < 3) return [];
  const odd: number[] = [];
  let last = 0;
  for (let at = 1; at < times.length; at++) {
    const end = isFar(times, at, last) ? endOfOdd(times, at, last) : at;
    // No other point agrees with the first one.
    if (end === null && last === 0 && at === 1 && !isFar(times, 1, 2)) odd.push(0);
    for (let one = at; one < (end ?? at); one++) odd.push(one);
    last = end ?? at;
    at = last;
  }
  return odd.map((at) => timed[at] as number);
}

function isFar(times: readonly number[], one: number, other: number): boolean {
  return Math.abs((times[one] as number) - (times[other] as number)) > OTHER_CLOCK_MS;
}

/**
 * Returns the point after some of another clock, from `first` on, that agrees with the one before them; the end for a
 * single last point, and null if the clock was set there.
 */
function endOfOdd(times: readonly number[], first: number, last: number): number | null {
  for (let at = first + 1; at <= first + MAX_ODD_POINTS && at < times.length; at++) {
    if (!isFar(times, at, last)) return at;
  }
  return first === times.length - 1 ? times.length : null;
}

/** Returns a column with NaN at these places; the same one if there are none, null if nothing is left. */
function without(column: Float64Array, places: readonly number[]): Float64Array | null {
  if (places.length === 0) return column;
  const known = column.slice();
  for (const at of places) known[at] = Number.NaN;
  return known.every(Number.isNaN) ? null : known;
}
