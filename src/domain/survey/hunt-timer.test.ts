import { expect, it } from "vitest";
import { timeLeftMs } from "./hunt-timer.ts";

const START = 1_760_000_000_000;
const LOCK = { minutes: 60, startedAtMs: START };
const MINUTE = 60_000;

it.each([
  ["both clocks agree", 20, 20, 40],
  ["the time of day was set forward", 300, 20, 40],
  ["the time of day was set back", -300, 20, 40],
  ["the device slept, and its steady clock with it", 50, 20, 40],
  ["only the time of day is known, after a kill", 20, null, 40],
  ["it is over by both clocks", 61, 61, 0],
  ["it is over by the time of day only", 61, 30, 30],
])("counts down when %s", (_case, dayMinutes, steadyMinutes, leftMinutes) => {
  const clocks = {
    nowMs: START + dayMinutes * MINUTE,
    steadyPassedMs: steadyMinutes === null ? null : steadyMinutes * MINUTE,
  };
  expect(timeLeftMs(LOCK, clocks)).toBe(leftMinutes * MINUTE);
});

it("does not know what is left after a kill with a clock that was set back", () => {
  expect(timeLeftMs(LOCK, { nowMs: START - MINUTE, steadyPassedMs: null })).toBeNull();
});
