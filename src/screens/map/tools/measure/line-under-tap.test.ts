import { expect, test } from "vitest";
import { pathThrough } from "#domain/tracks/track-path.fixture.ts";
import { lineSketch, tappedOnLine } from "./line-under-tap.ts";

/** Five points a kilometre apart along a parallel, in two segments. */
const LINE = pathThrough(
  [
    [5, 52],
    [5.0146, 52],
    [5.0292, 52],
    [5.0438, 52],
    [5.0584, 52],
  ],
  [0, 3],
);

test("a tap finds a point first, then a leg, and nothing beyond its reach", () => {
  expect(tappedOnLine(LINE, { lng: 5.0147, lat: 52 }, 14)).toEqual({ kind: "point", index: 1 });
  const leg = tappedOnLine(LINE, { lng: 5.02, lat: 52.0005 }, 14);
  expect(leg).toMatchObject({ kind: "leg", index: 2 });
  expect(leg?.kind === "leg" && leg.place.lat).toBeCloseTo(52, 5);
  expect(tappedOnLine(LINE, { lng: 5.02, lat: 52.01 }, 14)).toBeNull();
});

test("the gap between two segments is no leg", () => {
  expect(tappedOnLine(LINE, { lng: 5.036, lat: 52 }, 14)).toBeNull();
});

test("the drawing has the points in view, and the legs to the points beside them", () => {
  const view = { center: { lng: 5.0146, lat: 52 }, zoom: 16 };
  const { sketch } = lineSketch(LINE, 1, view);
  const lines = sketch.flatMap((shape) => (shape.kind === "line" ? [shape.points.length] : []));
  const dots = sketch.filter(({ kind }) => kind === "point");
  expect([lines, dots.length]).toEqual([[3], 1]);
  const whole = lineSketch(LINE, null, { ...view, zoom: 11 });
  const parts = whole.sketch.flatMap((one) => (one.kind === "line" ? [one.points.length] : []));
  expect([parts, whole.areAllDrawn]).toEqual([[3, 2], true]);
});

test("of too many points only the chosen one is drawn", () => {
  const dense = pathThrough(
    Array.from({ length: 400 }, (_, index) => [5 + index / 1e6, 52] as const),
  );
  const { sketch, areAllDrawn } = lineSketch(dense, 7, { center: { lng: 5, lat: 52 }, zoom: 16 });
  expect([sketch.filter(({ kind }) => kind === "point").length, areAllDrawn]).toEqual([1, false]);
});
