import { expect, it } from "vitest";
import { agingMs, type Visits, withVisit } from "./visits.ts";

const DAY_MS = 86_400_000;
const START_MS = 20_000 * DAY_MS;

/** Looks at the clock at these days after the start; returns the time by which things age, in the same days. */
function agingDays(...days: readonly number[]): number {
  const visits = days.reduce<Visits | null>(
    (before, day) => withVisit(before, START_MS + day * DAY_MS),
    null,
  );
  return (agingMs(visits as Visits) - START_MS) / DAY_MS;
}

it.each([
  ["one visit", [31], Number.NEGATIVE_INFINITY],
  ["two visits on one day", [31.1, 31.9], Number.NEGATIVE_INFINITY],
  ["two visits on two days", [31.1, 32.1], 31.1],
  ["the last visit of the day before", [31.1, 31.9, 32.1, 32.2], 31.9],
  ["one visit with the clock ahead", [0, 31], 0],
  ["the clock ahead and set right", [0, 31, 0.1], Number.NEGATIVE_INFINITY],
  ["the clock ahead, set right, and ahead again", [0, 31, 0.1, 31], 0.1],
  ["the clock in 2038 and a later visit", [0, 4400, 0.1, 1], 0.1],
  ["the clock set back by a millisecond", [0, 1, 1 - 1 / DAY_MS], Number.NEGATIVE_INFINITY],
])("%s", (_what, days, expected) => {
  expect(agingDays(...days)).toBeCloseTo(expected, 6);
});
