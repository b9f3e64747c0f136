import { expect, it, test } from "vitest";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { agreedFix } from "./agreed-fix.ts";
import type { ReadAt, Sighting } from "./bearing-fix.ts";

const TRUE = { north: "true", decimalYear: 2026.9 } as const;
const TRUTH = { lat: 52.1, lng: 5.2 };

/** Bearings around the truth, each off by some degrees. */
function sightingsOff(offs: readonly number[], readAt: ReadAt): Sighting[] {
  return offs.map((off, index) => {
    const at = direct(TRUTH, 75 * index + 20, 1200 + 200 * index).place;
    const { initialBearing } = readAt === "unknown" ? inverse(TRUTH, at) : inverse(at, TRUTH);
    return { at, bearingDegrees: (initialBearing + off + 360) % 360 };
  });
}

const errorOf = (offs: readonly number[], readAt: ReadAt) => {
  const fix = agreedFix(sightingsOff(offs, readAt), readAt, TRUE, 2);
  return { fix, meters: inverse(fix.position, TRUTH).distanceMeters };
};

test.each([
  ["resection", "unknown"],
  ["intersection", "known"],
] as const)("leaves the wrong bearing of a %s out of the place and its ellipse", (_, readAt) => {
  // 180° is a compass held the wrong way round: then there is no position of all four.
  for (const off of [25, -25, 60, 180]) {
    const { fix, meters } = errorOf([0.5, -1, 1, off], readAt);
    expect(fix.wrong).toMatchObject({ index: 3, isCertain: true });
    expect(meters).toBeLessThan(50);
    expect(fix.ellipse).not.toBeNull();
    expect(meters).toBeLessThan(fix.ellipse?.semiMajorMeters ?? 0);
  }
});

it("states no error of bearings if they contradict each other", () => {
  expect(errorOf([5, 5, 25], "unknown").fix).toMatchObject({
    ellipse: null,
    wrong: { isCertain: false },
  });
  expect(errorOf([25, -20, 0, 1, 18], "unknown").fix.ellipse).toBeNull();
});

it("states the error of two bearings, and of more if they agree", () => {
  expect(errorOf([9, -9], "unknown").fix).toMatchObject({ wrong: null, ellipse: {} });
  expect(errorOf([1, -2, 2, 1], "unknown").fix).toMatchObject({ wrong: null, ellipse: {} });
});

it("keeps its promise of 95 in 100 with a wrong bearing among good ones", {
  tags: "thorough",
}, () => {
  const random = seededRandom(19);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let [told, inside] = [0, 0];
  for (let round = 0; round < 60; round++) {
    const offs = [normal(), normal(), normal(), normal()].map((one) => 2 * one);
    offs[round % 4] = (random() < 0.5 ? -1 : 1) * (12 + 35 * random());
    const { fix, meters } = errorOf(offs, "unknown");
    if (!fix.ellipse) continue;
    told += 1;
    if (meters <= fix.ellipse.semiMajorMeters) inside += 1;
  }
  expect(told).toBeGreaterThan(40);
  expect(inside / told).toBeGreaterThanOrEqual(0.95);
});
