import { pointsOfFixes } from "#domain/recording/fix-columns.ts";
import type { RecordedFix } from "#domain/recording/take-fix.ts";
import { joinPoints } from "#domain/tracks/join-points.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import type { PathFacts, TrackPoints } from "#domain/tracks/track.ts";
import type { NumberedFix } from "#storage/recordings/recording-storage.ts";

/**
 * The points of a recording in memory: typed columns for what is in a block, fixes for what is not. A day
 * of a fix a second takes 4 MB.
 */
export interface RecordedPoints {
  readonly fixCount: number;
  /** The fixes that are in no block yet. */
  readonly tail: readonly RecordedFix[];
  add(fix: RecordedFix): void;
  /** So many of the tail are in a block now. */
  settle(count: number): void;
  /** All of them; goes over every point. */
  all(): TrackPoints;
  /** Those from a number on; null when a block before the last has some of them: then read all. */
  since(fixNumber: number): TrackPoints | null;
  /** The tail with the numbers that its fixes have. */
  numberedTail(): readonly NumberedFix[];
  /** What is in blocks. */
  settled(): TrackPoints;
  /** The facts with the tail; `lengthMeters` is what the filter counted. */
  facts(lengthMeters: number): PathFacts;
}

/**
 * @param settled what is in blocks already, of a recording that goes on; null for a new one
 * @param fixes those behind them
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

/** The box, the segments and the times of points that come one by one. */
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
