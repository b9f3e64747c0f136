import { expect, it } from "vitest";
import { beginRound, practiceResult, withAttempt } from "./practice-round.ts";

const FIX = { lat: 52, lng: 5, accuracyMeters: 8 };

it("judges each pin by the measured position, and counts the time since the one before", () => {
  const first = withAttempt(beginRound(1000), { lat: 52.001, lng: 5 }, FIX, 61_000);
  const round = withAttempt(first, { lat: 52, lng: 5.0003 }, FIX, 91_000);
  expect(round.attempts.map(({ errorMeters }) => Math.round(errorMeters))).toEqual([111, 21]);
  expect(round.attempts.map(({ durationMs }) => durationMs)).toEqual([60_000, 30_000]);
  expect(practiceResult(round)).toMatchObject({ durationMs: 90_000 });
  expect(practiceResult(round)?.meanErrorMeters).toBeCloseTo(66, 0);
  expect(practiceResult(round)?.worstErrorMeters).toBeCloseTo(111, 0);
});

it("has no result before the first pin, and no time below zero when the clock is set back", () => {
  expect(practiceResult(beginRound(1000))).toBeNull();
  const round = withAttempt(beginRound(1000), FIX, FIX, 500);
  expect(round.attempts[0]?.durationMs).toBe(0);
});
