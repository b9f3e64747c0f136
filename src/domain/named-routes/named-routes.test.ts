import { describe, expect, it } from "vitest";
import { brokenNamedRoutes } from "./broken-named-routes.ts";
import { inventedRoutes } from "./named-routes.fixture.ts";
import { type NamedRoute, namedRoutesOf } from "./named-routes.ts";
import type { RoutesFile } from "./routes-format.ts";

/** Returns the only route of a file. */
function onlyRoute(file: RoutesFile): NamedRoute {
  const [route, ...others] = namedRoutesOf(file);
  if (!route || others.length > 0) throw new Error("not one route");
  return route;
}

/** Returns parts as their places on the grid. */
function onGrid(parts: NamedRoute["parts"]): readonly string[] {
  return parts.map(({ places }) =>
    Array.from({ length: places.length / 2 }, (_, at) =>
      [places[2 * at], places[2 * at + 1]]
        .map((degrees, axis) => Math.round(((degrees ?? 0) - (axis === 0 ? 5 : 52)) * 1000))
        .join(","),
    ).join(" "),
  );
}

describe("a named route", () => {
  it("joins its members in order, whatever the direction of their ways", () => {
    const file = inventedRoutes(
      [
        [
          [1, 0],
          [0, 0],
        ],
        [
          [1, 0],
          [2, 0],
        ],
        [
          [3, 0],
          [2, 0],
        ],
      ],
      [{ name: "Pieterpad", ref: "LAW 9", members: "0 1 2" }],
    );
    const route = onlyRoute(file);
    expect(onGrid(route.parts)).toEqual(["0,0 1,0 2,0 3,0"]);
    expect(onGrid(route.partsBack)).toEqual(["3,0 2,0 1,0 0,0"]);
    expect(route.lengthMeters).toBeCloseTo(3 * 68.7, -1);
    expect(route).toMatchObject({ breaks: [], goesBeyond: false, scope: "national" });
  });

  it.each([
    ["from the fork", "0 1:forward 2:forward 3:forward 4"],
    ["back to the fork", "0 1:forward 3:forward 2:forward 4"],
    ["with the way back first", "0 3:forward 2:forward 1:forward 4"],
  ])("takes one side of a fork each way, with the members %s", (_, members) => {
    const file = inventedRoutes(
      [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [2, 1],
          [3, 0],
        ],
        [
          [2, -1],
          [1, 0],
        ],
        [
          [3, 0],
          [2, -1],
        ],
        [
          [3, 0],
          [4, 0],
        ],
      ],
      [{ name: "Fietsroute", members }],
    );
    const route = onlyRoute(file);
    expect(onGrid(route.parts)).toEqual(["0,0 1,0 2,1 3,0 4,0"]);
    expect(onGrid(route.partsBack)).toEqual(["4,0 3,0 2,-1 1,0 0,0"]);
    expect(route.mappedMeters).toBeGreaterThan(route.lengthMeters);
  });

  it("passes a roundabout in its direction, from arm to arm", () => {
    const ring = [
      [1, 0],
      [2, -1],
      [3, 0],
      [2, 1],
      [1, 0],
    ] as const;
    const file = inventedRoutes(
      [
        [
          [0, 0],
          [1, 0],
        ],
        ring,
        [
          [3, 0],
          [4, 0],
        ],
      ],
      [{ name: "Rond", members: "0 1 2" }],
      [1],
    );
    const route = onlyRoute(file);
    expect(onGrid(route.parts)).toEqual(["0,0 1,0 2,-1 3,0 4,0"]);
    expect(onGrid(route.partsBack)).toEqual(["4,0 3,0 2,1 1,0 0,0"]);
  });

  it("walks a loop of one way completely", () => {
    const file = inventedRoutes(
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      ],
      [{ name: "Rondje", members: "0" }],
    );
    expect(onGrid(onlyRoute(file).parts)).toEqual(["0,0 1,0 1,1 0,1 0,0"]);
  });

  it("tells a gap from a branch and from what lies outside the pack", () => {
    const file = inventedRoutes(
      [
        [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        [
          [3, 0],
          [4, 0],
        ],
        [
          [1, 0],
          [1, 5],
        ],
        [
          [9, 0],
          [10, 0],
        ],
      ],
      [{ name: "Stukken", members: "0 1 2 ? 3" }],
    );
    const route = onlyRoute(file);
    expect(route.breaks.map(({ kind }) => kind)).toEqual(["gap", "branch", "beyond"]);
    expect(route.goesBeyond).toBe(true);
    expect(brokenNamedRoutes(file)).toEqual([
      {
        relationId: 100,
        mode: "walk",
        title: "Stukken",
        reason: "gap",
        place: { lat: 52, lng: 5.002 },
        meters: 69,
        count: 1,
      },
    ]);
  });

  it("keeps alternatives and the like apart from the main route", () => {
    const file = inventedRoutes(
      [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [2, 0],
        ],
        [
          [1, 0],
          [1, 1],
        ],
        [
          [2, 0],
          [2, 1],
        ],
      ],
      [{ name: "Pad", members: "0:main 1 2:alternative 3:excursion" }],
    );
    const route = onlyRoute(file);
    expect(route.parts.map(({ kind }) => kind)).toEqual(["main", "alternative", "excursion"]);
    expect(onGrid(route.parts)[0]).toBe("0,0 1,0 2,0");
    expect(route.breaks).toEqual([]);
  });

  it("loses no way, even one that no direction can travel", () => {
    const file = inventedRoutes(
      [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [2, 0],
        ],
        [
          [7, 7],
          [8, 8],
        ],
      ],
      [{ name: "Pad", members: "0 2:forward 1" }],
    );
    const lines = onGrid(onlyRoute(file).parts).join(" | ");
    expect(lines).toContain("7,7 8,8");
  });
});

describe("a route of routes", () => {
  const WAYS = [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [2, 0],
      [1, 0],
    ],
    [
      [2, 0],
      [3, 0],
    ],
  ] as const;

  it("is one route with its stages in order", () => {
    const file = inventedRoutes(WAYS, [
      { name: "Etappe 1", members: "0 1" },
      { name: "Etappe 2", members: "2" },
      { name: "Pieterpad", members: "r0 r1" },
    ]);
    const route = onlyRoute(file);
    expect(route.name).toBe("Pieterpad");
    expect(route.stages.map(({ name }) => name)).toEqual(["Etappe 1", "Etappe 2"]);
    expect(onGrid(route.parts)).toEqual(["0,0 1,0 2,0 3,0"]);
  });

  it("ends where it contains itself", () => {
    const file = inventedRoutes(WAYS, [
      { name: "Een", members: "0 r1" },
      { name: "Twee", members: "1 r0" },
    ]);
    expect(onGrid(onlyRoute(file).parts)).toEqual(["0,0 1,0 2,0"]);
  });

  it("has a bounded depth", () => {
    const chain = Array.from({ length: 50 }, (_, index) => ({
      name: `${index}`,
      members: index < 49 ? `r${index + 1}` : "0",
    }));
    expect(namedRoutesOf(inventedRoutes(WAYS, chain))).toEqual([]);
  });

  it("takes a whole relation as an alternative", () => {
    const file = inventedRoutes(WAYS, [
      { name: "Winterroute", members: "2" },
      { name: "Pad", members: "0 1 r0:alternative" },
    ]);
    expect(onlyRoute(file).parts.map(({ kind }) => kind)).toEqual(["main", "alternative"]);
  });
});
