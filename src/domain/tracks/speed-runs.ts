import type { Position } from "./line-parts.ts";
import { NO_SPEED_CLASS } from "./speed-classes.ts";
import type { TrackPath } from "./track.ts";

/** The pieces of a line by class of speed; pieces of unknown speed are left out. */
export type SpeedRuns = ReadonlyMap<number, readonly Position[][]>;

/**
 * Cuts a line where its class of speed changes: the stretch before a point has the class of that point.
 * Segments are not joined.
 * @param classes one per point, from `speedClasses`
 */
export function speedRuns(
  { lngs, lats, segmentStarts }: TrackPath,
  classes: Uint8Array,
): SpeedRuns {
  const runs = new Map<number, Position[][]>();
  const starts = new Set(segmentStarts);
  const place = (index: number): Position => [lngs[index] ?? 0, lats[index] ?? 0];
  let run: Position[] | null = null;
  for (let index = 1; index < lngs.length; index++) {
    const speedClass = classes[index] ?? NO_SPEED_CLASS;
    const isCut = starts.has(index) || speedClass === NO_SPEED_CLASS;
    if (isCut) run = null;
    else if (run && speedClass === classes[index - 1]) run.push(place(index));
    else {
      run = [place(index - 1), place(index)];
      const alike = runs.get(speedClass) ?? [];
      alike.push(run);
      runs.set(speedClass, alike);
    }
  }
  return runs;
}

/** Returns the most frequent class; null if no speed is known. */
export function commonSpeedClass(classes: Uint8Array): number | null {
  const counts = new Map<number, number>();
  for (const speedClass of classes) counts.set(speedClass, (counts.get(speedClass) ?? 0) + 1);
  counts.delete(NO_SPEED_CLASS);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
