import { describe, expect, it } from "vitest";
import {
  fuseHeading,
  type Heading,
  type HeadingFusion,
  type HeadingReport,
  isPastHeading,
  NO_FUSION,
  NO_HEADING,
} from "./heading.ts";

/** Reports a second apart are not smoothed. */
const compass = (
  magneticDegrees: number,
  atMs = 0,
  declinationDegrees: number | null = null,
): HeadingReport => ({ origin: "compass", magneticDegrees, declinationDegrees, atMs });
const course = (
  courseDegrees: number | null,
  speedMps: number | null,
  atMs = 0,
): HeadingReport => ({ origin: "course", courseDegrees, speedMps, atMs });

function fused(...reports: readonly HeadingReport[]): HeadingFusion {
  return reports.reduce(fuseHeading, NO_FUSION);
}

const shown = (...reports: readonly HeadingReport[]): Heading => fused(...reports).shown;

describe("fuseHeading", () => {
  it("starts without a heading", () => {
    expect(NO_HEADING).toMatchObject({ heading: 0, hasHeading: false, origin: null });
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])("ignores %s", (heading) => {
    expect(shown(course(heading, 1))).toBe(NO_HEADING);
  });

  it.each([
    [0, 0],
    [360, 0],
    [-90, 270],
    [450, 90],
  ])("takes %d as %d", (given, heading) => {
    expect(shown(course(given, null))).toMatchObject({ heading, hasHeading: true });
    expect(shown(compass(given))).toMatchObject({ heading, hasHeading: true });
  });

  it("shows the compass while standing, and the course while walking", () => {
    expect(shown(course(90, 0.2), compass(10))).toMatchObject({ heading: 10, origin: "compass" });
    expect(shown(compass(10), course(90, 1.4))).toMatchObject({ heading: 90, origin: "course" });
    expect(shown(course(90, 1.4), compass(10))).toMatchObject({ heading: 90, origin: "course" });
  });

  it("switches to the course at 1 m/s, and back below 0.5 m/s", () => {
    const speeds = [0.5, 0.9, 1, 0.9, 0.5, 0.49, 0.9, 0.99, 1];
    let fusion = fused(compass(10));
    const origins = speeds.map((speed) => {
      fusion = fuseHeading(fusion, course(90, speed));
      return fusion.shown.origin === "course" ? "C" : "-";
    });
    expect(origins.join("")).toBe("--CCC---C");
  });

  it("keeps the compass separate from the course", () => {
    expect(shown(course(90, 2), compass(200))).toMatchObject({ course: 90, compass: 200 });
    expect(shown(course(90, 2), compass(200), course(90, 0.1)).course).toBeNull();
  });

  it("accepts a course without a speed", () => {
    expect(shown(compass(200), course(10, null))).toMatchObject({ heading: 10, origin: "course" });
  });

  it("keeps the course for five seconds of fixes without one", () => {
    const riding = fused(compass(10), course(90, 5, 1000), course(null, 5, 4000));
    expect(riding.shown.origin).toBe("course");
    expect(fuseHeading(riding, compass(10, 6000)).shown.origin).toBe("course");
    const left = fuseHeading(riding, compass(10, 6001)).shown;
    expect(left).toMatchObject({ heading: 10, origin: "compass" });
  });

  it("keeps the last course while standing without a compass, marked as past", () => {
    const standing = fused(course(90, 1.4), course(null, 0));
    const last = { heading: 90, hasHeading: true, origin: "course", isPast: true, course: null };
    expect(standing.shown).toMatchObject(last);
    const pointed = fuseHeading(standing, compass(200)).shown;
    expect(pointed).toMatchObject({ heading: 200, origin: "compass", isPast: false });
    expect(fuseHeading(standing, course(30, 1.4)).shown).toMatchObject({ isPast: false });
  });

  it("corrects the compass to true north once the declination is known", () => {
    expect(shown(compass(359, 0, 2.5)).heading).toBe(1.5);
    expect(shown(compass(10, 0), compass(10, 10, 2.5)).heading).toBe(12.5);
    expect(shown(compass(10, 0, -3), course(90, 2)).heading).toBe(90);
  });

  it("follows small turns once they add up", () => {
    let fusion = fused(compass(100));
    for (let step = 1; step <= 8; step++)
      fusion = fuseHeading(fusion, compass(100 + step * 0.3, step * 1000));
    expect(fusion.shown.heading).toBeGreaterThan(101);
  });

  it("smooths the compass", () => {
    let fusion = fused(compass(100));
    for (let step = 1; step <= 60; step++)
      fusion = fuseHeading(fusion, compass(step % 2 ? 108 : 92, step * 16));
    expect(Math.abs(fusion.shown.heading - 100)).toBeLessThan(2);
  });

  it("ignores jitter of less than a degree, even across north", () => {
    const north = fused(compass(359.7));
    expect(fuseHeading(north, compass(0.5, 1000)).shown).toBe(north.shown);
    expect(fuseHeading(north, compass(0.8, 1000)).shown.heading).toBe(0.8);
  });
});

describe("isPastHeading", () => {
  it("is true for the course of a stale fix, and never for the compass", () => {
    expect(isPastHeading({ origin: "course", isPast: false }, false)).toBe(false);
    expect(isPastHeading({ origin: "course", isPast: false }, true)).toBe(true);
    expect(isPastHeading({ origin: "course", isPast: true }, false)).toBe(true);
    expect(isPastHeading({ origin: "compass", isPast: false }, true)).toBe(false);
  });
});
