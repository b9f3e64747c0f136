import { expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import type { HuntArea } from "./hunt.ts";
import { latestSightings, reachWithinArea } from "./hunt-reach.ts";

const FOX = { lat: 52, lng: 5 };
/** An L around the fox: two kilometres to the west and north, five hundred metres to the other sides. */
const CORNERS: readonly (readonly [east: number, north: number])[] = [
  [-2000, -500],
  [500, -500],
  [500, 2000],
  [-500, 2000],
  [-500, 500],
  [-2000, 500],
];
const L_SHAPE: HuntArea = { id: "a", name: "Alpha", ring: CORNERS.map(([x, y]) => at(x, y)) };

function at(eastMeters: number, northMeters: number): LatLng {
  return direct(direct(FOX, 90, eastMeters).place, 0, northMeters).place;
}

function isIn(ring: readonly LatLng[], { lat, lng }: LatLng): boolean {
  const crossings = ring.filter((one, index) => {
    const other = ring.at(index - 1) as LatLng;
    const isAcross = one.lat > lat !== other.lat > lat;
    return (
      isAcross && lng < one.lng + ((lat - one.lat) / (other.lat - one.lat)) * (other.lng - one.lng)
    );
  });
  return crossings.length % 2 === 1;
}

it("is the part of the area within the circle, for a thousand places", () => {
  const reach = reachWithinArea(FOX, 1000, [L_SHAPE]);
  expect(reach).not.toBeNull();
  const random = seededRandom(4);
  for (let round = 0; round < 1000; round += 1) {
    const place = at(random() * 4400 - 2200, random() * 4400 - 2200);
    const meters = distanceMeters(FOX, place);
    // The circle has 64 corners, and a sphere is a little off.
    if (Math.abs(meters - 1000) < 8) continue;
    expect(isIn(reach ?? [], place)).toBe(meters < 1000 && isIn(L_SHAPE.ring, place));
  }
});

it("has no limit outside every area", () => {
  expect(reachWithinArea(at(3000, 0), 1000, [L_SHAPE])).toBeNull();
});

it("takes the latest sighting of each name", () => {
  const seen = (name: string, atMs: number) => ({ ...FOX, id: `${atMs}`, name, atMs, speedKmh: 6 });
  const all = [seen("Alpha", 1), seen("Bravo", 2), seen("alpha ", 3)];
  expect([...latestSightings(all)].map(({ id }) => id)).toEqual(["3", "2"]);
  const unnamed = [seen("", 1), seen(" ", 2)];
  expect(latestSightings(unnamed).size).toBe(2);
});
