import { describe, expect, it } from "vitest";
import { testFix } from "./fix.fixture.ts";
import { continueMotion, type Motion, NO_MOTION } from "./motion.ts";
import type { PositionFix } from "./position-fix.ts";

/** The degrees of latitude in a metre. */
const LAT_PER_METER = 1 / 111_195;
const START = testFix();

/** Returns a fix at this distance north and east of the start, this many seconds later. */
function fixAt(
  seconds: number,
  northMeters: number,
  eastMeters = 0,
  measured: Partial<PositionFix> = {},
): PositionFix {
  const lngPerMeter = LAT_PER_METER / Math.cos((START.lat * Math.PI) / 180);
  return testFix({
    lat: START.lat + northMeters * LAT_PER_METER,
    lng: START.lng + eastMeters * lngPerMeter,
    timeMs: START.timeMs + seconds * 1000,
    ...measured,
  });
}

function motionOf(fixes: readonly PositionFix[]): Motion {
  return fixes.reduce(continueMotion, NO_MOTION).motion;
}

/** Returns a fix per second, each this many metres farther north. */
function northward(seconds: number, mps: number): readonly PositionFix[] {
  return Array.from({ length: seconds + 1 }, (_, second) => fixAt(second, second * mps));
}

describe("the motion from fixes", () => {
  it("has speed and course from the positions of a walk", () => {
    const { speedMps, courseDegrees } = motionOf(northward(12, 1.4));
    expect(speedMps).toBeCloseTo(1.4, 2);
    expect(Math.min(courseDegrees ?? 90, 360 - (courseDegrees ?? 90))).toBeLessThan(0.1);
  });

  it("turns with a bend within a few steps", () => {
    const bend = [...northward(10, 1.4)];
    for (let second = 1; second <= 5; second += 1) bend.push(fixAt(10 + second, 14, second * 1.4));
    expect(motionOf(bend).courseDegrees).toBeCloseTo(90, 0);
  });

  it("is zero while the fixes only jitter", () => {
    const trembling = Array.from({ length: 15 }, (_, second) => fixAt(second, (second % 2) * 3));
    expect(motionOf(trembling)).toMatchObject({ speedMps: 0, courseDegrees: null });
    const coarse = Array.from({ length: 15 }, (_, second) =>
      fixAt(second, (second % 2) * 15, 0, { accuracyMeters: 40 }),
    );
    expect(motionOf(coarse)).toMatchObject({ speedMps: 0, courseDegrees: null });
  });

  it.each([
    ["one fix", northward(0, 0)],
    ["fixes within two seconds", northward(1, 1.4)],
    ["a jump of the receiver", [...northward(5, 1.4), fixAt(6, 2000)]],
    ["a fix that is not exact", [...northward(5, 1.4), fixAt(6, 8, 0, { accuracyMeters: 80 })]],
    ["a fix after a lost signal", [...northward(5, 1.4), fixAt(60, 80)]],
  ])("is unknown from %s", (_name, fixes) => {
    expect(motionOf(fixes)).toMatchObject({ speedMps: null, courseDegrees: null });
  });

  it("is also computed from rare fixes", () => {
    const cycling = [fixAt(0, 0), fixAt(15, 75), fixAt(30, 150)];
    expect(motionOf(cycling).speedMps).toBeCloseTo(5, 1);
  });
});
