import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { signedTurnDegrees, turnDegrees } from "#domain/units/degrees.ts";
import { sharedTruth } from "../../../tools/truth/truths.ts";
import { type BearingFix, fixFromBearings, type ReadAt, type Sighting } from "./bearing-fix.ts";
import type { NorthReference } from "./north-reference.ts";
import { northDirection } from "./north-reference.ts";

/** The number of random set-ups and of noisy trials. */
const TRIALS = inject("isThorough") ? 10_000 : 500;

const TRUE: NorthReference = { north: "true", decimalYear: 2026.9 };
const NORTHS: readonly NorthReference[] = [
  TRUE,
  { north: "magnetic", decimalYear: 2026.9 },
  { north: "grid", decimalYear: 2026.9 },
];

/** Returns the bearing as read at one end of a line. */
function sighting(truth: LatLng, at: LatLng, readAt: ReadAt, north: NorthReference): Sighting {
  const [from, to] = readAt === "unknown" ? [truth, at] : [at, truth];
  return { at, bearingDegrees: inverse(from, to).initialBearing - northDirection(from, north) };
}

/** A place in the Netherlands. */
const places = fc.record({
  lat: fc.double({ min: 51, max: 53.3, noNaN: true }),
  lng: fc.double({ min: 4, max: 6.5, noNaN: true }),
});

/** Known points around a place, 200 m to 20 km away, two of them at least 30° apart as seen from it. */
const setUps = fc
  .record({
    truth: places,
    first: fc.double({ min: 0, max: 360, noNaN: true }),
    turns: fc.array(fc.double({ min: 30, max: 150, noNaN: true }), { minLength: 1, maxLength: 3 }),
    distances: fc.array(fc.double({ min: 200, max: 20_000, noNaN: true }), {
      minLength: 4,
      maxLength: 4,
    }),
  })
  .map(({ truth, first, turns, distances }) => ({
    truth,
    known: [0, ...turns].map(
      (turn, index) =>
        direct(truth, first + turn * (index % 2 ? 1 : -1), distances[index] ?? 0).place,
    ),
  }));

function isInEllipse({ position, ellipse }: BearingFix, truth: LatLng): boolean {
  const line = inverse(position, truth);
  const turn = (signedTurnDegrees(ellipse.orientationDegrees, line.initialBearing) * Math.PI) / 180;
  const along = (line.distanceMeters * Math.cos(turn)) / ellipse.semiMajorMeters;
  const across = (line.distanceMeters * Math.sin(turn)) / ellipse.semiMinorMeters;
  return along ** 2 + across ** 2 <= 1;
}

describe.each(["unknown", "known"] as const)("bearings read at the %s point", (readAt) => {
  it(`find the place within a metre from exact bearings, in ${TRIALS} random set-ups`, () => {
    fc.assert(
      fc.property(setUps, fc.constantFrom(...NORTHS), ({ truth, known }, north) => {
        const sightings = known.map((at) => sighting(truth, at, readAt, north));
        const { position } = fixFromBearings(sightings, readAt, north, 2);
        expect(distanceMeters(position, truth)).toBeLessThan(1);
      }),
      { numRuns: TRIALS, seed: 34 },
    );
  });

  it(`have an ellipse that contains the true place in 93 to 97 % of ${TRIALS} noisy trials`, {
    tags: "long",
  }, () => {
    const random = seededRandom(7);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    let held = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const truth = { lat: 51 + 2 * random(), lng: 4.5 + 2 * random() };
      const first = 360 * random();
      const sightings = [0, 60 + 60 * random(), -60 - 60 * random()].map((turn) => {
        const at = direct(truth, first + turn, 500 + 3000 * random()).place;
        const exact = sighting(truth, at, readAt, TRUE);
        return { at, bearingDegrees: exact.bearingDegrees + 2 * normal() };
      });
      if (isInEllipse(fixFromBearings(sightings, readAt, TRUE, 2), truth)) held += 1;
    }
    expect(held / TRIALS).toBeGreaterThan(0.93);
    expect(held / TRIALS).toBeLessThan(0.97);
  });

  it("are refused if they are parallel, or come from one point", () => {
    const at = { lat: 52, lng: 5 };
    const beside = { lat: 52, lng: 5.01 };
    const sightings = [
      { at, bearingDegrees: 0 },
      { at: beside, bearingDegrees: inverse(at, beside).finalBearing - 90 },
    ];
    expect(() => fixFromBearings(sightings, readAt, TRUE, 2)).toThrow("do not cross");
    expect(() =>
      fixFromBearings(
        [0, 90].map((bearingDegrees) => ({ at, bearingDegrees })),
        readAt,
        TRUE,
        2,
      ),
    ).toThrow("two bearings to different points");
  });
});

it("refuses lines that cross behind the observers", () => {
  const sightings = [
    { at: { lat: 52, lng: 5 }, bearingDegrees: 225 },
    { at: { lat: 52, lng: 5.1 }, bearingDegrees: 135 },
  ];
  expect(() => fixFromBearings(sightings, "known", TRUE, 2)).toThrow("in the directions");
});

it("has an ellipse along the line of sight if two lines cross at a narrow angle", () => {
  const truth = { lat: 52, lng: 5 };
  const sightings = [85, 95].map((bearing) =>
    sighting(truth, direct(truth, bearing, 2000).place, "unknown", TRUE),
  );
  const { ellipse, crossingDegrees } = fixFromBearings(sightings, "unknown", TRUE, 2);
  expect(crossingDegrees).toBeCloseTo(10, 6);
  expect(turnDegrees(ellipse.orientationDegrees, 90)).toBeLessThan(0.1);
  // Half the angle is 5°: along the line the error is 1 / tan 5° times that across it.
  expect(ellipse.semiMajorMeters / ellipse.semiMinorMeters).toBeCloseTo(
    1 / Math.tan((5 * Math.PI) / 180),
    1,
  );
});

interface IntersectionRecord {
  readonly lat_a: number;
  readonly lon_a: number;
  readonly bearing_a: number;
  readonly lat_b: number;
  readonly lon_b: number;
  readonly bearing_b: number;
  readonly lat_x: number;
  readonly lon_x: number;
  readonly forward: boolean;
  readonly crossing_angle: number;
}

const crossings = sharedTruth<IntersectionRecord>("bearing_intersections");

it.skipIf(!crossings)("finds every crossing of ../shared/truth above 10° within a metre", () => {
  const missed = crossings?.filter((record) => {
    const sightings = [
      { at: { lat: record.lat_a, lng: record.lon_a }, bearingDegrees: record.bearing_a },
      { at: { lat: record.lat_b, lng: record.lon_b }, bearingDegrees: record.bearing_b },
    ];
    if (!record.forward || record.crossing_angle <= 10) return false;
    const { position } = fixFromBearings(sightings, "known", TRUE, 2);
    return distanceMeters(position, { lat: record.lat_x, lng: record.lon_x }) > 1;
  });
  expect(missed).toEqual([]);
});

it.skipIf(!crossings)("refuses every crossing of ../shared/truth that lies behind", () => {
  const behind = crossings?.filter(({ forward }) => !forward) ?? [];
  expect(behind.length).toBeGreaterThan(10);
  for (const record of behind) {
    const sightings = [
      { at: { lat: record.lat_a, lng: record.lon_a }, bearingDegrees: record.bearing_a },
      { at: { lat: record.lat_b, lng: record.lon_b }, bearingDegrees: record.bearing_b },
    ];
    expect(() => fixFromBearings(sightings, "known", TRUE, 2)).toThrow("do not cross");
  }
});
