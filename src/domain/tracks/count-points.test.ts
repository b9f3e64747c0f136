import fc from "fast-check";
import { expect, it } from "vitest";
import { countPoints } from "./count-points.ts";
import type { TrackPoints } from "./track.ts";
import { countFix, NO_TOTALS, type TrackTotals } from "./track-totals.ts";

const POINT = fc.record({
  northMeters: fc.double({ min: -40, max: 40, noNaN: true }),
  accuracyMeters: fc.constantFrom(Number.NaN, 0, 4, 12, 80),
  timeMs: fc.oneof(fc.constant(Number.NaN), fc.integer({ min: 0, max: 600_000 })),
  startsSegment: fc.boolean(),
});

it("gives the same totals as counting the fixes one by one", () => {
  fc.assert(
    fc.property(fc.array(POINT, { maxLength: 60 }), (given) => {
      const starts = given.flatMap((point, index) => (point.startsSegment ? [index] : []));
      const points: TrackPoints = {
        lngs: new Float64Array(given.length).fill(5.9),
        lats: Float64Array.from(given, ({ northMeters }) => 52 + northMeters / 111_195),
        segmentStarts: Uint32Array.from(starts),
        gapsBefore: starts.map(() => null),
        timesMs: Float64Array.from(given, ({ timeMs }) => timeMs),
        accuraciesMeters: Float32Array.from(given, ({ accuracyMeters }) => accuracyMeters),
        altitudesMeters: null,
        altitudeAccuraciesMeters: null,
        speedsMps: null,
        coursesDegrees: null,
        details: null,
      };
      const known = (value: number) => (Number.isNaN(value) ? null : value);
      const one = given.reduce<TrackTotals>(
        (totals, { accuracyMeters, timeMs, startsSegment }, index) => {
          const fix = { lng: 5.9, lat: points.lats[index] ?? 0 };
          const [accuracy, time] = [known(accuracyMeters), known(timeMs)];
          return countFix(
            totals,
            { ...fix, accuracyMeters: accuracy, timeMs: time },
            startsSegment,
          );
        },
        NO_TOTALS,
      );
      expect(countPoints(points)).toEqual(one);
      expect(one.movingMs).toBeLessThanOrEqual(one.elapsedMs);
    }),
  );
});

it("counts the time from the start of the recording", () => {
  const beginsAtMs = 1_000;
  const fix = (timeMs: number) => ({ lng: 5.9, lat: 52, timeMs, accuracyMeters: 5 });
  const begun = { ...NO_TOTALS, lastTimeMs: beginsAtMs };
  expect(countFix(begun, fix(4_000), true).elapsedMs).toBe(3_000);
  // A fix from just before the tap is the place where the user stood.
  expect(countFix(begun, fix(0), true).elapsedMs).toBe(0);
});
