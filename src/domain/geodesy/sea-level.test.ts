import { describe, expect, it } from "vitest";
import { altitudeAboveNap, NAP_ABOVE_ELLIPSOID_METERS, NAP_ERROR_METERS } from "./sea-level.ts";

describe("altitudeAboveNap", () => {
  // The ellipsoidal heights by RDNAPTRANS2018 for 0 m NAP at its reference point, and at the ends of its
  // grid.
  it.each([
    ["Amersfoort", 43.26],
    ["the least of NLGEO2018", 39.1],
    ["the most of NLGEO2018", 48.4],
  ])("is within its error at %s", (_where, ellipsoidalMeters) => {
    const found = altitudeAboveNap(ellipsoidalMeters, { lat: 52.155, lng: 5.387 });
    expect(Math.abs(found?.meters ?? 99)).toBeLessThanOrEqual(found?.errorMeters ?? 0);
  });

  it("subtracts the Dutch number from the measured altitude", () => {
    const found = altitudeAboveNap(100, { lat: 50.8, lng: 5.9 });
    expect(found).toEqual({
      meters: 100 - NAP_ABOVE_ELLIPSOID_METERS,
      errorMeters: NAP_ERROR_METERS,
    });
  });

  it.each([
    ["Paris", 48.9, 2.3],
    ["nowhere", 0, 0],
    ["the pole", 90, 5],
    ["Berlin", 52.5, 13.4],
  ])("is null in %s", (_where, lat, lng) => {
    expect(altitudeAboveNap(100, { lat, lng })).toBeNull();
  });
});
