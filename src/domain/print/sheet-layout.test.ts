import { describe, expect, it } from "vitest";
import { fromRd, toRd } from "#domain/coordinates/rd.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { gridConvergenceDegrees } from "#domain/geodesy/grid-convergence.ts";
import { sheetGrid } from "./sheet-grid.ts";
import {
  DIRECTIONS,
  PAPERS,
  SCALES,
  type SheetChoice,
  scaleDeviation,
  sheetBox,
  sheetLayout,
  sheetMap,
  sheetProjection,
} from "./sheet-layout.ts";
import { sheetOnScreen, sheetPicture } from "./sheet-picture.ts";

const DELFT = { lat: 52.0116, lng: 4.3571 };
const SCHIERMONNIKOOG = { lat: 53.48, lng: 6.2 };

const CHOICES: readonly SheetChoice[] = PAPERS.flatMap((paper) =>
  DIRECTIONS.flatMap((direction) => SCALES.map((scale) => ({ paper, direction, scale }))),
);

/** Returns by how much a stretch drawn on a sheet is too long. */
function tooLong(middle: typeof DELFT, choice: SheetChoice, toEast: number, toNorth: number) {
  const onSheet = sheetProjection(middle, sheetMap(choice));
  const start = toRd(middle) ?? { x: 0, y: 0 };
  const place = fromRd({ x: start.x + toEast, y: start.y + toNorth });
  const [from, to] = [onSheet(middle), onSheet(place)];
  const drawnMeters = (Math.hypot(to.x - from.x, to.y - from.y) * choice.scale) / 1000;
  return drawnMeters / inverse(middle, place).distanceMeters - 1;
}

describe.each(CHOICES)("a sheet $paper $direction of 1:$scale", (choice) => {
  it("has the exact scale in its centre, to the east and to the north", () => {
    for (const middle of [DELFT, SCHIERMONNIKOOG]) {
      for (const [east, north] of [
        [200, 0],
        [0, 200],
        [-150, 150],
      ] as const) {
        expect(Math.abs(tooLong(middle, choice, east, north))).toBeLessThan(0.0015);
      }
    }
  });

  it("shows the ground for which its map has room, and gives the error at its edge", () => {
    const { map, widthMm, heightMm } = sheetLayout(choice);
    const [west, south, east, north] = sheetBox(DELFT, sheetMap(choice));
    const onSheet = sheetProjection(DELFT, sheetMap(choice));
    const corner = onSheet({ lat: north, lng: west });
    expect([corner.x, corner.y].map((mm) => Math.abs(mm) < 1e-6)).toEqual([true, true]);
    expect(onSheet({ lat: south, lng: east }).x).toBeCloseTo(map.widthMm);
    expect(onSheet({ lat: south, lng: east }).y).toBeCloseTo(map.heightMm);
    expect((map.widthMm * map.heightMm) / (widthMm * heightMm)).toBeGreaterThan(
      choice.paper === "A5" ? 0.58 : 0.7,
    );
    // A stretch along the upper edge, where the error is largest.
    const along = inverse({ lat: north, lng: DELFT.lng }, { lat: north, lng: east });
    const worst = (map.widthMm * choice.scale) / 2000 / along.distanceMeters - 1;
    expect(scaleDeviation(DELFT, sheetMap(choice))).toBeGreaterThanOrEqual(Math.abs(worst) - 1e-6);
    expect(scaleDeviation(DELFT, sheetMap(choice))).toBeLessThan(0.005);
  });

  it("has a picture of at least 150 dots per inch of the same ground, of a feasible size", () => {
    const { map } = sheetLayout(choice);
    const { width, height, pixelRatio, zoom, widthMm, heightMm } = sheetPicture(
      DELFT,
      sheetMap(choice),
    );
    expect((width * pixelRatio) / (widthMm / 25.4)).toBeGreaterThanOrEqual(150);
    expect(Math.max(width, height) * pixelRatio).toBeLessThanOrEqual(4096);
    expect([width, height].every(Number.isInteger)).toBe(true);
    for (const extra of [widthMm - map.widthMm, heightMm - map.heightMm]) {
      expect(extra).toBeGreaterThanOrEqual(0);
      expect(extra).toBeLessThan(0.2);
    }
    const [west, , east] = sheetBox(DELFT, sheetMap(choice));
    const pictureDegrees = (width / (512 * 2 ** zoom)) * 360;
    expect(pictureDegrees / (east - west)).toBeCloseTo(widthMm / map.widthMm, 6);
    const onScreen = sheetOnScreen({ lat: DELFT.lat, zoom }, sheetMap(choice));
    expect(onScreen.width / width).toBeCloseTo(map.widthMm / widthMm, 6);
  });
});

