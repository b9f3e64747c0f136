import { expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { stopsAlongLine } from "./stops-along-line.ts";

const line = (...places: readonly (readonly [number, number])[]) =>
  Float64Array.from(places.flatMap(([east, north]) => [5 + east / 1000, 52 + north / 1000]));

/** A way that leads straight from place to place, whatever the line does. */
const straight = async (from: LatLng, to: LatLng) =>
  Float64Array.of(from.lng, from.lat, to.lng, to.lat);

it("needs no stop in between where the best way is the line", async () => {
  const { stops, strayMeters } = await stopsAlongLine(line([0, 0], [5, 0], [10, 0]), straight);
  expect(stops).toEqual([
    { lng: 5, lat: 52 },
    { lng: 5.01, lat: 52 },
  ]);
  expect(strayMeters).toBe(0);
});

it("puts a stop where the best way would leave the line", async () => {
  const { stops, strayMeters } = await stopsAlongLine(line([0, 0], [5, 5], [10, 0]), straight);
  expect(stops.map(({ lng, lat }) => [lng, lat])).toEqual([
    [5, 52],
    [5.005, 52.005],
    [5.01, 52],
  ]);
  expect(strayMeters).toBe(0);
});

it("says how much of the line no way follows", async () => {
  const { strayMeters } = await stopsAlongLine(line([0, 0], [1, 0], [10, 0]), async (from, to) =>
    to.lng > 5.005 ? null : straight(from, to),
  );
  expect(strayMeters).toBeGreaterThan(600);
});

it("has a bounded number of stops", async () => {
  const places = Array.from({ length: 5000 }, (_, at) => [at, at % 2] as const);
  const { stops } = await stopsAlongLine(line(...places), straight);
  expect(stops.length).toBeLessThanOrEqual(120);
});
