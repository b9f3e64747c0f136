import { expect, it, vi } from "vitest";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { WATER_LEVEL_KEY } from "#storage/fairways/water-level-text.ts";
import { createWaterLevel } from "./water-level.ts";

const HOUR_MS = 3_600_000;

it("stores the level with its time, tells who watches, and forgets it after a day", () => {
  const texts = fakeTextStore();
  let now = 1_800_000_000_000;
  const water = createWaterLevel(texts, { nowMs: () => now });
  const onChange = vi.fn();
  const stop = water.watchWaterLevel(onChange);
  water.setWaterLevel(0.5);
  expect(JSON.parse(texts.read(WATER_LEVEL_KEY) ?? "")).toEqual({ meters: 0.5, setAtMs: now });
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  // The next visit.
  expect(createWaterLevel(texts, { nowMs: () => now }).waterLevelMeters()).toBe(0.5);
  now += 24 * HOUR_MS;
  expect(water.waterLevelMeters()).toBe(0);
  water.setWaterLevel(null);
  expect(texts.read(WATER_LEVEL_KEY)).toBeNull();
});
