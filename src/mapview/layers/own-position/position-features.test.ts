import { describe, expect, it } from "vitest";
import { testFix } from "#domain/position/fix.builder-test.ts";
import { isSameSpot, positionFeatures } from "./position-features.ts";

describe("positionFeatures", () => {
  it("draws nothing before the first fix", () => {
    expect(positionFeatures(null, false).features).toEqual([]);
  });

  it("gives the radius of the accuracy circle in true metres", () => {
    const fix = testFix({ lat: 60, accuracyMeters: 100 });
    const radius = positionFeatures(fix, false).features[0]?.properties?.["radiusAtZoom0"];
    // At 60° a pixel of zoom 14 is half of 40 075 016.686 m / (512 · 2^14).
    expect(radius * 2 ** 14).toBeCloseTo(100 / (4.777314 / 2), 3);
  });

  it("says that the fix is old", () => {
    const feature = positionFeatures(testFix(), true).features[0];
    expect(feature?.properties).toMatchObject({ isStale: true });
  });
});

describe("isSameSpot", () => {
  it("looks at the place and the circle, not at the time", () => {
    const fix = testFix();
    expect(isSameSpot(fix, { ...fix, timeMs: 2 })).toBe(true);
    expect(isSameSpot(fix, { ...fix, accuracyMeters: 9 })).toBe(false);
    expect(isSameSpot(fix, null)).toBe(false);
  });
});
