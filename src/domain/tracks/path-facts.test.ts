import { describe, expect, it } from "vitest";
import { pathBounds, pathLengthMeters } from "./path-facts.ts";

const THREE = {
  lngs: Float64Array.of(5, 5, 5.5),
  lats: Float64Array.of(52, 52.1, 52.1),
};

describe("pathLengthMeters", () => {
  it("adds up the distances between the points", () => {
    const line = { ...THREE, segmentStarts: Uint32Array.of(0) };
    // A tenth of a degree of latitude is 11 119.5 m on the sphere of 6 371 008.8 m.
    expect(pathLengthMeters(line)).toBeCloseTo(11_119.5 + 34_152.2, -1);
  });

  it("does not count the gap between two segments", () => {
    const line = { ...THREE, segmentStarts: Uint32Array.of(0, 2) };
    expect(pathLengthMeters(line)).toBeCloseTo(11_119.5, 0);
  });
});

describe("pathBounds", () => {
  it("is the box around all points", () => {
    expect(pathBounds({ ...THREE, segmentStarts: Uint32Array.of(0) })).toEqual([5, 52, 5.5, 52.1]);
  });

  it("is on the side of the larger part of a line over the date line", () => {
    const over = (...lngs: number[]) =>
      pathBounds({
        lngs: Float64Array.from(lngs),
        lats: Float64Array.from(lngs, () => 52),
        segmentStarts: Uint32Array.of(0),
      });
    expect(over(179.5, 179.9, -179.9)).toEqual([179.5, 52, 180, 52]);
    expect(over(179.9, -179.9, -179.5)).toEqual([-180, 52, -179.5, 52]);
    expect(over(-179.5, 179.9)).toEqual([-180, 52, -179.5, 52]);
    expect(over(-170, 5, 170)).toEqual([-170, 52, 170, 52]);
  });

  it("is all 0 without points", () => {
    const none = Float64Array.of();
    expect(pathBounds({ lngs: none, lats: none, segmentStarts: Uint32Array.of() })).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
