import { describe, expect, it } from "vitest";
import { testFix } from "#domain/position/fix.fixture.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { continueTrip, newTrip, type Trip } from "./trip.ts";

const METERS_PER_DEGREE = 111_195;

/** Returns a fix this many metres north, this many seconds later. */
function fixAt(seconds: number, northMeters: number, given: Partial<PositionFix> = {}) {
  const lat = 52 + northMeters / METERS_PER_DEGREE;
  return testFix({ lat, lng: 5, timeMs: 1_000_000 + seconds * 1000, ...given });
}

const tripOver = (fixes: readonly PositionFix[]): Trip =>
  fixes.reduce(continueTrip, newTrip(1_000_000));

describe("continueTrip", () => {
  it("adds up the distance", () => {
    const walk = Array.from({ length: 61 }, (_, second) => fixAt(second, second * 1.4));
    const { distanceMeters, movingMs } = tripOver(walk).progress.totals;
    expect(distanceMeters).toBeGreaterThan(80);
    expect(distanceMeters).toBeLessThan(84.1);
    expect(movingMs).toBeGreaterThan(55_000);
  });

  it("does not join a jump, nor a stretch without a signal", () => {
    const jump = [fixAt(0, 0), fixAt(1, 5000), fixAt(2, 0)];
    expect(tripOver(jump).progress.totals.distanceMeters).toBe(0);
    const gap = [fixAt(0, 0), fixAt(100, 500)];
    expect(tripOver(gap).progress.totals.distanceMeters).toBe(0);
  });

  it("keeps the highest plausible speed", () => {
    expect(tripOver([fixAt(0, 0)]).maxSpeedMps).toBeNull();
    const speeds = [
      fixAt(0, 0, { speedMps: 1 }),
      fixAt(1, 2, { speedMps: 3 }),
      fixAt(2, 4, { speedMps: 2 }),
      fixAt(3, 6, { speedMps: 30, accuracyMeters: 200 }),
      fixAt(4, 5000, { speedMps: 40 }),
    ];
    expect(tripOver(speeds).maxSpeedMps).toBe(3);
    expect(tripOver([fixAt(0, 0, { speedMps: 0 })]).maxSpeedMps).toBe(0);
  });
});
