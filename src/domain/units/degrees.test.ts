import { describe, expect, it } from "vitest";
import { turnDegrees, wrapDegrees } from "./degrees.ts";

describe("wrapDegrees", () => {
  it.each([
    [0, 0],
    [359.7, 359.7],
    [360, 0],
    [-0, 0],
    [-360, 0],
    [-90, 270],
    [725, 5],
    [-1e-15, 0],
  ])("converts %d to %d", (degrees, wrapped) => {
    expect(wrapDegrees(degrees)).toBe(wrapped);
  });
});

describe("turnDegrees", () => {
  it.each([
    [0, 90, 90],
    [350, 10, 20],
    [10, 350, 20],
    [90, 270, 180],
  ])("from %d to %d is %d", (from, to, turn) => {
    expect(turnDegrees(from, to)).toBe(turn);
  });
});
