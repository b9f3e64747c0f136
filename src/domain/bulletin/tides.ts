import type { TideExtreme, TideStation } from "./bulletin.ts";

/** A high or low water. */
export interface Tide extends TideExtreme {
  /** Null where the extreme is neither higher nor lower than both of its neighbours. */
  readonly kind: "high" | "low" | null;
}

/**
 * Returns the extremes with their kinds, which the data does not tell: one that is higher than those before and after it is
 * a high water. The first and the last have one neighbour.
 */
function tidesOf({ extremes }: TideStation): readonly Tide[] {
  return extremes.map((extreme, index) => {
    const beside = [extremes[index - 1], extremes[index + 1]].filter((one) => one !== undefined);
    const isHigh = beside.length > 0 && beside.every(({ meters }) => meters < extreme.meters);
    const isLow = beside.length > 0 && beside.every(({ meters }) => meters > extreme.meters);
    return { ...extreme, kind: isHigh ? "high" : isLow ? "low" : null };
  });
}

/** Returns the tides from a moment on, at most `count`. */
export function nextTides(station: TideStation, nowMs: number, count: number): readonly Tide[] {
  return tidesOf(station)
    .filter(({ atMs }) => atMs >= nowMs)
    .slice(0, count);
}

/** Successive extremes are at most nine hours apart on the Dutch coast; farther apart, the source lacks one between them. */
const MAX_APART_MS = 10 * 3_600_000;

/**
 * Returns the calculated height at a moment, metres above NAP, by half a cosine between the extremes around it; null before the
 * first, after the last, and where the data lack an extreme. A rough curve: that of a real tide is not even, and wind is not in it.
 */
export function tideHeightAt({ extremes }: TideStation, atMs: number): number | null {
  const after = extremes.findIndex((extreme) => extreme.atMs >= atMs);
  const [from, to] = [extremes[after - 1], extremes[after]];
  if (to?.atMs === atMs) return to.meters;
  if (!from || !to || to.atMs - from.atMs > MAX_APART_MS) return null;
  const part = (atMs - from.atMs) / (to.atMs - from.atMs);
  return from.meters + ((to.meters - from.meters) * (1 - Math.cos(Math.PI * part))) / 2;
}

/** The difference between the height of the water at a moment and its present height. */
export interface TideChange {
  readonly atMs: number;
  /** Metres; negative where it falls. */
  readonly changeMeters: number;
}

/** The lowest and the highest water of a time. */
export interface TideRange {
  readonly lowest: TideChange;
  readonly highest: TideChange;
}

/**
 * Returns when the calculated water is lowest and highest within a time, relative to its present height; null where the data do not
 * cover that time.
 */
export function tideRange(
  station: TideStation,
  nowMs: number,
  durationMs: number,
): TideRange | null {
  const untilMs = nowMs + durationMs;
  const [now, end] = [tideHeightAt(station, nowMs), tideHeightAt(station, untilMs)];
  if (now === null || end === null) return null;
  const all = [
    { atMs: nowMs, meters: now },
    ...station.extremes.filter(({ atMs }) => atMs > nowMs && atMs < untilMs),
    { atMs: untilMs, meters: end },
  ];
  if (all.some(({ atMs }, index) => atMs - (all[index - 1]?.atMs ?? atMs) > MAX_APART_MS))
    return null;
  const change = ({ atMs, meters }: TideExtreme) => ({ atMs, changeMeters: meters - now });
  return {
    lowest: change(all.reduce((a, b) => (b.meters < a.meters ? b : a))),
    highest: change(all.reduce((a, b) => (b.meters > a.meters ? b : a))),
  };
}
