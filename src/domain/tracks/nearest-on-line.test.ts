import { expect, test } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { nearestOnLine } from "./nearest-on-line.ts";
import { pathThrough } from "./track-path.fixture.ts";

const DELFT = { lat: 52.0116, lng: 4.3571 };

test("the nearest place may lie between two points", () => {
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

test("beyond the end of a line its last point is nearest", () => {
  const near = nearestOnLine(
    pathThrough([
      [4.3, 52.01],
      [4.31, 52.01],
    ]),
    DELFT,
  );
  expect(near).toMatchObject({ lng: expect.closeTo(4.31), lat: expect.closeTo(52.01) });
});

test("the gap between two segments is no part of a line", () => {
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

test("a line without points is nowhere, and one point is a place", () => {
  expect(nearestOnLine(pathThrough([], []), DELFT)).toBeNull();
  expect(nearestOnLine(pathThrough([[4.3571, 52.0116]]), DELFT)?.distanceMeters).toBeCloseTo(0);
});
