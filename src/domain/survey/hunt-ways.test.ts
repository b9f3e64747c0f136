import { describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { reachAlongWays } from "#domain/network/ways/around/reach-along-ways.ts";
import { joinedInvented } from "#domain/network/ways/invented-ways.fixture.ts";
import { randomWays } from "#domain/network/ways/random-ways.fixture.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { EMPTY_HUNT, type HuntArea, type HuntSighting } from "./hunt.ts";
import { huntWaysSketch, sightingsToSearch, validHuntWays } from "./hunt-ways.ts";

const ALL = { old: null, fox: null };
const NOW = Date.UTC(2026, 9, 17, 20);

const sightingOf = (fields: Partial<HuntSighting>): HuntSighting => ({
  id: "a",
  name: "Alpha",
  lat: 52.0992,
  lng: 5.0985,
  atMs: NOW - 10 * 60_000,
  speedKmh: 6,
  ...fields,
});

describe("the ways that the hunted can have reached", () => {
  it("never lie outside the circle, however far the sighting is from a way", async () => {
    let pointCount = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const random = seededRandom(seed);
      const ways = await joinedInvented(randomWays(random, 13));
      const sighting = sightingOf({
        lat: 52.0992 + 0.004 * (random() - 0.5),
        lng: 5.0985 + 0.004 * (random() - 0.5),
      });
      const meters = 400 + 600 * random();
      const question = { mode: "walk", near: sighting, meters, countsApproach: true } as const;
      const { points } = await reachAlongWays(ways, question);
      pointCount += points.length / 2;
      for (let at = 0; at < points.length; at += 2) {
        const place = { lng: points[at] as number, lat: points[at + 1] as number };
        expect(distanceMeters(sighting, place), `${seed}`).toBeLessThanOrEqual(meters + 0.5);
      }
    }
    expect(pointCount).toBeGreaterThan(200);
  });

  it("are cut at the edge of the circle, and of the area in which the hunted stay", () => {
    const sighting = sightingOf({ lat: 52, lng: 5 });
    const line = Float64Array.of(4.98, 52, 5, 52, 5.02, 52, 5, 52.001);
    const one = { sighting, radiusMeters: 1000, lines: [line], problem: null, isFaded: false };
    const drawn = (areas: readonly HuntArea[]) =>
      huntWaysSketch([one], areas).flatMap((shape) => (shape.kind === "lines" ? shape.lines : []));
    const [first, second] = drawn([]);
    // West, the sighting and east; the way back begins at the circle again.
    expect(first).toHaveLength(6);
    expect(second).toHaveLength(4);
    for (const part of [first, second]) {
      for (let at = 0; at < (part?.length ?? 0); at += 2) {
        const place = { lng: part?.[at] ?? 0, lat: part?.[at + 1] ?? 0 };
        expect(distanceMeters(sighting, place)).toBeLessThanOrEqual(1001);
      }
    }
    expect(distanceMeters(sighting, { lat: 52, lng: first?.[0] ?? 0 })).toBeGreaterThan(990);
    const ring = [
      { lat: 51.99, lng: 4.995 },
      { lat: 51.99, lng: 5.005 },
      { lat: 52.01, lng: 5.005 },
      { lat: 52.01, lng: 4.995 },
    ];
    const inArea = drawn([{ id: "g", name: "", ring }]);
    expect(inArea).toHaveLength(2);
    for (const part of inArea) {
      for (let at = 0; at < part.length; at += 2) {
        expect(Math.abs((part[at] as number) - 5)).toBeLessThanOrEqual(0.005 + 1e-9);
      }
    }
  });

  it("are asked for the latest sighting of each, the newest first", () => {
    const sightings = [
      sightingOf({ id: "old", atMs: NOW - 7_200_000 }),
      sightingOf({ id: "b", name: "Bravo", atMs: NOW - 3_600_000 }),
      sightingOf({ id: "new", name: "alpha", atMs: NOW - 1_800_000 }),
    ];
    const found = sightingsToSearch({ ...EMPTY_HUNT, sightings }, ALL, NOW);
    expect(found.map(({ sighting, radiusMeters }) => [sighting.id, radiusMeters])).toEqual([
      ["new", 3000],
      ["b", 6000],
    ]);
  });

  it("no longer hold when the sighting changes, goes or is followed by another", () => {
    const sighting = sightingOf({});
    const ways = [{ sighting, radiusMeters: 1000, lines: [], problem: null }];
    const valid = (...sightings: HuntSighting[]) =>
      validHuntWays(ways, { ...EMPTY_HUNT, sightings }, ALL, NOW).length;
    expect(valid(sighting)).toBe(1);
    expect(valid({ ...sighting, color: "#000000" } as HuntSighting)).toBe(1);
    expect(valid({ ...sighting, speedKmh: 5 })).toBe(0);
    expect(valid({ ...sighting, atMs: sighting.atMs + 1 })).toBe(0);
    expect(valid()).toBe(0);
    expect(valid(sighting, sightingOf({ id: "b", atMs: NOW }))).toBe(0);
  });
});
