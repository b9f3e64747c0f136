import { expect, it } from "vitest";
import { isInRing } from "./point-in-ring.ts";

const L_SHAPE = [0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4];

it.each([
  [0.5, 3, true],
  [3, 0.5, true],
  [3, 3, false],
  [-1, 0.5, false],
  [5, 0.5, false],
])("tells whether %d, %d is inside, with or without a repeated end", (lng, lat, isInside) => {
  expect(isInRing(L_SHAPE, lng, lat)).toBe(isInside);
  expect(isInRing(Float64Array.of(...L_SHAPE, 0, 0), lng, lat)).toBe(isInside);
});
