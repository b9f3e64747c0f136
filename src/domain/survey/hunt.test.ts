import { describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { areaOfLine, circleRing, EMPTY_HUNT, isEmptyHunt, sightingRadiusMeters } from "./hunt.ts";
import { huntSketch } from "./hunt-sketch.ts";

const PLACE = { lat: 52, lng: 5 };
const SIGHTING = { ...PLACE, id: "s", name: "Vos", atMs: 0, speedKmh: 6 };

describe("the circle of a sighting", () => {
  it.each([
    [-1000, 0],
    [0, 0],
    [600_000, 1000],
    [3_600_000, 6000],
    [1e12, 100_000],
  ])("at %d ms is %d m", (nowMs, radiusMeters) => {
    expect(sightingRadiusMeters(SIGHTING, nowMs)).toBeCloseTo(radiusMeters, 6);
  });

  it.each([
    ["over midnight", "2026-11-21T23:50+01:00", "2026-11-22T00:20+01:00"],
    ["when summer time begins", "2026-03-29T01:50+01:00", "2026-03-29T03:20+02:00"],
    ["when it ends", "2026-10-25T02:50+02:00", "2026-10-25T02:20+01:00"],
  ])("grows for half an hour %s", (_, from, to) => {
    const sighting = { ...SIGHTING, atMs: Date.parse(from) };
    expect(sightingRadiusMeters(sighting, Date.parse(to))).toBeCloseTo(3000, 6);
  });

  it("is drawn once it has a size", () => {
    const hunt = { ...EMPTY_HUNT, sightings: [SIGHTING] };
    expect(huntSketch(hunt, 0, String).map(({ kind }) => kind)).toEqual(["point"]);
    expect(huntSketch(hunt, 60_000, String).map(({ kind }) => kind)).toEqual(["line", "point"]);
    expect(isEmptyHunt(hunt)).toBe(false);
    expect(isEmptyHunt(EMPTY_HUNT)).toBe(true);
  });
});

it("draws a circle at its radius on the ground, all around", () => {
  for (const place of circleRing(PLACE, 500)) {
    // `distanceMeters` uses a sphere, which is up to 0.4 % off here.
    expect(Math.abs(distanceMeters(PLACE, place) - 500)).toBeLessThan(2);
  }
});

describe("an area of a line", () => {
  it("does not repeat its first point, and keeps at most 500 corners", () => {
    const square = [PLACE, { lat: 52.1, lng: 5 }, { lat: 52.1, lng: 5.1 }, PLACE];
    expect(areaOfLine("a", "Alpha", square)?.ring).toHaveLength(3);
    const long = Array.from({ length: 12_345 }, (_, index) => ({ lat: 52 + index / 1e6, lng: 5 }));
    expect(areaOfLine("a", "Alpha", long)?.ring.length).toBeLessThanOrEqual(500);
  });

  it("is null for a line that encloses nothing", () => {
    expect(areaOfLine("a", "Alpha", [PLACE, { lat: 52.1, lng: 5 }, PLACE])).toBeNull();
  });
});
