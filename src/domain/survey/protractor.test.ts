import { expect, it } from "vitest";
import { fromRd, toRd } from "#domain/coordinates/rd.ts";
import { type ProtractorScale, protractorSketch } from "./protractor.ts";

const CENTER = { x: 91_000, y: 438_000 };

it.each([
  [10_000, 400],
  [25_000, 1000],
  [50_000, 2000],
] as const)("at 1:%d the circle of 40 mm is %d m", (scale: ProtractorScale, radiusMeters) => {
  const [circle] = protractorSketch(fromRd(CENTER), scale);
  if (circle?.kind !== "line") throw new Error("no circle");
  for (const place of circle.points) {
    const rd = toRd(place);
    const meters = rd && Math.hypot(rd.x - CENTER.x, rd.y - CENTER.y);
    expect(meters).toBeCloseTo(radiusMeters, 2);
  }
});

it("is numbered in the direction of the grid", () => {
  const labels = protractorSketch(fromRd(CENTER), 25_000).flatMap((shape) =>
    shape.kind === "label" ? [shape] : [],
  );
  expect(labels.map(({ label }) => label)).toEqual(
    Array.from({ length: 12 }, (_, index) => `${index * 30}`),
  );
  const east = labels.find(({ label }) => label === "90");
  const rd = east && toRd(east.place);
  expect(rd?.y).toBeCloseTo(CENTER.y, 2);
  expect(rd?.x).toBeGreaterThan(CENTER.x);
});

it("is null outside the RD grid", () => {
  expect(protractorSketch({ lat: 45, lng: 5 }, 25_000)).toEqual([]);
});
