import { describe, expect, it } from "vitest";
import { exchangedTrack, importedTrack } from "#domain/exchange/exchange-track.ts";
import { knownValues } from "./known-values.ts";
import type { TrackPoints } from "./track.ts";
import { trackProfile } from "./track-profile.ts";
import { trackStatistics } from "./track-statistics.ts";

const START = Date.parse("2026-05-01T08:00:00Z");
const MINUTE = 60_000;

/** A line of points 100 m apart. */
function track(columns: { heights?: readonly number[]; times?: readonly number[] }): TrackPoints {
  const { heights, times } = columns;
  const count = (heights ?? times ?? []).length;
  return {
    lngs: new Float64Array(count).fill(5.2),
    lats: Float64Array.from({ length: count }, (_, at) => 52.1 + at * 0.0009),
    segmentStarts: Uint32Array.of(0),
    gapsBefore: [null],
    altitudesMeters: heights ? Float64Array.from(heights) : null,
    timesMs: times ? Float64Array.from(times) : null,
    altitudeAccuraciesMeters: null,
    accuraciesMeters: null,
    speedsMps: null,
    coursesDegrees: null,
    details: null,
  };
}

const statisticsOf = (points: TrackPoints) => trackStatistics(points, trackProfile(points));
const everyMinute = (count: number) =>
  Array.from({ length: count }, (_, at) => START + at * MINUTE);

describe("heights", () => {
  it.each([
    ["of -32768 and -9999", [5, 5, -32_768, -32_768, 5, 5, -9999, 5]],
    ["of a single 0 in the middle of 300", [300, 300, 0, 300, 301, 300]],
    ["of 0 at the begin", [0, 300, 300, 301]],
  ])("%s are unknown: in the sums, on the chart and in an export", (_what, heights) => {
    const points = track({ heights });
    expect(statisticsOf(points)).toMatchObject({ climbMeters: 0, descentMeters: 0 });
    expect(Math.min(...(trackProfile(points).altitudesMeters ?? []).filter(Number.isFinite))).toBe(
      heights.includes(300) ? 300 : 5,
    );
    const facts = { id: "a", contentHash: "", addedAtMs: 0 };
    const line = importedTrack({ kind: "track", track: { name: "", ...points } as never }, facts);
    const exported = exchangedTrack(line);
    const written = exported.kind === "track" ? exported.track.altitudesMeters : null;
    expect([...(written ?? [])].filter((one) => one < -100 || one === 0)).toEqual([]);
  });

  it.each([
    ["around sea level", [2, 1, 0, -1, -3, 0, 2]],
    ["of a dike", [5, 0, 5, 0, 0]],
    ["of a deep mine", [-300, -301, -300]],
    ["that are all 0", [0, 0, 0]],
  ])("%s are known", (_what, heights) => {
    const points = track({ heights });
    expect(knownValues(points)).toBe(points);
  });

  it("are unknown as a whole if each is", () => {
    expect(statisticsOf(track({ heights: [-9999, -9999] })).climbMeters).toBeNull();
  });
});

describe("times", () => {
  it("of a year far from its neighbours are unknown", () => {
    const times = everyMinute(11);
    times[2] = Date.parse("0000-05-01T08:02:00Z");
    times[5] = Date.parse("2036-05-01T08:05:00Z");
    const { durationMs, movingMs, averageMps } = statisticsOf(track({ times }));
    expect(durationMs).toBe(10 * MINUTE);
    expect(movingMs).toBeLessThanOrEqual(10 * MINUTE);
    expect((averageMps ?? 0) * 3.6).toBeCloseTo(6, 0);
  });

  it.each([
    ["first", 0],
    ["last", 10],
  ])("of another year at the %s point are unknown", (_what, at) => {
    const times = everyMinute(11);
    times[at] = Date.parse("1980-01-06T00:00:00Z");
    expect(statisticsOf(track({ times })).durationMs).toBe(9 * MINUTE);
  });

  it.each([
    ["ahead", -1],
    ["back", 1],
  ])("say nothing about the whole if the clock was set %s by 1024 weeks", (_what, sign) => {
    const weeksMs = sign * 1024 * 7 * 86_400_000;
    const times = everyMinute(11).map((one, at) => (at < 5 ? one + weeksMs : one));
    const points = track({ times });
    expect(statisticsOf(points)).toMatchObject({
      durationMs: null,
      movingMs: null,
      averageMps: null,
    });
    expect(trackProfile(points).elapsedMs).toBeNull();
    // Each speed is that of points on one side of the step.
    expect((statisticsOf(points).fastestMps ?? 0) * 3.6).toBeCloseTo(6, 0);
  });

  it.each([
    ["all the same", new Array(11).fill(START) as number[]],
    ["running backwards", everyMinute(11).reverse()],
  ])("%s say nothing", (_what, times) => {
    const points = track({ times });
    expect(statisticsOf(points)).toMatchObject({
      durationMs: null,
      movingMs: null,
      averageMps: null,
    });
    expect(trackProfile(points).elapsedMs).toBeNull();
  });

  it("of a pause, a night and a month are known", () => {
    for (const pauseMs of [MINUTE, 12 * 60 * MINUTE, 29 * 86_400_000]) {
      const times = everyMinute(11).map((one, at) => (at < 5 ? one : one + pauseMs));
      const points = track({ times });
      expect(knownValues(points)).toBe(points);
      expect(statisticsOf(points).durationMs).toBe(10 * MINUTE + pauseMs);
    }
  });
});
