import { expect, it } from "vitest";
import { besideStop, stopAfter } from "./sheet-stops.ts";

const HEIGHTS = { peek: 96, half: 350, full: 700 };

it.each([
  ["stays after a small pull", "half", 370, "half"],
  ["goes up after a clear pull", "half", 400, "full"],
  ["goes down after a clear pull", "half", 300, "peek"],
  ["goes to the nearest stop after a long pull", "peek", 650, "full"],
  ["stays at the top", "full", 700, "full"],
] as const)("a sheet %s", (_name, from, height, to) => {
  expect(stopAfter(from, height, HEIGHTS)).toBe(to);
});

it("has no stop above the highest and below the lowest", () => {
  expect(besideStop("full", 1)).toBe("full");
  expect(besideStop("peek", -1)).toBe("peek");
});
