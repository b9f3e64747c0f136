import { expect, it } from "vitest";
import { seenPoints } from "./seen-points.ts";

const DAY = 86_400;
const metered = (meters: (index: number) => number) =>
  Float64Array.from({ length: DAY }, (_, index) => meters(index));

it("keeps every point of a short curve", () => {
  const axis = Float64Array.of(0, 1, 2, 3, 4);
  expect([...seenPoints(axis, [Float64Array.of(1, 2, 3, 4, 5)], 2)]).toEqual([0, 1, 2, 3, 4]);
  expect(seenPoints(new Float64Array(), [], 500)).toHaveLength(0);
});

it("keeps the peaks and gaps of a long one, in order, with both ends", () => {
  const altitudes = metered((index) => Math.sin(index / 5000));
  const speeds = new Float64Array(DAY).fill(1.4);
  altitudes[12_345] = 900;
  altitudes[12_346] = -40;
  speeds[70_001] = Number.NaN;
  const seen = [
    ...seenPoints(
      metered((index) => index * 1.4),
      [altitudes, speeds],
      500,
    ),
  ];
  expect(seen.length).toBeLessThan(2500);
  expect(seen).toEqual(expect.arrayContaining([0, 12_345, 12_346, 70_001, DAY - 1]));
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
});

it("keeps points in proportion to the width of a stretch, not to their number", () => {
  // A night in a tent, and half an hour of a train ride of 50 km.
  const night = DAY - 1800;
  const axis = metered((index) => (index < night ? 1 : 1 + (index - night) * 28));
  const hills = metered((index) => Math.sin(index));
  const seen = seenPoints(axis, [hills], 200);
  expect(seen.filter((index) => index < night).length).toBeLessThan(5);
  expect(seen.filter((index) => index >= night).length).toBeGreaterThan(400);
});

it("keeps the extremes of a recording at one spot", () => {
  const altitudes = metered((index) => (index === 4000 ? 900 : 0));
  expect([...seenPoints(new Float64Array(DAY), [altitudes], 500)]).toEqual([0, 4000, DAY - 1]);
});
