import fc from "fast-check";
import { expect, it } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { contentOfTrack } from "#domain/exchange/export-content.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { exportPieces } from "#domain/exchange/write/format-writers.ts";
import { NO_FIX_TIMES, steadyFixTime } from "#domain/position/fix-times.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import { profileAxis } from "#domain/tracks/profile-axis.ts";
import type { Track, TrackPoints } from "#domain/tracks/track.ts";
import { trackProfile } from "#domain/tracks/track-profile.ts";
import { trackStatistics } from "#domain/tracks/track-statistics.ts";
import { pointsOfFixes } from "./fix-columns.ts";
import { fixAt, walk } from "./invent-fixes.fixture.ts";
import { NO_PROGRESS, type RecordedFix, takeFix } from "./take-fix.ts";

/** The highest speed of the walker, metres per second. */
const TOP_MPS = 2;
/** Allows for great circles on a sphere, and degrees as doubles. */
const ROUNDING = 1.001;

const STEP = fc.record({
  seconds: fc.integer({ min: 1, max: 20 }),
  mps: fc.double({ min: 0, max: TOP_MPS, noNaN: true }),
  /**
   * The change of the clock before the step, in seconds: back by more than a step takes, or forward by more
   * than a lost signal.
   */
  clockSeconds: fc.oneof(
    { weight: 12, arbitrary: fc.constant(0) },
    // Back so little that the walk passes the earlier time again.
    { weight: 1, arbitrary: fc.integer({ min: -100, max: -21 }) },
    { weight: 1, arbitrary: fc.integer({ min: -200_000, max: -101 }) },
    { weight: 1, arbitrary: fc.integer({ min: 31, max: 200_000 }) },
  ),
});

/**
 * The fixes of a walk while the clock of device and receiver is set now and then, the steady time at which each
 * arrived, and the true duration.
 */
const WALK = fc.array(STEP, { minLength: 1, maxLength: 120, size: "max" }).map((steps) => {
  let [seconds, clockSeconds, meters] = [0, 0, 0];
  const fixes = [fixAt(0, 0)];
  const arrivedMs = [fixAt(0, 0).timeMs];
  for (const step of steps) {
    seconds += step.seconds;
    clockSeconds += step.clockSeconds;
    meters += step.seconds * step.mps;
    fixes.push(fixAt(seconds + clockSeconds, meters));
    arrivedMs.push(fixAt(seconds, 0).timeMs);
  }
  return { fixes, arrivedMs, realMs: seconds * 1000 };
});

/** Records fixes that arrive as soon as they are measured. */
function recorded(fixes: readonly PositionFix[], arrivedMs: readonly number[]): TrackPoints {
  const kept: RecordedFix[] = [];
  let [progress, times] = [NO_PROGRESS, NO_FIX_TIMES];
  for (const [index, fix] of fixes.entries()) {
    const reading = { nowMs: fix.timeMs, steadyMs: arrivedMs[index] ?? 0 };
    const dated = steadyFixTime(times, fix.timeMs, reading);
    times = dated.times;
    const taken = takeFix(progress, { ...fix, timeMs: dated.timeMs ?? 0 });
    if (!taken) continue;
    kept.push(taken.recorded);
    progress = taken.progress;
  }
  return pointsOfFixes(kept);
}

/** Returns a track of an older version of the app, or of a file, where clock changes are not marked. */
function unmarked(fixes: readonly PositionFix[]): TrackPoints {
  return pointsOfFixes(
    fixes.map((fix, index) => ({ ...fix, startsSegment: index === 0, gapBefore: null })),
  );
}

