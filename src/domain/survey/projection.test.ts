import fc from "fast-check";
import geographicLib from "geographiclib-geodesic";
import { expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { projectPoint } from "./projection.ts";

it("projects within a centimetre of GeographicLib over 50 km", () => {
  const place = fc.record({
    lat: fc.double({ min: 50, max: 54, noNaN: true }),
    lng: fc.double({ min: 3, max: 7.5, noNaN: true }),
  });
  const bearings = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(place, bearings, (from, bearingDegrees) => {
      const step = { bearingDegrees, distanceMeters: 50_000 };
      const to = projectPoint(from, step, { north: "true", decimalYear: 2026 });
      const { lat2, lon2 } = geographicLib.Geodesic.WGS84.Direct(
        from.lat,
        from.lng,
        bearingDegrees,
        50_000,
      );
      expect(distanceMeters(to, { lat: lat2 ?? 0, lng: lon2 ?? 0 })).toBeLessThan(0.01);
    }),
  );
});

it("measures bearings from RD grid north, which is west of true north in the west", () => {
  const from = { lat: 52, lng: 4.4 };
  const step = { bearingDegrees: 0, distanceMeters: 10_000 };
  const to = projectPoint(from, step, { north: "grid", decimalYear: 2026 });
  // East of Amersfoort grid north leans east, but here the point is west of the meridian.
  expect(to.lng).toBeLessThan(from.lng);
});
