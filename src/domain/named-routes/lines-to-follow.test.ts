import { describe, expect, it } from "vitest";
import { lineBack, lineBetween, lineNear, linesToFollow } from "./lines-to-follow.ts";
import { inventedRoutes } from "./named-routes.fixture.ts";
import { namedRoutesOf } from "./named-routes.ts";

type Ways = Parameters<typeof inventedRoutes>[0];

function routeOf(ways: Ways, members: string) {
  const [route] = namedRoutesOf(inventedRoutes(ways, [{ name: "Pad", members }]));
  if (!route) throw new Error("no route");
  return route;
}

const at = (east: number, north: number) => ({ lng: 5 + east / 1000, lat: 52 + north / 1000 });

/** Returns the places of a line on the grid, to a hundredth. */
function onGrid(line: { readonly places: Float64Array } | null): string {
  const places = line?.places ?? new Float64Array();
  return Array.from({ length: places.length / 2 }, (_, index) =>
    [((places[2 * index] ?? 0) - 5) * 1000, ((places[2 * index + 1] ?? 0) - 52) * 1000]
      .map((value) => Number(value.toFixed(2)))
      .join(","),
  ).join(" ");
}

const STRAIGHT = [
  [
    [0, 0],
    [10, 0],
  ],
  [
    [11, 0],
    [20, 0],
  ],
  [
    [25, 0],
    [27, 0],
  ],
] as const;

describe("the lines of a route to follow", () => {
  it("go straight over a short gap, and say how far", () => {
    const lines = linesToFollow(routeOf(STRAIGHT, "0 1 2"), false);
    expect(lines.map(onGrid)).toEqual(["0,0 10,0 11,0 20,0", "25,0 27,0"]);
    expect(lines[0]?.gapMeters).toBeCloseTo(68.5, 0);
    expect(lines[1]?.gapMeters).toBe(0);
  });

  it("begin with the line at the tapped place", () => {
    const lines = linesToFollow(routeOf(STRAIGHT, "0 1 2"), false);
    expect(onGrid(lineNear(lines, at(26, 1)))).toBe("25,0 27,0");
    expect(onGrid(lineNear(lines, null))).toBe("0,0 10,0 11,0 20,0");
  });
});

it("leads back along the same piece, of two that are as long", () => {
  const route = routeOf(
    [
      [
        [0, 0],
        [10, 0],
      ],
      [
        [20, 0],
        [30, 0],
      ],
    ],
    "0 1",
  );
  const lines = linesToFollow(route, false);
  const back = lines.map((line) => onGrid(lineBack(route, line)));
  expect(lines).toHaveLength(2);
  expect(back).toEqual(lines.map((line) => onGrid(line).split(" ").reverse().join(" ")));
});

describe("a part of a route", () => {
  it("lies between two places beside it, in the order of the places", () => {
    const route = routeOf(STRAIGHT, "0 1");
    expect(onGrid(lineBetween(route, at(5, 0.5), at(15, -0.5)))).toBe("5,0 10,0 11,0 15,0");
    expect(onGrid(lineBetween(route, at(15, 0), at(5, 0)))).toBe("15,0 11,0 10,0 5,0");
    expect(onGrid(lineBetween(route, at(3, 0), at(5, 0)))).toBe("3,0 5,0");
  });

  it("says how far it is straight over gaps, as far as they lie in it", () => {
    const route = routeOf(STRAIGHT, "0 1");
    const gap = (from: number, to: number) => lineBetween(route, at(from, 0), at(to, 0))?.gapMeters;
    expect(gap(5, 15)).toBeCloseTo(68.5, 0);
    expect(gap(15, 5)).toBeCloseTo(68.5, 0);
    expect(gap(10.5, 15)).toBeCloseTo(34.2, 0);
    expect([gap(3, 5), gap(12, 15), gap(15, 12)]).toEqual([0, 0, 0]);
    const loop = routeOf(
      [
        [
          [0, 0],
          [10, 0],
        ],
        [
          [11, 0],
          [10, 10],
        ],
        [
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ],
      "0 1 2",
    );
    expect(lineBetween(loop, at(0, 2), at(2, 0))?.gapMeters).toBe(0);
    expect(lineBetween(loop, at(5, 0), at(10.5, 5))?.gapMeters).toBeCloseTo(68.5, 0);
    expect(lineBetween(loop, at(10.5, 5), at(5, 0))?.gapMeters).toBeCloseTo(68.5, 0);
    // Over the end of the line and on from its beginning.
    expect(lineBetween(loop, at(0, 8), at(10.5, 0))?.gapMeters).toBeCloseTo(34.2, 0);
  });

  it("does not lead over what is missing", () => {
    expect(lineBetween(routeOf(STRAIGHT, "0 2"), at(5, 0), at(26, 0))?.offMeters).toBeGreaterThan(
      1000,
    );
  });

  it("goes the shorter way round a loop", () => {
    const loop = [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    ] as const;
    const route = routeOf(loop, "0");
    expect(onGrid(lineBetween(route, at(0, 2), at(2, 0)))).toBe("0,2 0,0 2,0");
    expect(onGrid(lineBetween(route, at(2, 0), at(0, 2)))).toBe("2,0 0,0 0,2");
  });
});
