import { expect, it } from "vitest";
import { type InventedWays, joinedInvented } from "#domain/network/ways/invented-ways.fixture.ts";
import { findJunctions } from "./find-junctions.ts";
import { routeInPlane } from "./route-in-plane.ts";
import { waysOfTrack } from "./ways-of-track.ts";

/** A street to the east along the equator, where 0.001° is 111 m, with a side street, a bridge over it, and a path from its end. */
const TOWN: InventedWays = {
  nodes: new Map([
    [1, [0, 0]],
    [2, [2000, 0]],
    [3, [4000, 0]],
    [4, [2000, 1500]],
    [5, [3000, 800]],
    [6, [3000, -800]],
    [7, [4000, -1500]],
    [8, [5500, 0]],
  ]),
  ways: [
    [[1, 2, 3, 8], { highway: "residential" }],
    [[2, 4], { highway: "residential" }],
    [[5, 6], { highway: "path", bridge: "yes", layer: "1" }],
    [[3, 7], { highway: "path" }],
  ],
};

async function junctionsOf(places: readonly (readonly [east: number, north: number])[]) {
  const ways = await joinedInvented(TOWN);
  const line = Float64Array.from(places.flat(), (units) => units / 1e6);
  const route = routeInPlane(line);
  const onWays = await waysOfTrack(ways, line, route, "walk");
  const stretches = onWays.stretches.map((one) =>
    [one.fromMeters, one.toMeters].map((meters) => Math.round(meters / 10) * 10),
  );
  return { stretches, junctions: findJunctions(route, [], 20, onWays) };
}

/** Errors of up to 7 m to both sides, every 22 m. */
const wobble = (at: number) => [40, -60, 20, -30, 60, -10][at % 6] as number;

it("finds the exact junctions that a track passes beside, at its own distances", async () => {
  const east = Array.from({ length: 20 }, (_, at) => [at * 200, wobble(at)] as const);
  const south = Array.from({ length: 7 }, (_, at) => [4000 + wobble(at), -at * 200] as const);
  const { junctions, stretches } = await junctionsOf([...east, ...south]);
  expect(stretches).toHaveLength(1);
  expect(
    junctions.map(({ place }) => [place.lng, place.lat].map((one) => Math.round(one * 1e6))),
  ).toEqual([
    [2000, 0],
    [4000, 0],
  ]);
  const [first, second] = junctions;
  expect(first?.inDegrees).toBeCloseTo(270, 1);
  expect(first?.outDegrees).toBeCloseTo(90, 1);
  expect(first?.otherDegrees.map(Math.round)).toEqual([0]);
  expect([first?.alongMeters, second?.alongMeters].map((one = 0) => Math.round(one / 20))).toEqual([
    12, 24,
  ]);
  expect([second?.inDegrees, second?.outDegrees].map((one = 0) => Math.round(one))).toEqual([
    270, 180,
  ]);
});

it("leaves a track alone where it follows no way", async () => {
  const wood = Array.from({ length: 20 }, (_, at) => [at * 200, 3000 + wobble(at)] as const);
  expect(await junctionsOf(wood)).toEqual({ stretches: [], junctions: [] });
});

it("matches no track that is too long for it", async () => {
  const far = [
    [0, 0],
    [2000, wobble(1)],
    [4000, 0],
    [9_000_000, 0],
  ] as const;
  expect(await junctionsOf(far)).toEqual({ stretches: [], junctions: [] });
});
