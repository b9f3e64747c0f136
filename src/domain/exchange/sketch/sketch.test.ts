import { expect, test } from "vitest";
import { plainTrack } from "#domain/exchange/plain-track.fixture.ts";
import { sketch } from "./sketch.ts";

const NOTHING = { waypoints: [], tracks: [], routes: [] };

test("returns null for a file without places", () => {
  expect(sketch([NOTHING])).toBeNull();
});

test("draws north up and east to the right", () => {
  const waypoints = [
    { name: "noordwest", lat: 53, lng: 4 },
    { name: "zuidoost", lat: 51, lng: 7 },
  ];
  const [northWest, southEast] = sketch([{ ...NOTHING, waypoints }])?.points ?? [];
  expect(northWest?.x).toBeLessThan(southEast?.x ?? 0);
  expect(northWest?.y).toBeLessThan(southEast?.y ?? 0);
});

test("does not join the segments of a track", () => {
  const gap = plainTrack(
    [
      [5, 52],
      [5.1, 52],
      [5.3, 52.1],
      [5.4, 52.1],
    ],
    [0, 2],
  );
  expect(sketch([{ ...NOTHING, tracks: [gap] }])?.tracks[0]?.match(/M/g)).toHaveLength(2);
});

test("draws a single place in the middle", () => {
  const drawing = sketch([{ ...NOTHING, waypoints: [{ name: "", lat: 52, lng: 5 }] }]);
  expect(drawing?.points).toEqual([
    { x: (drawing?.width ?? 0) / 2, y: (drawing?.height ?? 0) / 2 },
  ]);
});

test("draws only a few of very many close points", () => {
  const crowd = Array.from({ length: 10_000 }, (_, at) => ({
    name: "",
    lat: 52,
    lng: 5 + at / 1e7,
  }));
  const waypoints = [...crowd, { name: "ver", lat: 53, lng: 6 }];
  expect(sketch([{ ...NOTHING, waypoints }])?.points).toHaveLength(2);
});

test("draws a track over the date line whole, beside a point of its other side", () => {
  const track = plainTrack(
    [
      [179.8, 52],
      [179.9, 52.1],
      [-179.9, 52.1],
      [-179.8, 52],
    ],
    [0],
  );
  const waypoints = [{ name: "haven", lat: 52, lng: -179.8 }];
  const drawing = sketch([{ ...NOTHING, tracks: [track], waypoints }]);
  const xs = [...(drawing?.tracks[0] ?? "").matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect(xs).toHaveLength(4);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect((xs.at(-1) ?? 0) - (xs[0] ?? 0)).toBeGreaterThan(200);
  expect(drawing?.points[0]?.x).toBe(xs.at(-1));
});
