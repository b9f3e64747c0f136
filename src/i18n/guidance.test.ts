import { expect, it } from "vitest";
import { arrivalText } from "./guidance.ts";
import { distanceAheadText } from "./location.ts";
import { planDistance } from "./plan.ts";

const HOUR_MS = 3_600_000;
const NOW_MS = new Date(2026, 10, 21, 13, 3).getTime();

it.each([
  [1, "14:03"],
  [24, "13:03"],
  [30, "over 30 uur"],
  [24 * 400, "over 400 dagen"],
  [1e13, "–"],
])("says when one arrives that is %d hours away", (hours, text) => {
  expect(arrivalText(NOW_MS + hours * HOUR_MS, NOW_MS)).toBe(text);
});

it.each([
  [8200, "walk", "8,2 km"],
  [8200, "canoe", "8,2 km"],
  [8200, "motorboat", "4,43 NM"],
  [150, "motorboat", "150 m"],
  [40_000, "motorboat", "21,6 NM"],
] as const)("counts %d m by %s as %s", (meters, mode, text) => {
  expect(planDistance(meters, mode)).toBe(text);
});

it.each([
  [150, "water", "150 m"],
  [8200, "water", "4,43 NM"],
  [8200, "foot", "8,2 km"],
] as const)("counts %d m to a place ahead, going by %s, as %s", (meters, layout, text) => {
  expect(distanceAheadText(meters, layout)).toBe(text);
});
