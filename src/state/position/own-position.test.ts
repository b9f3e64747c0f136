import { expect, it } from "vitest";
import { testFix } from "#domain/position/fix.fixture.ts";
import { ownPositionAt } from "./own-position.ts";

const FIX = testFix({ timeMs: 1_000_000 });
const staleAt = (nowMs: number, isRefused = false) => ownPositionAt(FIX, nowMs, isRefused)?.isStale;

it("is null before the first fix", () => {
  expect(ownPositionAt(null, 1_000_000, false)).toBeNull();
});

it("is stale when the fix is old or the permission was withdrawn", () => {
  expect(staleAt(1_000_000)).toBe(false);
  expect(staleAt(1_000_000, true)).toBe(true);
  expect(staleAt(1_020_000)).toBe(false);
  expect(staleAt(1_020_001)).toBe(true);
});

it("has age zero when the clock is a tick behind, and is stale when the clock was set back", () => {
  expect(ownPositionAt(FIX, 999_000, false)).toMatchObject({ ageMs: 0, isStale: false });
  expect(ownPositionAt(FIX, 400_000, false)).toMatchObject({ ageMs: 0, isStale: true });
});
