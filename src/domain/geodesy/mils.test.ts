import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { turnDegrees } from "#domain/units/degrees.ts";
import { milsOf } from "./mils.ts";

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

  it("are within half a mil of the original degrees", () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (degrees) => {
        expect(turnDegrees((milsOf(degrees) * 360) / 6400, degrees)).toBeLessThan(0.0282);
      }),
    );
  });
});
