import { expect, test } from "vitest";
import { lineGraph, traceCourse } from "./river-tracing.ts";

const RIVER = [
  [
    [5, 52],
    [5.1, 52.05],
    [5.2, 52],
  ],
  [
    [5.2, 52],
    [5.3, 52.02],
  ],
];

test("a course continues from one piece into the next", () => {
  const course = traceCourse(lineGraph(RIVER), [
    [5, 52],
    [5.3, 52.02],
  ]);
  expect(course).toEqual([
    [5, 52],
    [5.1, 52.05],
    [5.2, 52],
    [5.3, 52.02],
  ]);
});

test("a via point beside the water uses the nearest point on it", () => {
  const course = traceCourse(lineGraph(RIVER), [
    [5.01, 52.01],
    [5.19, 52.01],
  ]);
  expect([course[0], course.at(-1)]).toEqual([
    [5, 52],
    [5.2, 52],
  ]);
});

test("a via point far from any water is rejected", () => {
  expect(() => traceCourse(lineGraph(RIVER), [[6, 53]])).toThrow("No water near 6,53");
});