it.each([
  ["a recording", recorded],
  ["a track without marked gaps", unmarked],
] as const)("%s has no impossible speed, however the clock is set", (_, pointsOf) => {
  fc.assert(
    fc.property(WALK, ({ fixes, arrivedMs, realMs }) => {
      const points = pointsOf(fixes, arrivedMs);
      const profile = trackProfile(points);
      const { durationMs, movingMs, averageMps, fastestMps } = trackStatistics(points, profile);
      if (durationMs === null) {
        // Times that mostly run back tell nothing.
        expect([movingMs, averageMps, pointsOf]).toEqual([null, null, unmarked]);
        return;
      }
      expect(durationMs).toBeGreaterThanOrEqual(0);
      expect(movingMs).toBeGreaterThanOrEqual(0);
      expect(movingMs).toBeLessThanOrEqual(durationMs);
      expect(averageMps ?? 0).toBeLessThanOrEqual(TOP_MPS * ROUNDING);
      expect(fastestMps ?? 0).toBeLessThanOrEqual(TOP_MPS * ROUNDING);
      expect(Math.min(averageMps ?? 0, fastestMps ?? 0)).toBeGreaterThanOrEqual(0);
      const axis = profileAxis(profile, true);
      expect(axis.at(-1)).toBe(durationMs);
      expect(axis.every((place, index) => index === 0 || place >= (axis[index - 1] ?? 0))).toBe(
        true,
      );
      if (pointsOf !== recorded) return;
      // No fix is lost, no gap is made, and no hour is added.
      expect(points.lngs).toHaveLength(fixes.length);
      expect(points.gapsBefore).toEqual([null]);
      expect(durationMs).toBe(realMs);
    }),
  );
});

it("does not count distance without time in the average", () => {
  const points = unmarked([fixAt(0, 0), fixAt(10, 15), fixAt(-3600, 915), fixAt(-3590, 930)]);
  const statistics = trackStatistics(points, trackProfile(points));
  expect(statistics).toMatchObject({ durationMs: 20_000, movingMs: 20_000 });
  expect(statistics.averageMps).toBeCloseTo(1.5, 2);
  expect(statistics.fastestMps).toBeCloseTo(1.5, 2);
});

it.each(["gpx", "kml", "geojson"] as const)(
  "survives export as %s with its gap and figures",
  (format) => {
    // A recording of an older version of the app, which stored the times of the device.
    const before = walk(60, 1.4);
    const after = walk(60, 1.4).map((fix) => ({ ...fix, timeMs: fix.timeMs - 3_600_000 }));
    const points: TrackPoints = {
      ...unmarked([...before, ...after]),
      segmentStarts: Uint32Array.of(0, before.length),
      gapsBefore: [null, "clock-set-back"],
    };
    const facts = { id: "walk", addedAtMs: 0, name: "Heide", isVisible: true } as const;
    const shape = { ...pathFacts(points), points, kind: "track", origin: "recorded" } as const;
    const track: Track = { ...facts, ...shape };
    const text = [
      ...exportPieces(
        format,
        contentOfTrack(track, () => ""),
        0,
      ),
    ].join("");
    const result = readFile(new TextEncoder().encode(text));
    const [read] = result.ok ? result.file.tracks : [];
    if (!read) throw new Error("no track came back");
    const line = { kind: "track", track: read } as const;
    const back = importedTrack(line, { ...facts, contentHash: "" }).points;
    expect(back.segmentStarts).toEqual(points.segmentStarts);
    const figures = (of: TrackPoints) => {
      const { durationMs, fastestMps } = trackStatistics(of, trackProfile(of));
      return { durationMs, fastestMps };
    };
    expect(figures(back)).toEqual(figures(points));
    expect(figures(back).durationMs).toBe(120_000);
  },
);

it("treats impossible speeds as not measured", () => {
  const points = unmarked([0, 1, 2, 3].map((second) => fixAt(second, second)));
  const speedsMps = Float32Array.of(-1, Number.POSITIVE_INFINITY, 1.5, Number.NaN);
  const profile = trackProfile({ ...points, speedsMps });
  expect([...(profile.speedsMps ?? [])]).toEqual([Number.NaN, Number.NaN, 1.5, Number.NaN]);
  expect(trackStatistics({ ...points, speedsMps }, profile).fastestMps).toBe(1.5);
});
