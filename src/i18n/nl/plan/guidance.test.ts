import { expect, it } from "vitest";
import { arrivalText, guidanceEventText, guidanceSpeech } from "./guidance.ts";

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
  [150, "walk", "Over 150 m: bij 34 linksaf", "Over 150 meter, bij 34 linksaf"],
  [500, "walk", "Over 500 m: bij 34 linksaf", "Over 500 meter, bij 34 linksaf"],
  [150, "motorboat", "Over 150 m: bij 34 linksaf", "Over 150 meter, bij 34 linksaf"],
  [500, "motorboat", "Over 0,27 NM: bij 34 linksaf", "Over 0,3 zeemijl, bij 34 linksaf"],
] as const)("announces a node %d m ahead by %s in its units", (meters, mode, text, speech) => {
  const event = { kind: "near", node: { label: "34" }, turn: "left", meters } as const;
  expect(guidanceEventText(event, mode)).toBe(text);
  expect(guidanceSpeech(event, mode)).toBe(speech);
});
