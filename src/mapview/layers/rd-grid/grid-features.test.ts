import { describe, expect, it } from "vitest";
import { toRd } from "#domain/coordinates/rd.ts";
import { densityAt, gridFeatures } from "./grid-features.ts";

const DELFT = [4.3, 51.97, 4.42, 52.03] as const;

describe("the density of the RD grid", () => {
  it.each([
    [6, 100_000],
    [9, 10_000],
    [12, 1000],
    [14, 1000],
    [15, 100],
    [20, 100],
  ])("at zoom %d has a line each %d metres", (zoom, stepMeters) => {
    expect(densityAt(zoom).stepMeters).toBe(stepMeters);
  });

  it("keeps at least 48 pixels between lines, and a number in every 400 pixels", () => {
    for (let zoom = 7; zoom <= 17; zoom += 0.05) {
      const { stepMeters, numbersPerCell, cellsPerNumber } = densityAt(zoom);
      const cell = (stepMeters / 47_970) * 2 ** zoom;
      expect(cell, `${zoom}`).toBeGreaterThanOrEqual(48);
      expect((cell * cellsPerNumber) / numbersPerCell, `${zoom}`).toBeLessThan(400);
      expect((cell * cellsPerNumber) / numbersPerCell, `${zoom}`).toBeGreaterThan(130);
    }
  });
});

describe("the features of the RD grid", () => {
  const density = { stepMeters: 1000, numbersPerCell: 1, cellsPerNumber: 4 };
  const numbersIn = (box: readonly [number, number, number, number]) =>
    gridFeatures(box, density, "nl-NL").features.flatMap(({ geometry, properties }) =>
      geometry.type === "Point"
        ? [{ at: geometry.coordinates, number: Number(properties?.["number"]) * 1000 }]
        : [],
    );

  it("puts each number on its own line, between two crossings", () => {
    const numbers = numbersIn(DELFT);
    expect(numbers.length).toBeGreaterThan(20);
    for (const { at, number } of numbers) {
      const [lng = 0, lat = 0] = at;
      const { x, y } = toRd({ lat, lng }) ?? { x: 0, y: 0 };
      const [own, other] = number < 300_000 ? [x, y] : [y, x];
      expect(Math.abs(own - number)).toBeLessThan(1);
      expect(Math.abs((other % 1000) - 500)).toBeLessThan(1);
    }
  });

  it("keeps the numbers where they are while the view moves", () => {
    const [west, south, east, north] = DELFT;
    const moved = numbersIn([west + 0.031, south + 0.017, east + 0.031, north + 0.017]);
    const places = (all: typeof moved) =>
      new Set(all.map(({ at }) => at.map((one) => one.toFixed(9)).join()));
    const before = places(numbersIn(DELFT));
    const shared = [...places(moved)].filter((place) => before.has(place));
    expect(shared.length).toBeGreaterThan(8);
    const inBoth = moved.filter(({ at: [lng = 0, lat = 0] }) => lng < east && lat < north);
    expect(inBoth.every(({ at }) => before.has(at.map((one) => one.toFixed(9)).join()))).toBe(true);
  });

  it("makes each tenth line thicker", () => {
    const { features } = gridFeatures(DELFT, density, "nl-NL");
    const lines = features.filter(({ geometry }) => geometry.type === "LineString");
    // The lines 80 and 450.
    expect(lines.filter(({ properties }) => properties?.["isMajor"])).toHaveLength(2);
    expect(lines).toHaveLength(19);
  });

  it.each([
    ["nl-NL", "84,4"],
    ["en-GB", "84.4"],
    ["de-DE", "84,4"],
  ])("writes numbers between the kilometres in %s", (locale, number) => {
    const close = { ...density, stepMeters: 100 };
    const { features } = gridFeatures([4.36, 52, 4.37, 52.005], close, locale);
    expect(features.map(({ properties }) => properties?.["number"])).toContain(number);
  });
});
