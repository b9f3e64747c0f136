import { expect, it } from "vitest";
import { profileAxis } from "./profile-axis.ts";

const profile = {
  distancesMeters: Float64Array.of(0, 10, 20, 30),
  elapsedMs: Float64Array.of(0, Number.NaN, 0, 4000),
  altitudesMeters: null,
  speedsMps: null,
};

it("goes over the time from the first point, and never back", () => {
  expect([...profileAxis(profile, true)]).toEqual([0, 0, 0, 4000]);
});

it("goes over the distance where that is asked for, or there are no times", () => {
  expect(profileAxis(profile, false)).toBe(profile.distancesMeters);
  expect(profileAxis({ ...profile, elapsedMs: null }, true)).toBe(profile.distancesMeters);
});
