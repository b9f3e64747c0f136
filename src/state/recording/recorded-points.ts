import { pointsOfFixes } from "#domain/recording/fix-columns.ts";
import type { RecordedFix } from "#domain/recording/take-fix.ts";
import { joinPoints } from "#domain/tracks/join-points.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import type { PathFacts, TrackPoints } from "#domain/tracks/track.ts";
import type { NumberedFix } from "#storage/recordings/recording-storage.ts";

/**
 * The points of a recording in memory: typed arrays for points in blocks, fixes for the rest. A day with one fix per
 * second takes 4 MB.
 */
export interface RecordedPoints {
  readonly fixCount: number;
  /** The fixes that are not in a block yet. */
  readonly tail: readonly RecordedFix[];
  add(fix: RecordedFix): void;
  /** Marks the first `count` fixes of the tail as stored in a block. */
  settle(count: number): void;
  /** Returns all points; copies every point. */
  all(): TrackPoints;
  /** Returns the points from a number on; null if a block before the last has some of them: then use `all`. */
  since(fixNumber: number): TrackPoints | null;
  /** Returns the tail with the numbers of its fixes. */
  numberedTail(): readonly NumberedFix[];
  /** Returns the points in blocks. */
  settled(): TrackPoints;
  /** Returns the facts including the tail; `lengthMeters` is the filtered distance. */
  facts(lengthMeters: number): PathFacts;
}

/**
 * Creates the points.
 * @param settled the points in blocks of a resumed recording; null for a new one
 * @param fixes the fixes that follow them
 */
export function recordedPoints(
  settled: TrackPoints | null,
  fixes: readonly RecordedFix[],
): RecordedPoints {
  const blocks = settled ? [settled] : [];
  let settledCount = settled?.lngs.length ?? 0;
  let tail = [...fixes];
  let lastBlock: readonly RecordedFix[] = [];
  const bounds = createBounds(settled);
  for (const fix of tail) bounds.add(fix);
  return {
    get fixCount() {
      return settledCount + tail.length;
    },
    get tail() {
      return tail;
    },
    add(fix) {
      tail.push(fix);
      bounds.add(fix);
    },
    settle(count) {
      if (count === 0) return;
      lastBlock = tail.slice(0, count);
      blocks.push(pointsOfFixes(lastBlock));
      settledCount += count;
      tail = tail.slice(count);
    },
    all: () => joinPoints([...blocks, pointsOfFixes(tail)]),
    since(fixNumber) {
      const from = fixNumber - settledCount + lastBlock.length;
      return from < 0 ? null : pointsOfFixes([...lastBlock, ...tail].slice(from));
    },
    numberedTail: () => tail.map((fix, index) => ({ fixNumber: settledCount + index, fix })),
    settled: () => joinPoints(blocks),
    facts: (lengthMeters) => ({
      pointCount: settledCount + tail.length,
      lengthMeters,
      ...bounds.facts(),
    }),
  };
}

/** Tracks the box, the segments and the times of points that arrive one by one. */
function createBounds(settled: TrackPoints | null) {
  const before = settled && settled.lngs.length > 0 ? pathFacts(settled) : null;
  let segmentCount = before?.segmentCount ?? 0;
  let [west, south, east, north] = before?.bounds ?? [Infinity, Infinity, -Infinity, -Infinity];
  let startedAtMs = before?.startedAtMs;
  let endedAtMs = before?.endedAtMs;
  return {
    add({ lng, lat, timeMs, startsSegment }: RecordedFix) {
      if (startsSegment) segmentCount += 1;
      [west, south] = [Math.min(west, lng), Math.min(south, lat)];
      [east, north] = [Math.max(east, lng), Math.max(north, lat)];
      startedAtMs ??= timeMs;
      endedAtMs = timeMs;
    },
    facts: (): Omit<PathFacts, "pointCount" | "lengthMeters"> => ({
      segmentCount,
      bounds: west <= east ? [west, south, east, north] : [0, 0, 0, 0],
      ...(startedAtMs !== undefined && { startedAtMs }),
      ...(endedAtMs !== undefined && { endedAtMs }),
    }),
  };
}
