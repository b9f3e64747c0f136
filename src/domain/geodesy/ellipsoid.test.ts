import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { turnDegrees } from "#domain/units/degrees.ts";
import { truthsOf } from "../../../tools/truth/truths.ts";
import { distanceMeters } from "./distance.ts";
import { direct, inverse } from "./geodesic.ts";

/** Nearly antipodes: the example in GeographicLib's own manual, 19959.679 km. */
const WELLINGTON = { lat: -41.32, lng: 174.81 };
const SALAMANCA = { lat: 40.96, lng: -5.5 };

describe("inverse", () => {
  it("returns the distance in the manual", () => {
    expect(inverse(WELLINGTON, SALAMANCA).distanceMeters).toBeCloseTo(19_959_679.267, 2);
  });

  it("returns 0 for two equal places", () => {
    expect(inverse(SALAMANCA, SALAMANCA).distanceMeters).toBe(0);
  });

  it.each(truthsOf<InverseRecord>("geodesic-inverse"))(
    "is within 1 mm + 1e-9 d, and 1e-6° above 1 km, of %s",
    (_where, records) => {
      const missed = records.filter((record) => {
        const line = inverse(
          { lat: record.lat1, lng: record.lon1 },
          { lat: record.lat2, lng: record.lon2 },
        );
        const isNear = Math.abs(line.distanceMeters - record.s12_m) <= 0.001 + 1e-9 * record.s12_m;
        const turns = [
          turnDegrees(line.initialBearing, record.azi1),
          turnDegrees(line.finalBearing, record.azi2),
        ];
        return !isNear || (record.s12_m > 1000 && Math.max(...turns) > 1e-6);
      });
      expect(missed).toEqual([]);
    },
  );
});

describe("direct", () => {
  it("leads to the place from which inverse started", () => {
    const places = fc.record({
      lat: fc.double({ min: -89, max: 89, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(places, places, (from, to) => {
        const line = inverse(from, to);
        const end = direct(from, line.initialBearing, line.distanceMeters);
        expect(distanceMeters(end.place, to)).toBeLessThan(0.001);
      }),
    );
  });

  it.each(truthsOf<DirectRecord>("geodesic-direct"))(
    "ends within a millimetre of %s",
    (_where, records) => {
      const missed = records.filter((record) => {
        const end = direct({ lat: record.lat1, lng: record.lon1 }, record.azi1, record.s12_m);
        const meters = distanceMeters(end.place, { lat: record.lat2, lng: record.lon2 });
        return meters > 0.001 + 1e-9 * record.s12_m;
      });
      expect(missed).toEqual([]);
    },
  );
});

interface InverseRecord {
  readonly lat1: number;
  readonly lon1: number;
  readonly lat2: number;
  readonly lon2: number;
  readonly azi1: number;
  readonly azi2: number;
  readonly s12_m: number;
}

type DirectRecord = Omit<InverseRecord, "azi2">;
