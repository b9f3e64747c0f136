import fc from "fast-check";
import geographicLib from "geographiclib-geodesic";
import { describe, expect, it } from "vitest";
import { signedTurnDegrees } from "#domain/units/degrees.ts";
import { courseLine } from "./course-line.ts";
import { crossTrack } from "./cross-track.ts";
import { courseToMark } from "./made-good.ts";

const WGS84 = geographicLib.Geodesic.WGS84;

/** Places between 70 south and 70 north, including the date line. */
const place = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const bearing = fc.double({ min: 0, max: 359.999, noNaN: true });
const speedMps = fc.double({ min: 0.5, max: 25, noNaN: true });

type Place = { readonly lat: number; readonly lng: number };

const distance = (a: Place, b: Place) => WGS84.Inverse(a.lat, a.lng, b.lat, b.lng).s12 as number;

function moved(from: Place, degrees: number, meters: number): Place {
  const { lat2 = 0, lon2 = 0 } = WGS84.Direct(from.lat, from.lng, degrees, meters);
  return { lat: lat2, lng: lon2 };
}

/** Finds the least distance from a place to a geodesic by narrowing the search. */
function leastDistance(from: Place, degrees: number, to: Place, around: number) {
  let [low, high] = [around - 5_000, around + 5_000];
  for (let step = 0; step < 100; step += 1) {
    const third = (high - low) / 3;
    const [a, b] = [low + third, high - third];
    if (distance(moved(from, degrees, a), to) < distance(moved(from, degrees, b), to)) high = b;
    else low = a;
  }
  const along = (low + high) / 2;
  return { along, off: distance(moved(from, degrees, along), to) };
}

describe("crossTrack", () => {
  it("is the least distance to the leg, with the sign of the right side", () => {
    const offset = fc.double({ min: -100_000, max: 100_000, noNaN: true });
    fc.assert(
      fc.property(
        place,
        bearing,
        fc.double({ min: 100, max: 1_000_000, noNaN: true }),
        fc.double({ min: -0.5, max: 1.5, noNaN: true }),
        offset,
        (from, degrees, legMeters, part, off) => {
          const to = moved(from, degrees, legMeters);
          const abeam = WGS84.Direct(from.lat, from.lng, degrees, part * legMeters);
          const there = moved(
            { lat: abeam.lat2 ?? 0, lng: abeam.lon2 ?? 0 },
            (abeam.azi2 ?? 0) + 90,
            off,
          );
          const found = crossTrack({ from, to }, there);
          const least = leastDistance(from, degrees, there, part * legMeters);
          expect(Math.abs(found?.offMeters ?? Number.NaN)).toBeCloseTo(least.off, 3);
          expect(found?.offMeters).toBeCloseTo(off, 3);
          // Near its minimum the distance hardly changes along the leg.
          expect(Math.abs((found?.alongMeters ?? Number.NaN) - part * legMeters)).toBeLessThan(1);
          expect(found?.legMeters).toBeCloseTo(legMeters, 3);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is null for a leg without a length", () => {
    const here = { lat: 52, lng: 5 };
    expect(crossTrack({ from: here, to: here }, { lat: 52.1, lng: 5 })).toBeNull();
  });
});

describe("courseToMark", () => {
  it("has the velocity made good by which the distance shrinks in a second", () => {
    const far = fc.double({ min: 2_000, max: 200_000, noNaN: true });
    fc.assert(
      fc.property(place, bearing, far, bearing, speedMps, (from, toMark, meters, course, speed) => {
        const mark = moved(from, toMark, meters);
        const result = courseToMark(from, mark, { speedMps: speed, courseDegrees: course });
        const [before, after] = [-0.5, 0.5].map((seconds) =>
          distance(moved(from, course, speed * seconds), mark),
        ) as [number, number];
        expect(result.distanceMeters).toBeCloseTo(meters, 3);
        expect(Math.abs(signedTurnDegrees(result.bearing, toMark))).toBeLessThan(1e-6);
        expect(result.madeGoodMps).toBeCloseTo(before - after, 3);
        if ((result.madeGoodMps ?? 0) > 0) {
          const seconds = (result.remainingMs ?? Number.NaN) / 1000;
          expect(seconds * (result.madeGoodMps ?? Number.NaN)).toBeCloseTo(meters, 3);
        } else expect(result.remainingMs).toBeNull();
      }),
    );
  });

  it("has no velocity and no time for a boat that lies still", () => {
    const [from, mark] = [
      { lat: 52, lng: 5 },
      { lat: 53, lng: 5 },
    ];
    const still = courseToMark(from, mark, { speedMps: 0.05, courseDegrees: 0 });
    expect(still).toMatchObject({ madeGoodMps: null, remainingMs: null });
    expect(courseToMark(from, mark, null)).toMatchObject({ madeGoodMps: null, remainingMs: null });
  });
});

describe("courseLine", () => {
  it("ends where a boat at constant speed and course arrives, with a place per minute", () => {
    fc.assert(
      fc.property(
        place,
        bearing,
        speedMps,
        fc.integer({ min: 1, max: 30 }),
        (from, course, speed, minutes) => {
          const line = courseLine(from, { speedMps: speed, courseDegrees: course }, minutes);
          const places = line?.places ?? [];
          expect(places).toHaveLength(minutes + 1);
          for (const [minute, at] of places.entries()) {
            expect(distance(from, at)).toBeCloseTo(speed * 60 * minute, 3);
            expect(distance(at, moved(from, course, speed * 60 * minute))).toBeLessThan(0.001);
          }
          expect(line?.lookAhead).toBe(places.at(-1));
        },
      ),
    );
  });

  it("is null for a boat that lies still", () => {
    expect(courseLine({ lat: 52, lng: 5 }, { speedMps: 0.2, courseDegrees: 10 })).toBeNull();
  });
});
