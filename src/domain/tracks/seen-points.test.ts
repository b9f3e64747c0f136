import { expect, it } from "vitest";
import { seenPoints } from "./seen-points.ts";

const DAY = 86_400;

it("keeps every point of a curve that is short", () => {
  expect([...seenPoints(5, [Float64Array.of(1, 2, 3, 4, 5)], 2)]).toEqual([0, 1, 2, 3, 4]);
  expect(seenPoints(0, [], 500)).toHaveLength(0);
});

it("keeps the peaks and the gaps of a long one, in order, with both ends", () => {
  const altitudes = Float64Array.from({ length: DAY }, (_, index) => Math.sin(index / 5000));
  const speeds = new Float64Array(DAY).fill(1.4);
  altitudes[12_345] = 900;
  altitudes[12_346] = -40;
  speeds[70_001] = Number.NaN;
  const seen = [...seenPoints(DAY, [altitudes, speeds], 500)];
  expect(seen.length).toBeLessThan(2500);
  expect(seen).toEqual(expect.arrayContaining([0, 12_345, 12_346, 70_001, DAY - 1]));
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
});
