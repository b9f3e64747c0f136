import { describe, expect, it } from "vitest";
import { observedAtMs } from "./clock-time.ts";

const at = (text: string): number => Date.parse(text);

/** Reads a time of a new observation. */
function observed(text: string, now: string): string | null {
  const nowMs = at(now);
  const atMs = observedAtMs(text, { nearMs: nowMs, nowMs });
  return atMs === null ? null : new Date(atMs).toISOString();
}

describe("a time of day without a date, noted now", () => {
  it.each([
    ["14:30", "2026-11-21T15:00+01:00", "2026-11-21T14:30+01:00"],
    ["9.05", "2026-11-21T22:00+01:00", "2026-11-21T09:05+01:00"],
    // Shortly after midnight.
    ["23:50", "2026-11-22T00:20+01:00", "2026-11-21T23:50+01:00"],
    ["00:10", "2026-11-22T00:20+01:00", "2026-11-22T00:10+01:00"],
    // Later than now is yesterday's, at any time of the day and of the year.
    ["16:00", "2026-11-21T15:00+01:00", "2026-11-20T16:00+01:00"],
    ["23:50", "2027-01-01T00:20+01:00", "2026-12-31T23:50+01:00"],
    // Clocks differ by a few minutes.
    ["00:03", "2026-11-22T00:00+01:00", "2026-11-22T00:03+01:00"],
    ["00:02", "2026-11-21T23:59+01:00", "2026-11-22T00:02+01:00"],
    ["00:06", "2026-11-22T00:00+01:00", "2026-11-21T00:06+01:00"],
    // In the night before summer time begins and after it ends.
    ["23:50", "2026-03-29T03:20+02:00", "2026-03-28T23:50+01:00"],
    ["23:50", "2026-10-25T02:20+01:00", "2026-10-24T23:50+02:00"],
    // In the hour that comes twice.
    ["02:50", "2026-10-25T02:10+01:00", "2026-10-25T02:50+02:00"],
    ["02:30", "2026-10-25T02:40+01:00", "2026-10-25T02:30+01:00"],
    ["02:30", "2026-10-25T02:40+02:00", "2026-10-25T02:30+02:00"],
  ])("%s at %s is %s", (text, now, expected) => {
    expect(observed(text, now)).toBe(new Date(expected).toISOString());
  });

  it.each(["24:00", "9:60", "9:5", "nu", ""])("is not read from %j", (text) => {
    expect(observed(text, "2026-11-21T15:00+01:00")).toBeNull();
  });
});

describe("the corrected time of an observation", () => {
  const read = (text: string, near: string, now: string) =>
    observedAtMs(text, { nearMs: at(near), nowMs: at(now) });

  it.each([
    ["14:20", "2026-11-19T14:30+01:00", "2026-11-21T15:00+01:00", "2026-11-19T14:20+01:00"],
    ["00:10", "2026-11-21T23:50+01:00", "2026-11-22T00:20+01:00", "2026-11-22T00:10+01:00"],
    ["23:40", "2026-11-21T23:50+01:00", "2026-11-22T10:00+01:00", "2026-11-21T23:40+01:00"],
    // One that lies in the future, because the clock was set back, comes back from it.
    ["14:20", "2030-01-01T14:30+01:00", "2026-11-21T15:00+01:00", "2026-11-21T14:20+01:00"],
  ])("%s of one at %s, corrected at %s, is %s", (text, near, now, expected) => {
    expect(read(text, near, now)).toBe(at(expected));
  });

  it("is of the present for one outside the calendar", () => {
    expect(observedAtMs("14:20", { nearMs: 9e15, nowMs: at("2026-11-21T15:00+01:00") })).toBe(
      at("2026-11-21T14:20+01:00"),
    );
  });
});
