import { expect, it } from "vitest";
import { coveredText, distanceText, isNautical, speedText, type Travel } from "./distance.ts";

it.each([
  [0, "walk", "0 m"],
  [349.6, "foot", "350 m"],
  [-0.2, "foot", "0 m"],
  [1249, "cycle", "1,2 km"],
  [8200, "canoe", "8,2 km"],
  [148_400, "bicycle", "148 km"],
  [150, "motorboat", "150 m"],
  [8200, "motorboat", "4,43 NM"],
  [40_000, "motorboat", "21,6 NM"],
  [150, "water", "150 m"],
  [8200, "water", "4,43 NM"],
] as const)("writes %d m by %s as %s", (meters, travel, text) => {
  expect(distanceText(meters, travel)).toBe(text);
});

it("keeps the unit of a distance that grows", () => {
  expect(coveredText(0, "water")).toBe("0,00 NM");
  expect(coveredText(0, "foot")).toBe("0 m");
});

it("writes speeds in knots on the water", () => {
  expect(speedText(2.5, "water")).toBe("4,9 kn");
  expect(speedText(2.5, "cycle")).toBe("9,0 km/u");
});

it("counts motorboats and the instruments for the water as nautical, and a canoe as not", () => {
  const all = ["foot", "bicycle", "water", "walk", "cycle", "canoe", "motorboat"] as const;
  expect(all.filter((travel: Travel) => isNautical(travel))).toEqual(["water", "motorboat"]);
});
