import { describe, expect, it } from "vitest";
import { NO_FIX_TIMES, steadyFixTime } from "./fix-times.ts";

const START_MS = 1_800_000_000_000;
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A fix that arrives: the true time, the clock of the device and the reported time, seconds or milliseconds. */
interface Arrival {
  readonly second: number;
  /** The amount by which the clock of the device is wrong. */
  readonly clockMs?: number;
  /** The amount by which the reported time is wrong, also because it is old. */
  readonly reportedMs?: number;
}

/** Returns the age of each fix on its arrival, milliseconds; null for one that is dropped. */
function agesOf(arrivals: readonly Arrival[]): readonly (number | null)[] {
  let times = NO_FIX_TIMES;
  return arrivals.map(({ second, clockMs = 0, reportedMs = 0 }) => {
    const steadyMs = START_MS + second * SECOND_MS;
    const reading = { steadyMs, nowMs: steadyMs + clockMs };
    const dated = steadyFixTime(times, steadyMs + reportedMs, reading);
    times = dated.times;
    return dated.timeMs === null ? null : steadyMs - dated.timeMs;
  });
}

const seconds = (count: number) => Array.from({ length: count }, (_, second) => second);
const before = seconds(5).map((second): Arrival => ({ second }));

describe("the time of a fix", () => {
  it("is the reported one while both clocks agree, so that a late fix is as late as it says", () => {
    expect(agesOf([...before, { second: 5, reportedMs: -400 }])).toEqual([0, 0, 0, 0, 0, 400]);
  });

  it("is hours ago for a position that the receiver remembers", () => {
    expect(agesOf([{ second: 0, reportedMs: -HOUR_MS }, { second: 1 }])).toEqual([HOUR_MS, 0]);
  });

  it.each([-DAY_MS, -HOUR_MS, -10 * SECOND_MS, 10 * SECOND_MS, HOUR_MS, DAY_MS])(
    "does not change when the clock is set by %d ms, along with the receiver or without it",
    (clockMs) => {
      const after = seconds(5).map((second) => ({ second: second + 5, clockMs }));
      expect(agesOf([...before, ...after])).toEqual(Array(10).fill(0));
      const along = after.map((arrival) => ({ ...arrival, reportedMs: clockMs }));
      expect(agesOf([...before, ...along])).toEqual(Array(10).fill(0));
    },
  );

  it.each([-DAY_MS, -90 * SECOND_MS, 90 * SECOND_MS, DAY_MS])(
    "is right from the third fix on if the receiver and the device differ by %d ms",
    (reportedMs) => {
      const ages = agesOf(seconds(6).map((second) => ({ second, reportedMs })));
      expect(ages.slice(2)).toEqual([0, 0, 0, 0]);
    },
  );

  it("is now for one fix from the future, which changes nothing else", () => {
    const fixes = [...before, { second: 5, reportedMs: DAY_MS }, { second: 6 }, { second: 7 }];
    expect(agesOf(fixes)).toEqual(Array(8).fill(0));
  });

  it("is that of its measurement for fixes that were held up and arrive together", () => {
    const burst = [-30, -20, -10, 0].map((late) => ({ second: 40, reportedMs: late * SECOND_MS }));
    expect(agesOf([...before, ...burst])).toEqual([0, 0, 0, 0, 0, 30_000, 20_000, 10_000, 0]);
  });
});

describe("a fix that is older than the one before it", () => {
  it("is dropped, also twice in a row", () => {
    const old = [5, 6].map((second) => ({ second, reportedMs: -3 * HOUR_MS }));
    expect(agesOf([...before, ...old, { second: 7 }])).toEqual([0, 0, 0, 0, 0, null, null, 0]);
  });

  it("is dropped while the clock is set", () => {
    const old = { second: 5, clockMs: -60 * SECOND_MS, reportedMs: -3 * HOUR_MS };
    const after = { second: 6, clockMs: -60 * SECOND_MS };
    expect(agesOf([...before, old, after])).toEqual([0, 0, 0, 0, 0, null, 0]);
  });

  it("is dropped however often the receiver repeats it", () => {
    const repeated = seconds(9).map((second) => ({
      second: second + 5,
      reportedMs: -(second + 60) * SECOND_MS,
    }));
    expect(agesOf([...before, ...repeated]).slice(5)).toEqual(Array(9).fill(null));
  });
});
