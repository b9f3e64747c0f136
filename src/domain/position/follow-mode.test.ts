import { expect, it } from "vitest";
import { bearingOnTop, type FollowMode, nextFollowMode } from "./follow-mode.ts";

it("cycles through all modes, one per tap", () => {
  const modes: FollowMode[] = ["off"];
  for (let taps = 0; taps < 4; taps++) modes.push(nextFollowMode(modes.at(-1) ?? "off"));
  expect(modes).toEqual(["off", "follow", "course", "compass", "off"]);
});

it("rotates the map only in the heading-up modes", () => {
  const directions = { course: 90, compass: 200 };
  expect(bearingOnTop("off", directions)).toBeNull();
  expect(bearingOnTop("follow", directions)).toBeNull();
  expect(bearingOnTop("course", directions)).toBe(90);
  expect(bearingOnTop("compass", directions)).toBe(200);
});
