import { describe, expect, it } from "vitest";
import { signedTurnDegrees } from "#domain/units/degrees.ts";
import { smoothDirection, type TimedDirection } from "./smooth-direction.ts";

/** Returns the direction shown after these reports, 60 per second. */
function smoothed(reports: readonly number[]): number {
  const shown = reports.reduce<TimedDirection | null>(
    (before, degrees, index) => smoothDirection(before, { degrees, atMs: index * 16 }),
    null,
  );
  return shown?.degrees ?? Number.NaN;
}

describe("smoothDirection", () => {
  it("takes the first report, and one after a silence, unchanged", () => {
    const first = smoothDirection(null, { degrees: 90, atMs: 0 });
    expect(first.degrees).toBe(90);
    expect(smoothDirection(first, { degrees: 200, atMs: 501 }).degrees).toBe(200);
    expect(smoothDirection(first, { degrees: 200, atMs: -1 }).degrees).toBe(200);
  });

  it("stays steady for jitter around any direction, including north", () => {
    for (const heading of [0, 90, 180, 270, 359]) {
      const trembling = Array.from({ length: 120 }, (_, index) => heading + (index % 2 ? 8 : -8));
      const off = Math.abs(signedTurnDegrees(heading, smoothed(trembling)));
      expect(off, `about ${heading}`).toBeLessThan(1.5);
    }
  });

  it.each([
    [350, 10],
    [10, 350],
    [170, 190],
  ])("turns the shorter way from %d to %d, most of it within 0.2 s", (from, to) => {
    const half = smoothed([from, ...Array.from({ length: 6 }, () => to)]);
    expect(Math.abs(signedTurnDegrees(half, to))).toBeLessThan(20);
    expect(Math.abs(signedTurnDegrees(half, from))).toBeLessThan(20);
    const most = smoothed([from, ...Array.from({ length: 13 }, () => to)]);
    expect(Math.abs(signedTurnDegrees(most, to))).toBeLessThan(20 / Math.E);
    const there = smoothed([from, ...Array.from({ length: 60 }, () => to)]);
    expect(Math.abs(signedTurnDegrees(there, to))).toBeLessThan(0.3);
  });
});
