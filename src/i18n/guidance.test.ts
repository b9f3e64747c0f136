import { expect, it } from "vitest";
import { arrivalText } from "./guidance.ts";

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
