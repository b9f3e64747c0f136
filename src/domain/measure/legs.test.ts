import { expect, it } from "vitest";
import { legBetween, legsOf, lineOf, totalMeters } from "./legs.ts";

const A = { lat: 52, lng: 5 };
const B = { lat: 52.01, lng: 5 };
const C = { lat: 52.01, lng: 5.01 };
const YEAR = 2026.5;

it("has one leg fewer than points, in order", () => {
  const legs = legsOf([A, B, C], YEAR);
  expect(legs.map(({ from, to }) => [from, to])).toEqual([
    [A, B],
    [B, C],
  ]);
  expect(legs[0]?.trueBearing).toBeCloseTo(0, 6);
  expect(legs[1]?.trueBearing).toBeCloseTo(90, 1);
});

it("adds up the lengths on the ellipsoid", () => {
  const legs = legsOf([A, B, A], YEAR);
  // A hundredth of a degree of latitude at 52° on WGS 84: 111 267 m a degree (M = a(1−e²)/w³).
  expect(totalMeters(legs)).toBeCloseTo(2 * 1112.67, 0);
});

it("returns nothing for a single point", () => {
  expect(legsOf([A], YEAR)).toEqual([]);
  expect(totalMeters([])).toBe(0);
});

it("also gives the compass bearing, about two degrees less in the Netherlands of 2026", () => {
  const leg = legBetween(A, C, YEAR);
  const apart = leg.trueBearing - (leg.magneticBearing ?? 0);
  expect(apart).toBeGreaterThan(1.5);
  expect(apart).toBeLessThan(4);
  expect(legBetween(A, C, 2040).magneticBearing).toBeNull();
});

it("draws a long leg along the ellipsoid, north of the straight line on the map", () => {
  const west = { lat: 52, lng: 3 };
  const east = { lat: 52, lng: 7 };
  const line = lineOf(legBetween(west, east, YEAR));
  expect(line).toHaveLength(17);
  expect(line[8]?.lat).toBeGreaterThan(52.01);
  expect(line.at(-1)).toBe(east);
  expect(lineOf(legBetween(A, B, YEAR))).toEqual([A, B]);
});
