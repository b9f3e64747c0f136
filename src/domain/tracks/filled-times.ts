import { momentOf } from "./counted-step.ts";
import { pickColumns } from "./pick-columns.ts";
import type { TrackPoints } from "./track.ts";

/** The parts of a track that times depend on. */
type Timed = Pick<TrackPoints, "timesMs" | "segmentStarts">;

/**
 * Returns the times of a track, in which a point without one, between two points of its segment that have them, gets the time
 * at a steady speed. NaN for other points without a time, and between times that go back; null if no point has a time.
 * @param alongMeters the distance of each point along the line
 */
export function filledTimes(
  { timesMs, segmentStarts }: Timed,
  alongMeters: Float64Array,
): Float64Array | null {
  if (!timesMs) return null;
  const filled = timesMs.map(momentOf);
  const starts = new Set(segmentStarts);
  let last = -1;
  for (let at = 0; at < filled.length; at++) {
    if (starts.has(at)) last = -1;
    if (Number.isNaN(filled[at])) continue;
    if (last >= 0 && at - last > 1) fill(filled, alongMeters, last, at);
    last = at;
  }
  return filled;
}

function fill(timesMs: Float64Array, alongMeters: Float64Array, from: number, to: number): void {
  const [startMs, endMs] = [timesMs[from] as number, timesMs[to] as number];
  if (endMs < startMs) return;
  const [start, end] = [alongMeters[from] as number, alongMeters[to] as number];
  for (let at = from + 1; at < to; at++) {
    const part = end > start ? ((alongMeters[at] as number) - start) / (end - start) : 0;
    timesMs[at] = startMs + part * (endMs - startMs);
  }
}

/** Returns the points that have a time, with a new segment wherever others are left out. */
export function timedPoints(points: TrackPoints, timesMs: Float64Array): TrackPoints {
  const starts = new Set(points.segmentStarts);
  let count = 0;
  const segmentStarts: number[] = [];
  let isNew = true;
  for (let at = 0; at < timesMs.length; at++) {
    if (starts.has(at)) isNew = true;
    if (Number.isNaN(timesMs[at])) {
      isNew = true;
      continue;
    }
    if (isNew) segmentStarts.push(count);
    isNew = false;
    count++;
  }
  return {
    ...pickColumns(
      { ...points, timesMs },
      (column) => column.filter((_, at) => !Number.isNaN(timesMs[at])) as typeof column,
    ),
    segmentStarts: Uint32Array.from(segmentStarts),
    gapsBefore: segmentStarts.map(() => null),
    details: null,
  };
}
