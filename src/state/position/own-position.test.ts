import { expect, it } from "vitest";
import { testFix } from "#domain/position/fix.fixture.ts";
import { ownPositionAt } from "./own-position.ts";

const FIX = testFix({ timeMs: 1_000_000 });
/** A clock that was set an hour back. */
const at = (steadyMs: number) => ({ nowMs: steadyMs - 3_600_000, steadyMs });
const staleAt = (steadyMs: number, isRefused = false) =>
  ownPositionAt(FIX, at(steadyMs), isRefused)?.isStale;

it("is null before the first fix", () => {
  expect(ownPositionAt(null, at(1_000_000), false)).toBeNull();
});

it("is stale when the fix is old or the permission was withdrawn", () => {
  expect(staleAt(1_000_000)).toBe(false);
  expect(staleAt(1_000_000, true)).toBe(true);
  expect(staleAt(1_020_000)).toBe(false);
  expect(staleAt(1_020_001)).toBe(true);
});

it("has age zero when the clock is a tick behind", () => {
  expect(ownPositionAt(FIX, at(999_000), false)).toMatchObject({ ageMs: 0, isStale: false });
});

it("was measured at the time of day that the clock would have shown, as it is set now", () => {
  const position = ownPositionAt(FIX, at(1_007_000), false);
  expect(position).toMatchObject({ ageMs: 7_000, measuredAtMs: 1_000_000 - 3_600_000 });
});
