import { describe, expect, test } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxAround, boxAroundBoxes, boxSizeMeters, middleOf, viewOfBox } from "./framed-box.ts";

const DELFT: LngLatBox = [4.3, 51.95, 4.45, 52.04];

test("the box around boxes contains all of them", () => {
  expect(boxAroundBoxes([DELFT, [4.4, 51.9, 4.6, 52]])).toEqual([4.3, 51.9, 4.6, 52.04]);
});

describe("the box around places", () => {
  test("contains all corners of a rotated frame", () => {
    const corners = [
      { lat: 52, lng: 4.3 },
      { lat: 52.02, lng: 4.33 },
      { lat: 52.01, lng: 4.36 },
      { lat: 51.99, lng: 4.33 },
    ];
    expect(boxAround(corners)).toEqual([4.3, 51.99, 4.36, 52.02]);
  });

  test("of one place is that place", () => {
    expect(boxAround([{ lat: 52, lng: 4 }])).toEqual([4, 52, 4, 52]);
  });
});

test("the box of Delft is about 10 by 10 km", () => {
  const { width, height } = boxSizeMeters(DELFT);
  expect(width / 1000).toBeCloseTo(10.27, 1);
  expect(height / 1000).toBeCloseTo(10.01, 1);
});

describe("the view of a box", () => {
  test("has the same centre", () => {
    const { lat, lng } = viewOfBox(DELFT);
    expect({ lat, lng }).toEqual(middleOf(DELFT));
  });

  test("shows all of it on the narrowest screen, and little else", () => {
    const widthPixels = (0.15 / 360) * 512 * 2 ** viewOfBox(DELFT).zoom;
    expect(widthPixels).toBeGreaterThan(200);
    expect(widthPixels).toBeLessThan(320);
  });

  test("fits the height of a narrow, tall box", () => {
    const wide = viewOfBox([4.3, 51.95, 4.31, 52.04]);
    expect(wide.zoom).toBeCloseTo(viewOfBox([4.3, 51.95, 4.35, 52.04]).zoom);
  });

  test("fits a space of any proportions", () => {
    const zoomIn = (width: number, height: number) =>
      viewOfBox(DELFT, { width, height, nearestZoom: 15 }).zoom;
    expect(zoomIn(520, 9999)).toBeCloseTo(zoomIn(260, 9999) + 1);
    expect(zoomIn(9999, 520)).toBeCloseTo(zoomIn(9999, 260) + 1);
    expect(viewOfBox([4, 52, 4, 52], { width: 1, height: 1, nearestZoom: 13 }).zoom).toBe(13);
  });

  test("shows the surrounding streets of a single place", () => {
    expect(viewOfBox([4, 52, 4, 52])).toEqual({ lat: 52, lng: 4, zoom: 15 });
  });
});
