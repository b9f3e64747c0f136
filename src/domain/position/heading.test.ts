import { describe, expect, it } from "vitest";
import { believeHeading, type HeadingReport, NO_HEADING } from "./heading.ts";

const compass = (headingDegrees: number | null, reportedAtMs: number): HeadingReport => ({
  origin: "compass",
  headingDegrees,
  speedMps: null,
  reportedAtMs,
});
const course = (
  headingDegrees: number | null,
  speedMps: number | null,
  reportedAtMs: number,
): HeadingReport => ({ origin: "course", headingDegrees, speedMps, reportedAtMs });

describe("believeHeading", () => {
  it("begins without a heading", () => {
    expect(NO_HEADING).toMatchObject({ heading: 0, hasHeading: false });
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])("ignores %s", (heading) => {
    expect(believeHeading(NO_HEADING, course(heading, 1, 0))).toBe(NO_HEADING);
  });

  it.each([
    [0, 0],
    [360, 0],
    [-90, 270],
    [450, 90],
  ])("takes %d as %d", (given, heading) => {
    const believed = believeHeading(NO_HEADING, course(given, null, 0));
    expect(believed).toMatchObject({ heading, hasHeading: true });
  });

  it("follows the compass rather than the course on foot", () => {
    const first = believeHeading(NO_HEADING, compass(10, 1000));
    expect(believeHeading(first, course(90, 1.4, 1500)).heading).toBe(10);
    expect(believeHeading(first, course(90, 1.4, 2000)).heading).toBe(90);
  });

  it("follows the course rather than the compass when riding", () => {
    const first = believeHeading(NO_HEADING, compass(10, 1000));
    const riding = believeHeading(first, course(90, 5, 1100));
    expect(riding.heading).toBe(90);
    expect(believeHeading(riding, compass(20, 4099)).heading).toBe(90);
    expect(believeHeading(riding, compass(20, 4100)).heading).toBe(20);
  });

  it("does not follow a tremble of less than a degree, not even over north", () => {
    const north = believeHeading(NO_HEADING, compass(359.7, 0));
    expect(believeHeading(north, compass(0.5, 20)).heading).toBe(359.7);
    expect(believeHeading(north, compass(0.8, 20)).heading).toBe(0.8);
  });
});
