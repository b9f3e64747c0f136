import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { turnDegrees } from "#domain/units/degrees.ts";
import { COMPASS_POINTS, compassPointOf, degreesOfMils, milsOf } from "./directions.ts";

describe("mils", () => {
  it.each([
    [0, 0],
    [90, 1600],
    [180, 3200],
    [270, 4800],
    [360, 0],
    [-90, 4800],
    [359.99, 0],
    [45, 800],
  ])("%d° is %d", (degrees, mils) => {
    expect(milsOf(degrees)).toBe(mils);
  });

  it("are within half a mil of the degrees they came from", () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (degrees) => {
        expect(turnDegrees(degreesOfMils(milsOf(degrees)), degrees)).toBeLessThan(0.0282);
      }),
    );
  });
});

describe("compassPointOf", () => {
  it.each([
    [0, "N"],
    [11.2, "N"],
    [11.3, "NNO"],
    [45, "NO"],
    [90, "O"],
    [135, "ZO"],
    [180, "Z"],
    [202.5, "ZZW"],
    [270, "W"],
    [348.7, "NNW"],
    [348.8, "N"],
    [-45, "NW"],
    [720, "N"],
  ])("%d° is %s", (degrees, point) => {
    expect(compassPointOf(degrees)).toBe(point);
  });

  it("knows sixteen different points", () => {
    expect(new Set(COMPASS_POINTS).size).toBe(16);
  });
});
