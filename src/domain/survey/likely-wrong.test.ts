import { expect, it, test } from "vitest";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import type { Sighting } from "./bearing-fix.ts";
import { likelyWrong } from "./likely-wrong.ts";

const TRUE = { north: "true", decimalYear: 2026.9 } as const;
const HERE = { lat: 52.1, lng: 5.2 };

/** Bearings from here to points around, each off by so many degrees. */
function sightingsOff(offs: readonly number[], spread = 360): Sighting[] {
  return offs.map((off, index) => {
    const at = direct(HERE, (index * spread) / offs.length, 2000 + 300 * index).place;
    const bearingDegrees = (inverse(HERE, at).initialBearing + off + 360) % 360;
    return { at, bearingDegrees };
  });
}

it("says that three bearings of 4 to 5 degrees off cannot be right, and which one is likely wrong", () => {
  const wrong = likelyWrong(sightingsOff([5, 4, 4.5]), "unknown", TRUE, 2);
  expect(wrong).not.toBeNull();
  expect(wrong?.isCertain).toBe(false);
});

it("finds the wrong one of five, and what it should have been", () => {
  const sightings = sightingsOff([0.5, -1, 14, 1, -0.5]);
  const wrong = likelyWrong(sightings, "unknown", TRUE, 2);
  expect(wrong).toMatchObject({ index: 2, isCertain: true });
  const right = inverse(HERE, sightings[2]?.at ?? HERE).initialBearing;
  expect(Math.abs((wrong?.fittingDegrees ?? 0) - right)).toBeLessThan(4);
});

test.each([3, 4, 6])("accuses %d good bearings at most once in fifty times", (count) => {
  const random = seededRandom(5);
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()) * 2;
  let accused = 0;
  for (let round = 0; round < 300; round++) {
    const offs = Array.from({ length: count }, normal);
    if (likelyWrong(sightingsOff(offs), "unknown", TRUE, 2)) accused += 1;
  }
  expect(accused).toBeLessThanOrEqual(6);
});

it("is silent about two bearings", () => {
  expect(likelyWrong(sightingsOff([9, -9], 180), "unknown", TRUE, 2)).toBeNull();
});