describe("the RD grid on a sheet", () => {
  const choice: SheetChoice = { paper: "A4", direction: "portrait", scale: 25_000 };

  it("has a line for each kilometre, forty millimetres apart, labelled where it leaves the map", () => {
    const lines = sheetGrid(DELFT, sheetMap(choice));
    const { map } = sheetLayout(choice);
    const above = lines.flatMap(({ number, ends }) =>
      ends.flatMap(({ side, atMm }) => (side === "top" ? { number, atMm } : [])),
    );
    expect(above.map(({ number }) => number)).toEqual([82, 83, 84, 85, 86]);
    for (const [index, { atMm }] of above.slice(1).entries()) {
      expect(Math.abs(atMm - (above[index]?.atMm ?? 0) - 40)).toBeLessThan(0.15);
    }
    const sides = lines
      .filter(({ axis }) => axis === "y")
      .map(({ ends }) => ends.map(({ side }) => side));
    expect(sides.length).toBeGreaterThanOrEqual(6);
    expect(sides.filter((two) => two.join() === "left,right").length).toBeGreaterThanOrEqual(5);
    // The number at the edge holds at the edge.
    const [west, , east, north] = sheetBox(DELFT, sheetMap(choice));
    for (const { number, atMm } of above) {
      const lng = west + ((east - west) * atMm) / map.widthMm;
      expect(Math.abs((toRd({ lat: north, lng })?.x ?? 0) - number * 1000)).toBeLessThan(2);
    }
    const onSheet = sheetProjection(DELFT, sheetMap(choice));
    const crossing = onSheet(fromRd({ x: 84_000, y: 447_000 }));
    const line = lines.find(({ number }) => number === 84);
    const near = Math.min(
      ...(line?.points ?? []).map(({ x, y }) => Math.hypot(x - crossing.x, y - crossing.y)),
    );
    expect(near).toBeLessThan(0.001);
    expect(crossing.x).toBeGreaterThan(0);
    expect(crossing.x).toBeLessThan(map.widthMm);
  });

  it("is upright on a sheet with grid north on top, in its middle exactly", () => {
    const place = fromRd({ x: 265_000, y: 575_000 });
    const bearingDegrees = gridConvergenceDegrees(place) ?? 0;
    expect(Math.abs(bearingDegrees)).toBeGreaterThan(1);
    const lean = (one: SheetChoice) => {
      const { points = [] } =
        sheetGrid(place, sheetMap(one)).find(({ number }) => number === 265) ?? {};
      const [from, to] = [points[0], points.at(-1)];
      return Math.abs((to?.x ?? 0) - (from?.x ?? 0)) / Math.abs((to?.y ?? 0) - (from?.y ?? 0));
    };
    expect(lean(choice)).toBeGreaterThan(0.02);
    expect(lean({ ...choice, bearingDegrees })).toBeLessThan(0.001);
    // Its box is that of its corners.
    const onSheet = sheetProjection(place, sheetMap({ ...choice, bearingDegrees }));
    const [west, south, east, north] = sheetBox(place, sheetMap({ ...choice, bearingDegrees }));
    const xs = [onSheet({ lat: north, lng: west }).x, onSheet({ lat: south, lng: east }).x];
    expect(Math.min(...xs)).toBeLessThanOrEqual(0);
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(sheetLayout(choice).map.widthMm);
  });

  it("has a line each hundred metres at 1:10.000, and names those by their hundreds", () => {
    const lines = sheetGrid(DELFT, sheetMap({ ...choice, scale: 10_000 }));
    const xs = lines.filter(({ axis }) => axis === "x");
    expect(xs.map(({ label }) => label)).toContain("84");
    expect(xs.filter(({ isMinor }) => !isMinor).every(({ label }) => label.length > 1)).toBe(true);
    const seven = xs.find(({ number }) => number === 84.7);
    expect(seven).toMatchObject({ isMinor: true, label: "7" });
    const tops = xs.flatMap(({ ends }) => ends.filter(({ side }) => side === "top"));
    expect((tops[1]?.atMm ?? 0) - (tops[0]?.atMm ?? 0)).toBeCloseTo(10, 0);
    expect(sheetGrid(DELFT, sheetMap(choice)).some(({ isMinor }) => isMinor)).toBe(false);
  });

  it("is empty outside the area of RD", () => {
    expect(sheetGrid({ lat: 51.5, lng: 0 }, sheetMap(choice))).toEqual([]);
  });
});
