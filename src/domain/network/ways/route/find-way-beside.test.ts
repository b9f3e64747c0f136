import { expect, it } from "vitest";
import { type InventedWays, joinedInvented } from "#domain/network/ways/invented-ways.fixture.ts";
import { joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { wayBeside } from "./find-way-beside.ts";

/** A street to the north, a cycleway east of it, a private drive, and a ferry. */
const INVENTED: InventedWays = {
  nodes: new Map([
    [1, [5_000_000, 52_000_000]],
    [2, [5_000_000, 52_010_000]],
    [3, [5_000_300, 52_000_000]],
    [4, [5_000_300, 52_010_000]],
    [5, [5_000_150, 52_005_000]],
    [6, [5_050_000, 52_005_000]],
    [7, [5_060_000, 52_005_000]],
  ]),
  ways: [
    [[1, 2], { highway: "residential", name: "Rotterdamseweg" }],
    [[3, 4], { highway: "cycleway" }],
    [[2, 5], { highway: "service", service: "driveway", name: "Oprit" }],
    [[6, 7], { route: "ferry", name: "Pont" }],
  ],
};

async function besideOf(lat: number, lng: number) {
  const ways = await joinedInvented(INVENTED);
  const found = await wayBeside(ways, { lat, lng });
  return (
    found && {
      ...found,
      distanceMeters: Math.round(found.distanceMeters),
      bearing: Math.round(found.bearing),
    }
  );
}

it("finds the street with its side and distance, and prefers a name to a nearer way without one", async () => {
  const beside = { kind: "road", name: "Rotterdamseweg" };
  expect(await besideOf(52.005, 5.000175)).toEqual({ ...beside, distanceMeters: 12, bearing: 90 });
  expect(await besideOf(52.005, 4.9999)).toEqual({ ...beside, distanceMeters: 7, bearing: 270 });
});

it("finds a way without a name where no street with one is about as near", async () => {
  expect(await besideOf(52.005, 5.00075)).toEqual({
    kind: "cycleway",
    name: null,
    distanceMeters: 31,
    bearing: 90,
  });
});

it("says nothing far from any way, on a ferry, and without a pack", async () => {
  expect(await besideOf(52.005, 5.003)).toBeNull();
  expect(await besideOf(52.005, 5.055)).toBeNull();
  expect(await wayBeside(joinWays([]), { lat: 52.005, lng: 5 })).toBeNull();
});
