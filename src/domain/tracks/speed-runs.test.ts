import { expect, it } from "vitest";
import { NO_SPEED_CLASS, SPEED_SCALES, speedClasses } from "./speed-classes.ts";
import { commonSpeedClass, speedRuns } from "./speed-runs.ts";

const KMH = 1 / 3.6;

it("classifies speeds by mode of travel", () => {
  const speeds = Float64Array.of(0, 1.99 * KMH, 2 * KMH, 5.5 * KMH, 30 * KMH, Number.NaN);
  expect([...speedClasses(speeds, SPEED_SCALES.foot)]).toEqual([0, 0, 1, 4, 5, NO_SPEED_CLASS]);
  expect([...speedClasses(speeds, SPEED_SCALES.bicycle)]).toEqual([0, 0, 0, 0, 5, NO_SPEED_CLASS]);
  // 5.5 km/h are 2.97 knots, 30 km/h are 16.
  expect([...speedClasses(speeds, SPEED_SCALES.water)]).toEqual([0, 1, 1, 2, 5, NO_SPEED_CLASS]);
});

it("cuts a line where the class changes, and does not join gaps or unknown speeds", () => {
  const count = 9;
  const lngs = Float64Array.from({ length: count }, (_, index) => index);
  const path = { lngs, lats: new Float64Array(count), segmentStarts: Uint32Array.of(0, 5) };
  const classes = Uint8Array.of(1, 1, 2, 2, 1, 1, 1, NO_SPEED_CLASS, 1);
  const runs = speedRuns(path, classes);
  const indexes = (speedClass: number) =>
    runs.get(speedClass)?.map((run) => run.map(([lng]) => lng));
  expect(indexes(1)).toEqual([
    [0, 1],
    [3, 4],
    [5, 6],
    [7, 8],
  ]);
  expect(indexes(2)).toEqual([[1, 2, 3]]);
  expect(runs.size).toBe(2);
  expect(commonSpeedClass(classes)).toBe(1);
  expect(commonSpeedClass(Uint8Array.of(NO_SPEED_CLASS))).toBeNull();
});
