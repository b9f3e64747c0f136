import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bearingDegrees } from "./bearing.ts";
import { distanceMeters } from "./distance.ts";

/**
 * From Flinders Peak to Buninyong: the worked example in the technical manual of the Geocentric Datum of
 * Australia, on the GRS 80 ellipsoid.
 */
const GEODESICS = [
  {
    from: { lat: -37.951033417, lng: 144.424867889 },
    to: { lat: -37.652821139, lng: 143.926495528 },
    meters: 54_972.271,
    azimuth: 306.868158333,
  },
];

const places = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distanceMeters", () => {
  it.each(GEODESICS)("is within 0.3 % of the ellipsoid", (geodesic) => {
    const ratio = distanceMeters(geodesic.from, geodesic.to) / geodesic.meters;
    expect(Math.abs(ratio - 1)).toBeLessThan(0.003);
  });

  it("distinguishes places a metre apart", () => {
    const from = { lat: 52, lng: 5 };
    expect(distanceMeters(from, { lat: 52 + 1 / 111_195, lng: 5 })).toBeCloseTo(1, 4);
    expect(distanceMeters(from, from)).toBe(0);
  });

  it("is symmetric, and at most half the circumference of the earth", () => {
    fc.assert(
      fc.property(places, places, (from, to) => {
        const meters = distanceMeters(from, to);
        expect(meters).toBeCloseTo(distanceMeters(to, from), 3);
        expect(meters).toBeLessThanOrEqual(Math.PI * 6_371_008.8);
      }),
    );
  });

  it("crosses the date line the short way", () => {
    expect(distanceMeters({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeLessThan(112_000);
  });
});

describe("bearingDegrees", () => {
  it.each(GEODESICS)("is within 0.2° of the ellipsoid", (geodesic) => {
    const bearing = bearingDegrees(geodesic.from, geodesic.to);
    expect(Math.abs(bearing - geodesic.azimuth)).toBeLessThan(0.2);
  });

  it.each([
    ["north", 53, 5, 0],
    ["east", 52, 5.0001, 90],
    ["south", 51, 5, 180],
    ["west", 52, 4.9999, 270],
  ])("is clockwise from north: %s", (_name, lat, lng, degrees) => {
    expect(bearingDegrees({ lat: 52, lng: 5 }, { lat, lng })).toBeCloseTo(degrees, 3);
  });

  it("is always from 0 up to 360", () => {
    fc.assert(
      fc.property(places, places, (from, to) => {
        const bearing = bearingDegrees(from, to);
        expect(bearing).toBeGreaterThanOrEqual(0);
        expect(bearing).toBeLessThan(360);
      }),
    );
  });
});
