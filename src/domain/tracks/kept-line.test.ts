import { describe, expect, it } from "vitest";
import { lineBounds, lineLengthMeters, linePoints } from "./kept-line.ts";

const THREE = {
  lngs: Float64Array.of(5, 5, 5.5),
  lats: Float64Array.of(52, 52.1, 52.1),
};

describe("lineLengthMeters", () => {
  it("adds up what lies between the points", () => {
    const line = { ...THREE, segmentStarts: Uint32Array.of(0) };
    // A tenth of a degree of latitude is 11 119.5 m on the sphere of 6 371 008.8 m.
    expect(lineLengthMeters(line)).toBeCloseTo(11_119.5 + 34_152.2, -1);
  });

  it("does not count the gap between two segments", () => {
    const line = { ...THREE, segmentStarts: Uint32Array.of(0, 2) };
    expect(lineLengthMeters(line)).toBeCloseTo(11_119.5, 0);
  });
});

describe("lineBounds", () => {
  it("is the box around all points", () => {
    expect(lineBounds({ ...THREE, segmentStarts: Uint32Array.of(0) })).toEqual([5, 52, 5.5, 52.1]);
  });

  it("is nothing without points", () => {
    const none = Float64Array.of();
    expect(lineBounds({ lngs: none, lats: none, segmentStarts: Uint32Array.of() })).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

it("gives the places of a route in its order", () => {
  const points = [
    { name: "A", lng: 5, lat: 52 },
    { name: "B", lng: 6, lat: 53 },
  ];
  expect(linePoints({ kind: "route", route: { name: "", points } })).toEqual({
    lngs: Float64Array.of(5, 6),
    lats: Float64Array.of(52, 53),
    segmentStarts: Uint32Array.of(0),
  });
});
