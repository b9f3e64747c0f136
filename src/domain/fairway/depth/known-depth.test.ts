import { expect, test } from "vitest";
import { knownDepths, unknownDepthOf } from "./known-depth.ts";

const CONTOUR = Float64Array.of(5.1, 52.1, 5.2, 52.1);

test("the depth is known near a contour, along all of it, and nowhere else", () => {
  const isKnown = knownDepths([CONTOUR]);
  for (const lng of [5.1, 5.1333, 5.17, 5.2]) {
    expect(isKnown({ lng, lat: 52.1 })).toBe(true);
    expect(isKnown({ lng, lat: 52.106 })).toBe(true);
    expect(isKnown({ lng, lat: 52.11 })).toBe(false);
  }
  expect(isKnown({ lng: 5.216, lat: 52.1 })).toBe(false);
  expect(knownDepths([])({ lng: 5.1, lat: 52.1 })).toBe(false);
});

test("a line is measured without the part that has a known depth", () => {
  const line = Float64Array.of(5.0, 52.1, 5.3, 52.1);
  const { lengthMeters, unknownMeters } = unknownDepthOf(line, knownDepths([CONTOUR]));
  expect(lengthMeters).toBeGreaterThan(20_000);
  // A third lies along the contour, and some 830 m beyond each of its ends.
  expect(unknownMeters).toBeGreaterThan((2 / 3) * lengthMeters - 1900);
  expect(unknownMeters).toBeLessThan((2 / 3) * lengthMeters - 1400);
  expect(unknownDepthOf(line, () => true).unknownMeters).toBe(0);
  expect(unknownDepthOf(new Float64Array(), () => false)).toEqual({
    lengthMeters: 0,
    unknownMeters: 0,
  });
});
