import { beforeEach, expect, it, vi } from "vitest";
import { type FakeClock, fakeClock } from "#platform/clock/fake-clock.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { WATER_LEVEL_KEY } from "#storage/fairways/water-level-text.ts";
import { visitStorage } from "#storage/visits/visit-storage.ts";
import { createWaterLevel } from "./water-level.ts";

const HOUR_MS = 3_600_000;

let texts: FakeTextStore;
let clock: FakeClock;

beforeEach(() => {
  texts = fakeTextStore();
  clock = fakeClock();
});

function visit() {
  const visits = visitStorage({ texts, nowMs: clock.nowMs });
  return createWaterLevel(texts, clock, visits);
}

it("stores the level with its time, tells who watches, and forgets it when two days agree", () => {
  const water = visit();
  const onChange = vi.fn();
  const stop = water.watchWaterLevel(onChange);
  water.setWaterLevel(0.5);
  expect(JSON.parse(texts.read(WATER_LEVEL_KEY) ?? "")).toEqual({
    meters: 0.5,
    setAtMs: clock.nowMs(),
  });
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  // The next visit.
  for (const hours of [0, 24, 0.1]) {
    clock.pass(hours * HOUR_MS);
    expect(visit().waterLevelMeters()).toBe(0.5);
  }
  clock.pass(24 * HOUR_MS);
  expect(visit().waterLevelMeters()).toBe(0);
  expect(water.waterLevelMeters()).toBe(0);
  water.setWaterLevel(null);
  expect(texts.read(WATER_LEVEL_KEY)).toBeNull();
});

it.each([-400, -30, -1, 1, 31, 4000])(
  "keeps the level when the clock is set by %d days",
  (days) => {
    visit().waterLevelMeters();
    clock.pass(24 * HOUR_MS);
    visit().setWaterLevel(0.5);
    for (const setByDays of [days, -days, days]) {
      clock.setForward(setByDays * 24 * HOUR_MS);
      clock.pass(HOUR_MS / 6);
      expect(visit().waterLevelMeters()).toBe(0.5);
    }
  },
);
