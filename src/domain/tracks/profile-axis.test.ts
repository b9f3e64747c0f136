import { expect, it } from "vitest";
import { profileAxis } from "./profile-axis.ts";

const profile = {
  distancesMeters: Float64Array.of(0, 10, 20, 30),
  elapsedMs: Float64Array.of(0, Number.NaN, 0, 4000),
  altitudesMeters: null,
  speedsMps: null,
};

it("is the time from the first point, never decreasing", () => {
  expect([...profileAxis(profile, true)]).toEqual([0, 0, 0, 4000]);
});

it("is the distance if asked for, or without times", () => {
  expect(profileAxis(profile, false)).toBe(profile.distancesMeters);
  expect(profileAxis({ ...profile, elapsedMs: null }, true)).toBe(profile.distancesMeters);
});
