import { describe, expect, it } from "vitest";
import type { NodeNeighbour } from "./node-around.ts";
import { pathsToNeighbours } from "./paths-to-neighbours.ts";

function neighbour(
  osmId: number,
  direction: NodeNeighbour["direction"],
  distanceMeters = 1000,
): NodeNeighbour {
  const node = {
    lat: 52,
    lng: 5,
    mode: "cycle",
    osmId,
    ref: "57",
    name: null,
    isInferred: false,
  } as const;
  return { node, distanceMeters, direction, hasFerry: false, hasPortage: false };
}

describe("pathsToNeighbours", () => {
  it("pairs the path back with the path there, in either order", () => {
    const [back, there] = [neighbour(1, "from", 2800), neighbour(1, "to", 2900)];
    expect(pathsToNeighbours([back, there])).toEqual([{ path: there, back }]);
  });

  it("keeps a two-way path, or a single one-way path, as it is", () => {
    const paths = [neighbour(1, "both"), neighbour(2, "to"), neighbour(3, "from")];
    expect(pathsToNeighbours(paths)).toEqual(paths.map((path) => ({ path, back: null })));
  });

  it("does not guess which of several paths back belongs to the path there", () => {
    const paths = [neighbour(1, "to"), neighbour(1, "from", 900), neighbour(1, "from", 1100)];
    expect(pathsToNeighbours(paths).map(({ back }) => back)).toEqual([null, null, null]);
  });
});
