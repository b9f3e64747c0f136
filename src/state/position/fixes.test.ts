import { expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { type DevicePosition, NO_POSITION } from "#domain/position/device-position.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { fixStream } from "./fixes.ts";

const fixAt = (timeMs: number) => ({ timeMs }) as PositionFix;

/** A stream at ten seconds whose last fix has this age, and the times of the fixes received. */
function streamAfter(ageMs: number | null, maxAgeMs?: number) {
  const positions = createStore<DevicePosition>(() => ({
    ...NO_POSITION,
    fix: ageMs === null ? null : fixAt(10_000 - ageMs),
  }));
  const heard: number[] = [];
  const onFix = fixStream(positions, { steadyMs: () => 10_000 });
  const stop = onFix(({ timeMs }) => heard.push(timeMs), maxAgeMs);
  return { positions, heard, stop };
}

it("starts with the last fix while it is fresh", () => {
  expect(streamAfter(null).heard).toEqual([]);
  expect(streamAfter(4_999).heard).toEqual([5_001]);
  expect(streamAfter(5_000).heard).toEqual([]);
  expect(streamAfter(9_000, Number.POSITIVE_INFINITY).heard).toEqual([1_000]);
});

it("reports each new fix once, until it is stopped", () => {
  const { positions, heard, stop } = streamAfter(null);
  positions.setState({ fix: fixAt(1) });
  positions.setState({ alt: 3 });
  positions.setState({ fix: fixAt(2) });
  expect(heard).toEqual([1, 2]);
  stop();
  positions.setState({ fix: fixAt(3) });
  expect(heard).toEqual([1, 2]);
});
