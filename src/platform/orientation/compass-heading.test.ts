import { describe, expect, it } from "vitest";
import { turnDegrees } from "#domain/units/degrees.ts";
import { compassHeading } from "./compass-heading.ts";
import { angleTriple } from "./held-device.fixture.ts";

/** Ways to hold a device, by pitch and lean. */
const HOLDS = [
  ["flat", { pitch: 0, lean: 0 }],
  ["as a map", { pitch: 40, lean: 0 }],
  ["as a map, leaning over", { pitch: 30, lean: 20 }],
  ["almost upright", { pitch: 80, lean: 0 }],
  ["upright", { pitch: 89.99, lean: 0 }],
  ["over one's head", { pitch: 120, lean: 0 }],
  ["its top lower than its bottom", { pitch: -30, lean: 0 }],
] as const;

const QUADRANTS = [0, 30, 90, 135, 180, 225, 270, 359];

describe("compassHeading", () => {
  it.each(HOLDS)(
    "is the direction the user faces, held %s, in every screen orientation",
    (_, hold) => {
      for (const screenAngle of [0, 90, 180, 270]) {
        for (const heading of QUADRANTS) {
          const found = compassHeading(angleTriple({ ...hold, heading, screenAngle }), screenAngle);
          expect(turnDegrees(found, heading), `${heading}° at ${screenAngle}°`).toBeLessThan(0.01);
        }
      }
    },
  );

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
