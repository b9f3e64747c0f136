import { describe, expect, it } from "vitest";
import type { TrackPoints } from "./track.ts";
import { trackProfile } from "./track-profile.ts";
import { climb, trackStatistics } from "./track-statistics.ts";

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

describe("the ascent", () => {
  it("is that of the hills and not of the noise", () => {
    const hill = Float64Array.from({ length: 201 }, (_, index) => 100 - Math.abs(100 - index));
    const noisy = hill.map((altitude, index) => altitude + (index % 2 ? 2 : -2));
    expect(climb(noisy).upMeters).toBeGreaterThan(94);
    expect(climb(noisy).upMeters).toBeLessThan(106);
    expect(climb(Float64Array.from({ length: 999 }, (_, index) => (index % 2 ? 2 : -2)))).toEqual({
      upMeters: 0,
      downMeters: 0,
    });
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
