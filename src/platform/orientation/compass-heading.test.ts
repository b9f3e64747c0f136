import { describe, expect, it } from "vitest";
import { compassHeading } from "./compass-heading.ts";

describe("compassHeading", () => {
  it.each([
    ["flat, top to the north", 0, 0, 0, 0],
    ["flat, top to the east", 270, 0, 0, 90],
    ["flat, top to the west", 90, 0, 0, 270],
    ["held as a map, top to the east", 270, 40, 0, 90],
    ["tilted to the side, top to the east", 270, 20, 30, 90],
    ["upright, its back to the north", 0, 90, 0, 0],
    ["upright, its back to the east", 270, 90, 0, 90],
    ["almost upright, its back to the south", 180, 80, 0, 180],
  ])("%s", (_name, alpha, beta, gamma, heading) => {
    expect(compassHeading({ alpha, beta, gamma }, 0)).toBeCloseTo(heading, 6);
  });

  it("turns with the screen when the phone lies flat", () => {
    expect(compassHeading({ alpha: 0, beta: 0, gamma: 0 }, 90)).toBeCloseTo(90, 6);
    expect(compassHeading({ alpha: 90, beta: 0, gamma: 0 }, 90)).toBeCloseTo(0, 6);
  });
});
