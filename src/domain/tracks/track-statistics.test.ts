import { describe, expect, it } from "vitest";
import type { TrackPoints } from "./track.ts";
import { trackProfile } from "./track-profile.ts";
import { trackStatistics } from "./track-statistics.ts";

const METERS_PER_DEGREE = 111_194.93;

/** Returns a walk north, 1.5 m per second with a fix each, with a pause of ten minutes after a minute. */
function walk(more: Partial<TrackPoints> = {}): TrackPoints {
  const seconds = Array.from({ length: 121 }, (_, index) => index);
  return {
    lngs: Float64Array.from(seconds, () => 5),
    lats: Float64Array.from(seconds, (second) => 52 + (second * 1.5) / METERS_PER_DEGREE),
    segmentStarts: Uint32Array.of(0, 60),
    gapsBefore: [null, "paused"],
    timesMs: Float64Array.from(seconds, (second) => (second + (second >= 60 ? 600 : 0)) * 1000),
    altitudesMeters: null,
    altitudeAccuraciesMeters: null,
    accuraciesMeters: null,
    speedsMps: null,
    coursesDegrees: null,
    details: null,
    ...more,
  };
}

const statisticsOf = (points: TrackPoints) => trackStatistics(points, trackProfile(points));

describe("the statistics", () => {
  it("count a gap as neither distance nor motion", () => {
    const { distanceMeters, durationMs, movingMs, averageMps } = statisticsOf(walk());
    expect(distanceMeters).toBeCloseTo(119 * 1.5, 1);
    expect(durationMs).toBe(720_000);
    expect(movingMs).toBeGreaterThan(115_000);
    expect(movingMs).toBeLessThanOrEqual(119_000);
    expect(averageMps).toBeCloseTo(1.5, 1);
  });

  it("use the measured speed, or else that over ten seconds", () => {
    expect(statisticsOf(walk()).fastestMps).toBeCloseTo(1.5, 2);
    const measured = walk({ speedsMps: new Float32Array(121).fill(1).with(7, 4) });
    expect(statisticsOf(measured).fastestMps).toBe(4);
  });

  it("are null for values that no point has", () => {
    expect(statisticsOf(walk({ timesMs: null }))).toMatchObject({
      durationMs: null,
      movingMs: null,
      averageMps: null,
      fastestMps: null,
      climbMeters: null,
      highestMeters: null,
    });
  });

  it("distinguish an altitude of 0 from an unknown one", () => {
    const flat = walk({ altitudesMeters: new Float64Array(121) });
    expect(statisticsOf(flat)).toMatchObject({ climbMeters: 0, lowestMeters: 0, highestMeters: 0 });
  });
});

describe("the times", () => {
  it("between two points with a time are those of a steady speed", () => {
    const timesMs = new Float64Array(121).fill(Number.NaN);
    [timesMs[0], timesMs[1], timesMs[59], timesMs[60], timesMs[120]] = [0, 1e3, 59e3, 660e3, 720e3];
    const { durationMs, movingMs, averageMps, fastestMps } = statisticsOf(walk({ timesMs }));
    expect(durationMs).toBe(720_000);
    expect(movingMs).toBeCloseTo(118_000, 0);
    expect(averageMps).toBeCloseTo(1.5, 1);
    expect(fastestMps).toBeGreaterThanOrEqual(averageMps ?? Number.NaN);
  });

  it("do not tell how long a line took of which they cover a part", () => {
    const timesMs = new Float64Array(121).fill(Number.NaN);
    [timesMs[0], timesMs[59]] = [0, 59e3];
    expect(statisticsOf(walk({ timesMs }))).toMatchObject({
      durationMs: 59_000,
      movingMs: null,
      averageMps: null,
    });
  });

  it("never make the average faster than the fastest speed", () => {
    // Ten metres in five minutes: most of that is standing still.
    const timesMs = Float64Array.from({ length: 121 }, (_, index) => index * 100_000);
    const { averageMps, fastestMps } = statisticsOf(walk({ timesMs }));
    expect(fastestMps).toBeGreaterThanOrEqual(averageMps ?? Number.NaN);
  });
});

describe("the profile", () => {
  it("follows the line, and has no speed in the first ten seconds of a segment", () => {
    const { distancesMeters, speedsMps } = trackProfile(walk());
    expect(distancesMeters[59]).toBeCloseTo(88.5, 1);
    expect(distancesMeters[60]).toBe(distancesMeters[59]);
    expect(speedsMps?.[9]).toBeNaN();
    expect(speedsMps?.[10]).toBeCloseTo(1.5, 2);
    expect(speedsMps?.[60]).toBeNaN();
  });
});
