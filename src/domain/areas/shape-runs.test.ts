import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { tileBox, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import type { AreaShape, LngLat } from "./area-shape.ts";
import { runsOfShape } from "./shape-runs.ts";
import { AREA_MAX_ZOOM, countTiles, joinedRuns, type TileRuns } from "./tile-runs.ts";

const places = fc.tuple(
  fc.double({ min: 3.3, max: 7.2, noNaN: true }),
  fc.double({ min: 50.7, max: 53.6, noNaN: true }),
);

/** Lines of one to six places, each within a few kilometres of the one before. */
const lines = fc
  .tuple(
    places,
    fc.array(
      fc.tuple(
        fc.double({ min: -0.06, max: 0.06, noNaN: true }),
        fc.double({ min: -0.04, max: 0.04, noNaN: true }),
      ),
      { maxLength: 5 },
    ),
  )
  .map(([[lng, lat], steps]) => {
    const line: LngLat[] = [[lng, lat]];
    for (const [right, up] of steps) {
      const [lastLng, lastLat] = line.at(-1) ?? [lng, lat];
      line.push([lastLng + right, lastLat + up]);
    }
    return line;
  });

const widths = fc.integer({ min: 250, max: 5000 });

describe("a corridor", () => {
  test("has the tile of every place within half its width of the line", () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(lines, widths, part, part, turn, (line, widthMeters, along, out, angle) => {
        const has = tileTest(runsOfShape({ kind: "corridor", lines: [line], widthMeters }));
        const [lng, lat] = placeAlong(line, along);
        const [lngAside, latAside] = placeAside(lng, lat, (out * widthMeters) / 2, angle);
        expect(has(columnOf(lngAside), rowOf(latAside))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("has every tile within its reach and none beyond it, by brute force", () => {
    fc.assert(
      fc.property(lines, widths, (line, widthMeters) => {
        const has = tileTest(runsOfShape({ kind: "corridor", lines: [line], widthMeters }));
        const near = denselyAlong(line);
        const wrong: string[] = [];
        for (const { x, y } of tilesAround(line)) {
          const meters = metersFromTile(near, x, y);
          const reachMeters = widthMeters / 2;
          const mustHave = meters < reachMeters * 0.998 - STEP_METERS / 2;
          const mayHave = meters <= reachMeters * 1.012 + STEP_METERS;
          if (has(x, y) ? !mayHave : mustHave) wrong.push(`${x} ${y}: ${meters} m`);
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  test("of a track with many points has the tiles of its segments one by one", () => {
    const track = fc.tuple(lines, fc.integer({ min: 2, max: 400 }), widths);
    fc.assert(
      fc.property(track, ([line, steps, widthMeters]) => {
        const dense = line.flatMap((end, index) => {
          const start = line[index - 1] ?? end;
          return Array.from({ length: steps }, (_, step) => mix(start, end, (step + 1) / steps));
        });
        const corridor = (part: readonly LngLat[]) =>
          runsOfShape({ kind: "corridor", lines: [part], widthMeters });
        const oneByOne = dense.flatMap((end, at) => corridor([dense[at - 1] ?? end, end]));
        expect(countTiles(corridor(dense))).toBe(countTiles(joinedRuns(oneByOne)));
        expect(corridor(dense)).toEqual(joinedRuns(oneByOne));
      }),
      { numRuns: 60 },
    );
  });

  test("has nothing between its lines", () => {
    const lines: LngLat[][] = [
      [
        [4, 52],
        [4.01, 52],
      ],
      [
        [5, 52],
        [5.01, 52],
      ],
    ];
    const has = tileTest(runsOfShape({ kind: "corridor", lines, widthMeters: 1000 }));
    expect(has(columnOf(4.005), rowOf(52))).toBe(true);
    expect(has(columnOf(4.5), rowOf(52))).toBe(false);
    expect(has(columnOf(5.005), rowOf(52))).toBe(true);
  });

  test("has no tiles without a line", () => {
    expect(runsOfShape({ kind: "corridor", lines: [[]], widthMeters: 1000 })).toEqual([]);
  });
});

test("a circle has the tiles of a corridor around its centre", () => {
  fc.assert(
    fc.property(places, widths, ([lng, lat], radiusMeters) => {
      const circle = runsOfShape({ kind: "circle", center: { lng, lat }, radiusMeters });
      const line = [[lng, lat] as const];
      expect(circle).toEqual(
        runsOfShape({ kind: "corridor", lines: [line], widthMeters: 2 * radiusMeters }),
      );
    }),
  );
});

describe("a region", () => {
  /** Rings of three to eight corners within a few kilometres, which may cross themselves. */
  const rings = fc
    .tuple(
      places,
      fc.array(
        fc.tuple(
          fc.double({ min: -0.1, max: 0.1, noNaN: true }),
          fc.double({ min: -0.06, max: 0.06, noNaN: true }),
        ),
        { minLength: 3, maxLength: 8 },
      ),
    )
    .map(([[lng, lat], corners]) => corners.map(([right, up]): LngLat => [lng + right, lat + up]));

  test("has exactly the tiles that its border or its inside touches, by brute force", () => {
    fc.assert(
      fc.property(fc.array(rings, { minLength: 1, maxLength: 3 }), (all) => {
        const region: AreaShape = { kind: "region", rings: all };
        const has = tileTest(runsOfShape(region));
        const corners = all.flat().map(([lng, lat]) => [tileColumn(lng, 14), tileRow(lat, 14)]);
        const [xs, ys] = [corners.map(([x]) => x ?? 0), corners.map(([, y]) => y ?? 0)];
        const wrong: string[] = [];
        for (let x = Math.floor(Math.min(...xs)) - 1; x <= Math.max(...xs) + 1; x++) {
          for (let y = Math.floor(Math.min(...ys)) - 1; y <= Math.max(...ys) + 1; y++) {
            if (has(x, y) !== touches(all, x, y)) wrong.push(`${x} ${y}`);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("leaves out a hole", () => {
    const square = (reach: number): LngLat[] => [
      [5 - reach, 52 - reach],
      [5 + reach, 52 - reach],
      [5 + reach, 52 + reach],
      [5 - reach, 52 + reach],
    ];
    const has = tileTest(runsOfShape({ kind: "region", rings: [square(0.2), square(0.1)] }));
    expect(has(columnOf(5.15), rowOf(52))).toBe(true);
    expect(has(columnOf(5), rowOf(52))).toBe(false);
  });
});

/** Returns whether a square of the grid touches rings: a border crosses it, or its middle is inside. */
function touches(rings: readonly (readonly LngLat[])[], x: number, y: number): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (const [index, [toLng, toLat]] of ring.entries()) {
      const [fromLng, fromLat] = ring.at(index - 1) ?? [toLng, toLat];
      const [ax, ay] = [tileColumn(fromLng, 14), tileRow(fromLat, 14)];
      const [bx, by] = [tileColumn(toLng, 14), tileRow(toLat, 14)];
      if (pieceInSquare(ax, ay, bx, by, x, y)) return true;
      const crosses = ay > y + 0.5 !== by > y + 0.5;
      if (crosses && ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax) > x + 0.5) isInside = !isInside;
    }
  }
  return isInside;
}

/** Returns whether a line segment touches the unit square at x, y (Liang and Barsky). */
function pieceInSquare(ax: number, ay: number, bx: number, by: number, x: number, y: number) {
  let [enter, leave] = [0, 1];
  for (const [start, change, least] of [
    [ax, bx - ax, x],
    [ay, by - ay, y],
  ] as const) {
    if (change === 0 && (start < least || start > least + 1)) return false;
    if (change === 0) continue;
    const [one, other] = [(least - start) / change, (least + 1 - start) / change];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter <= leave;
}

function* tilesIn(runs: TileRuns) {
  for (const { row, west, east } of runs) for (let x = west; x <= east; x++) yield { x, y: row };
}

function tileTest(runs: TileRuns): (x: number, y: number) => boolean {
  const keys = new Set([...tilesIn(runs)].map(({ x, y }) => `${x} ${y}`));
  expect(keys.size).toBe(countTiles(runs));
  return (x, y) => keys.has(`${x} ${y}`);
}

function columnOf(lng: number): number {
  return Math.floor(tileColumn(lng, AREA_MAX_ZOOM));
}

function rowOf(lat: number): number {
  return Math.floor(tileRow(lat, AREA_MAX_ZOOM));
}

function placeAlong(line: readonly LngLat[], part: number): LngLat {
  const place = part * (line.length - 1);
  const [start, end] = [line[Math.floor(place)], line[Math.ceil(place)]];
  if (!start || !end) throw new RangeError("no line");
  return mix(start, end, place % 1);
}

/** Straight on a Mercator map, within a metre for segments of a few kilometres. */
function mix(start: LngLat, end: LngLat, part: number): LngLat {
  const row = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180));
  const mixed = row(start[1]) + part * (row(end[1]) - row(start[1]));
  const lat = (Math.atan(Math.sinh(mixed)) * 180) / Math.PI;
  return [start[0] + part * (end[0] - start[0]), lat];
}

/** On a sphere with the local radius of the earth. */
function placeAside(lng: number, lat: number, meters: number, angle: number): LngLat {
  const degrees = (meters / 6_391_000) * (180 / Math.PI);
  const up = degrees * Math.sin(angle);
  return [
    lng + (degrees * Math.cos(angle)) / Math.cos(((lat + up) * Math.PI) / 180) / 1.0001,
    lat + up,
  ];
}

/** Yields the tiles whose distance from a line may matter, and more. */
function* tilesAround(line: readonly LngLat[]) {
  const [columns, rows] = [line.map(([lng]) => columnOf(lng)), line.map(([, lat]) => rowOf(lat))];
  for (let x = Math.min(...columns) - 3; x <= Math.max(...columns) + 3; x++) {
    for (let y = Math.min(...rows) - 3; y <= Math.max(...rows) + 3; y++) yield { x, y };
  }
}

/** Returns the distance from a tile to the nearest of these places. */
function metersFromTile(places: readonly LngLat[], x: number, y: number): number {
  const [west, south, east, north] = tileBox({ z: AREA_MAX_ZOOM, x, y });
  return places.reduce((least, [lng, lat]) => {
    const nearest = { lng: between(west, lng, east), lat: between(south, lat, north) };
    return Math.min(least, distanceMeters({ lng, lat }, nearest));
  }, Number.POSITIVE_INFINITY);
}

const STEP_METERS = 20;

function denselyAlong(line: readonly LngLat[]): readonly LngLat[] {
  return line.flatMap((end, index) => {
    const start = line[index - 1] ?? end;
    const meters = distanceMeters({ lng: start[0], lat: start[1] }, { lng: end[0], lat: end[1] });
    const steps = Math.max(1, Math.ceil(meters / STEP_METERS));
    return Array.from({ length: steps }, (_, step) => mix(start, end, (step + 1) / steps));
  });
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
