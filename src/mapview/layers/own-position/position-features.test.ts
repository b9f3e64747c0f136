import { describe, expect, it } from "vitest";
import { testFix } from "#domain/position/fix.fixture.ts";
import { isSameSpot, looksSame, positionFeatures, type Spot } from "./position-features.ts";

const SPOT = { lat: 52.1, lng: 5.4, accuracyMeters: 40, isStale: false };

describe("positionFeatures", () => {
  it("draws nothing before the first fix", () => {
    expect(positionFeatures(null).features).toEqual([]);
  });

  it("draws the accuracy circle with its radius in true metres", () => {
    const spot = { ...SPOT, lat: 60, accuracyMeters: 100 };
    const radius = positionFeatures(spot).features[0]?.properties?.["radiusAtZoom0"];
    // At 60° a pixel at zoom 14 is half of 40 075 016.686 m / (512 · 2^14).
    expect(radius * 2 ** 14).toBeCloseTo(100 / (4.777314 / 2), 3);
  });

  it("marks an old fix", () => {
    const feature = positionFeatures({ ...SPOT, isStale: true }).features[0];
    expect(feature?.properties).toMatchObject({ isStale: true });
  });
});

describe("looksSame", () => {
  /** Compares a spot this many metres to the north, at a zoom with this many metres per pixel. */
  const looks = (northMeters: number, metersPerPixel: number, more: Partial<Spot> = {}) => {
    const wanted = { ...SPOT, lat: SPOT.lat + northMeters / 111_195, ...more };
    const project = ({ lat }: { lat: number }) => ({ x: 0, y: (lat * 111_195) / metersPerPixel });
    const zoom = Math.log2(
      (40_075_016.686 * Math.cos((52.1 * Math.PI) / 180)) / 512 / metersPerPixel,
    );
    return looksSame(SPOT, wanted, project, zoom);
  };

  it("follows a visible circle to the pixel", () => {
    expect(looks(0.9, 1)).toBe(true);
    expect(looks(1.1, 1)).toBe(false);
    expect(looks(0, 1, { accuracyMeters: 42 })).toBe(false);
    // From afar a step is less than a pixel; close by it is not.
    expect(looks(3, 3.2)).toBe(true);
    expect(looks(0.3, 0.2)).toBe(false);
  });

  it("ignores a circle under the dot until it becomes larger than the dot", () => {
    expect(looks(12, 4, { accuracyMeters: 20 })).toBe(true);
    expect(looks(20, 4, { accuracyMeters: 20 })).toBe(false);
    expect(looks(0, 4, { accuracyMeters: 60 })).toBe(false);
  });

  it("notices a fix that became stale, appeared or disappeared", () => {
    expect(looks(0, 1, { isStale: true })).toBe(false);
    const project = () => ({ x: 0, y: 0 });
    expect(looksSame(null, SPOT, project, 14)).toBe(false);
    expect(looksSame(SPOT, null, project, 14)).toBe(false);
    expect(looksSame(null, null, project, 14)).toBe(true);
  });
});

describe("isSameSpot", () => {
  it("compares the place and the circle, not the time", () => {
    const fix = testFix();
    expect(isSameSpot(fix, { ...fix, timeMs: 2 })).toBe(true);
    expect(isSameSpot(fix, { ...fix, accuracyMeters: 9 })).toBe(false);
    expect(isSameSpot(fix, null)).toBe(false);
  });
});
