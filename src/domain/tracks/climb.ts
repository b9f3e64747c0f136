import type { TrackPath } from "./track.ts";

/** The heights of a line that are counted, and the distances along it at which they were measured, metres. */
interface Heights {
  readonly alongMeters: Float64Array;
  readonly meters: Float64Array;
}

/** The ascent and descent of a line, and its extremes without single wrong heights, metres. */
export interface Climb {
  readonly upMeters: number;
  readonly downMeters: number;
  readonly lowestMeters: number;
  readonly highestMeters: number;
}

/** The number of heights on either side that outvote a wrong one. */
const MEDIAN_REACH = 2;
/** Heights farther away tell nothing about this one: the points of a planned route may be at every summit. */
const MEDIAN_METERS = 60;
/** The mean height of this stretch on either side is taken for that of a point. */
const MEAN_METERS = 20;
/** A smaller rise or fall is noise: the altitude of a phone drifts by a few metres, which would add up to hills. */
const TURN_METERS = 7;

/**
 * Computes the ascent of a track as docs/decisions/ascent.md describes: wrong heights are outvoted by their neighbours, the
 * rest is averaged, and a climb counts from its lowest to its highest point if that is 7 m or more. Null if no point has a
 * height.
 * @param altitudesMeters NaN for unknown
 * @param alongMeters the distance of each point along the line
 */
export function climbOf(
  altitudesMeters: Float64Array,
  alongMeters: Float64Array,
  { segmentStarts }: Pick<TrackPath, "segmentStarts">,
): Climb | null {
  const parts = [...segmentStarts].map((start, index) =>
    knownHeights(altitudesMeters, alongMeters, start, segmentStarts[index + 1]),
  );
  const voted = parts.map(outvoted);
  const all = joined(voted);
  if (all.length === 0) return null;
  return {
    ...betweenTurns(
      joined(voted.map((heights, index) => averaged(heights, parts[index] as Heights))),
    ),
    lowestMeters: all.reduce((lowest, meters) => Math.min(lowest, meters)),
    highestMeters: all.reduce((highest, meters) => Math.max(highest, meters)),
  };
}

function knownHeights(
  altitudesMeters: Float64Array,
  alongMeters: Float64Array,
  start: number,
  end = altitudesMeters.length,
): Heights {
  const known: number[] = [];
  for (let at = start; at < end; at++) if (Number.isFinite(altitudesMeters[at])) known.push(at);
  const column = (values: Float64Array) => Float64Array.from(known, (at) => values[at] as number);
  return { alongMeters: column(alongMeters), meters: column(altitudesMeters) };
}

/** Returns the median of each height and its neighbours. */
function outvoted({ alongMeters, meters }: Heights): Float64Array {
  return meters.map((_, at) => {
    let reach = MEDIAN_REACH;
    while (reach > 0 && !isWithin(alongMeters, at - reach, at + reach, at)) reach--;
    return medianOf(meters, at - reach, 2 * reach + 1);
  });
}

const sorted = new Float64Array(2 * MEDIAN_REACH + 1);

/** Returns the median of successive heights. Sorts by insertion in one array: a day has 86,400 heights. */
function medianOf(meters: Float64Array, first: number, count: number): number {
  for (let taken = 0; taken < count; taken++) {
    const height = meters[first + taken] as number;
    let place = taken;
    while (place > 0 && (sorted[place - 1] as number) > height) {
      sorted[place] = sorted[place - 1] as number;
      place--;
    }
    sorted[place] = height;
  }
  return sorted[count >> 1] as number;
}

function isWithin(alongMeters: Float64Array, first: number, last: number, at: number): boolean {
  const here = alongMeters[at] as number;
  return (
    here - (alongMeters[first] ?? Number.NEGATIVE_INFINITY) <= MEDIAN_METERS &&
    (alongMeters[last] ?? Number.POSITIVE_INFINITY) - here <= MEDIAN_METERS
  );
}

/** Returns the mean of the heights around each one. */
function averaged(meters: Float64Array, { alongMeters }: Heights): Float64Array {
  let [first, end, sum] = [0, 0, 0];
  return meters.map((_, at) => {
    const here = alongMeters[at] as number;
    while (end < meters.length && (alongMeters[end] as number) - here <= MEAN_METERS) {
      sum += meters[end++] as number;
    }
    while (here - (alongMeters[first] as number) > MEAN_METERS) sum -= meters[first++] as number;
    return sum / (end - first);
  });
}

/** Adds the rises and falls between the turns of a profile. */
function betweenTurns(meters: Float64Array): Pick<Climb, "upMeters" | "downMeters"> {
  const sums = { up: 0, down: 0 };
  let [low, high] = [meters[0] as number, meters[0] as number];
  let direction: keyof typeof sums | null = null;
  for (const height of meters) {
    high = Math.max(high, height);
    low = Math.min(low, height);
    const turnsDown: boolean = direction !== "down" && high - height >= TURN_METERS;
    const turnsUp: boolean = direction !== "up" && height - low >= TURN_METERS;
    if (!turnsDown && !turnsUp) continue;
    if (direction) sums[direction] += high - low;
    direction = turnsDown ? "down" : "up";
    if (turnsDown) low = height;
    else high = height;
  }
  if (direction) sums[direction] += high - low;
  return { upMeters: sums.up, downMeters: sums.down };
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
