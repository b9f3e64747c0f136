import { expect, test } from "vitest";
import { areaSquareMeters } from "#domain/geodesy/geodesic.ts";
import { trackOfDrawnLine } from "./drawn-line.ts";

const CORNERS = [
  { lat: 52, lng: 5 },
  { lat: 52, lng: 5.01 },
  { lat: 52.01, lng: 5.01 },
];
const FACTS = { id: "a", addedAtMs: 1 };

test("a drawn line is a route, and an area one that is closed", () => {
  const line = { points: CORNERS, isClosed: false, name: "Grens", color: null };
  const open = trackOfDrawnLine(line, FACTS);
  expect(open).toMatchObject({ kind: "route", name: "Grens", pointCount: 3, isVisible: true });
  expect(open.color).toBeUndefined();
  const closed = trackOfDrawnLine({ ...line, isClosed: true, color: "#1d4ed8" }, FACTS);
  expect(closed).toMatchObject({ pointCount: 4, color: "#1d4ed8" });
  expect([closed.points.lngs.at(-1), closed.points.lats.at(-1)]).toEqual([5, 52]);
  expect(closed.lengthMeters).toBeGreaterThan(open.lengthMeters);
});

test("the area within a line is that on the ellipsoid, in both directions", () => {
  // Half of 686.6 by 1112.6 m.
  expect(areaSquareMeters(CORNERS) / 381_900).toBeCloseTo(1, 2);
  expect(areaSquareMeters(CORNERS.toReversed())).toBeCloseTo(areaSquareMeters(CORNERS), 3);
  expect(areaSquareMeters(CORNERS.slice(0, 2))).toBe(0);
});
