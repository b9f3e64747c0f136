import { expect, test } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { nearestOnLine } from "./nearest-on-line.ts";
import { pathThrough } from "./track-path.fixture.ts";

const DELFT = { lat: 52.0116, lng: 4.3571 };

test("finds a place between two points", () => {
  const near = nearestOnLine(
    pathThrough([
      [4.35, 52.02],
      [4.37, 52.02],
    ]),
    DELFT,
  );
  expect(near?.lng).toBeCloseTo(4.3571, 4);
  expect(near?.lat).toBeCloseTo(52.02, 6);
  expect(near?.distanceMeters).toBeCloseTo(distanceMeters(DELFT, { lat: 52.02, lng: 4.3571 }), 0);
});

test("finds the last point beyond the end of a line", () => {
  const near = nearestOnLine(
    pathThrough([
      [4.3, 52.01],
      [4.31, 52.01],
    ]),
    DELFT,
  );
  expect(near).toMatchObject({ lng: expect.closeTo(4.31), lat: expect.closeTo(52.01) });
});

test("ignores the gap between two segments", () => {
  const gap = pathThrough(
    [
      [4.3, 52.0116],
      [4.31, 52.0116],
      [4.4, 52.0116],
      [4.41, 52.0116],
    ],
    [0, 2],
  );
  expect(nearestOnLine(gap, DELFT)?.lng).toBeCloseTo(4.4);
});

test("returns null for a line without points, and the place of a single point", () => {
  expect(nearestOnLine(pathThrough([], []), DELFT)).toBeNull();
  expect(nearestOnLine(pathThrough([[4.3571, 52.0116]]), DELFT)?.distanceMeters).toBeCloseTo(0);
});
