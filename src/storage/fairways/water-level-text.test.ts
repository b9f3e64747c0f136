import { expect, it } from "vitest";
import { readWaterLevel, waterLevelText } from "./water-level-text.ts";

it("reads what it writes, and nothing else", () => {
  const level = { meters: -0.35, setAtMs: 1_800_000_000_000 };
  expect(readWaterLevel(waterLevelText(level))).toEqual(level);
  for (const bad of [null, "", "{", "5", '{"meters":7,"setAtMs":1}', '{"meters":1}']) {
    expect(readWaterLevel(bad)).toBeNull();
  }
});
