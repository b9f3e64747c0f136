import { describe, expect, it } from "vitest";
import { hearDirection, NO_DIRECTIONS, shownDirection } from "./directions.ts";

const course = (headingDegrees: number | null, speedMps: number | null) =>
  ({ origin: "course", headingDegrees, speedMps }) as const;
const compass = (headingDegrees: number | null) =>
  ({ origin: "compass", headingDegrees, speedMps: null }) as const;

describe("hearDirection", () => {
  it("keeps what the compass says apart from the course", () => {
    const heard = hearDirection(hearDirection(NO_DIRECTIONS, course(90, 2)), compass(200));
    expect(heard).toEqual({ course: 90, compass: 200 });
  });

  it("knows no course of who stands still", () => {
    const walking = hearDirection(NO_DIRECTIONS, course(90, 2));
    expect(hearDirection(walking, course(90, 0.1)).course).toBeNull();
    expect(hearDirection(walking, course(Number.NaN, 0)).course).toBeNull();
  });

  it("believes a course without a speed", () => {
    expect(hearDirection(NO_DIRECTIONS, course(10, null)).course).toBe(10);
  });

  it("keeps the last word of a compass that falls silent", () => {
    const heard = hearDirection(NO_DIRECTIONS, compass(200));
    expect(hearDirection(heard, compass(null))).toBe(heard);
  });

  it("is not moved by a tremble, also not over north", () => {
    const heard = hearDirection(NO_DIRECTIONS, compass(359.8));
    expect(hearDirection(heard, compass(0.3))).toBe(heard);
    expect(hearDirection(heard, compass(2))).toEqual({ course: null, compass: 2 });
  });
});

describe("shownDirection", () => {
  it("shows the course of who moves and the compass of who stands", () => {
    expect(shownDirection({ course: 90, compass: 200 })).toEqual({ degrees: 90, origin: "course" });
    const standing = shownDirection({ course: null, compass: 200 });
    expect(standing).toEqual({ degrees: 200, origin: "compass" });
    expect(shownDirection(NO_DIRECTIONS)).toBeNull();
  });
});
