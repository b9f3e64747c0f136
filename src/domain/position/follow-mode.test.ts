import { expect, it } from "vitest";
import { bearingOnTop, type FollowMode, nextFollowMode } from "./follow-mode.ts";

it("goes through all modes, one a tap, and ends where it began", () => {
  const modes: FollowMode[] = ["off"];
  for (let taps = 0; taps < 4; taps++) modes.push(nextFollowMode(modes.at(-1) ?? "off"));
  expect(modes).toEqual(["off", "follow", "course", "compass", "off"]);
});

it("turns the map only in the modes that say so", () => {
  const directions = { course: 90, compass: 200 };
  expect(bearingOnTop("off", directions)).toBeNull();
  expect(bearingOnTop("follow", directions)).toBeNull();
  expect(bearingOnTop("course", directions)).toBe(90);
  expect(bearingOnTop("compass", directions)).toBe(200);
});
