import { expect, test } from "vitest";
import { areaFromPolygons, clipToBounds, subtract, toMultiPolygon, widenLine } from "./areas.ts";

const SQUARE = areaFromPolygons([
  [
    [
      [5, 52],
      [6, 52],
      [6, 53],
      [5, 53],
      [5, 52],
    ],
  ],
]);

test("a dam across a lake leaves two lakes", () => {
  const dam = widenLine(
    [
      [5.5, 51.9],
      [5.5, 53.1],
    ],
    90,
  );
  expect(toMultiPolygon(subtract(SQUARE, dam)).coordinates).toHaveLength(2);
});

test("a widened line has the requested width on the ground", () => {
  const band = toMultiPolygon(
    widenLine(
      [
        [5, 52],
        [6, 52],
      ],
      [1_000, 1_000],
    ),
  );
  const latitudes = band.coordinates.flat(2).map((position) => position[1] ?? 0);
  const heightMeters = (Math.max(...latitudes) - Math.min(...latitudes)) * 111_200;
  expect(heightMeters).toBeGreaterThan(980);
  expect(heightMeters).toBeLessThan(1_020);
});

test("an area clipped to a box ends at the box", () => {
  const [ring = []] =
    toMultiPolygon(clipToBounds(SQUARE, [5.2, 52.2, 5.4, 52.4])).coordinates[0] ?? [];
  const lngs = ring.map((position) => position[0] ?? 0);
  expect(Math.min(...lngs)).toBeCloseTo(5.2, 4);
  expect(Math.max(...lngs)).toBeCloseTo(5.4, 4);
});

test("an island in a lake stays a hole", () => {
  const island = areaFromPolygons([
    [
      [
        [5.4, 52.4],
        [5.6, 52.4],
        [5.6, 52.6],
        [5.4, 52.6],
        [5.4, 52.4],
      ],
    ],
  ]);
  expect(toMultiPolygon(subtract(SQUARE, island)).coordinates[0]).toHaveLength(2);
});
