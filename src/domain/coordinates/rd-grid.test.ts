import { describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { fromRd, RD_AREA, toRd } from "./rd.ts";
import { placeOnGridLine, rdGridLines, rdGridNumber } from "./rd-grid.ts";

const DELFT = [4.3, 51.97, 4.42, 52.03] as const;

/** Uses the kilometre squares, in which a wrong line would show. */
function farthestFromItsNumber(lines: ReturnType<typeof rdGridLines>): number {
  return Math.max(
    ...lines.flatMap(({ axis, meters, places }) =>
      places.map((place) => Math.abs((toRd(place)?.[axis] ?? Number.NaN) - meters)),
    ),
  );
}

describe("the RD grid", () => {
  it("has a line for each kilometre of a town, across the whole box", () => {
    const lines = rdGridLines(DELFT, 1000);
    const kilometers = (axis: string) =>
      lines.filter((line) => line.axis === axis).map(({ meters }) => meters / 1000);
    expect(kilometers("x")).toEqual([80, 81, 82, 83, 84, 85, 86, 87, 88, 89]);
    expect(kilometers("y")).toEqual([442, 443, 444, 445, 446, 447, 448, 449, 450]);
    expect(farthestFromItsNumber(lines)).toBeLessThan(0.001);
    const crossing = lines.find(({ axis, meters }) => axis === "x" && meters === 84_000);
    expect(crossing?.places.at(0)?.lat).toBeLessThan(51.97);
    expect(crossing?.places.at(-1)?.lat).toBeGreaterThan(52.03);
  });

  it("is drawn within a pixel of its true place, for any spacing", () => {
    for (const [box, step] of [
      [[4.36, 52, 4.37, 52.005], 100],
      [RD_AREA, 10_000],
      [RD_AREA, 100_000],
    ] as const) {
      const lines = rdGridLines(box, step);
      expect(lines.length).toBeGreaterThan(4);
      expect(farthestFromItsNumber(lines)).toBeLessThan(0.01);
      const off = lines.flatMap((line) =>
        line.places.slice(1).map((_, index) => {
          const other = line.fromMeters + (index + 0.5) * line.spacingMeters;
          const drawn = placeOnGridLine(line, other);
          const [x, y] = line.axis === "x" ? [line.meters, other] : [other, line.meters];
          return drawn ? distanceMeters(drawn, fromRd({ x, y })) : Number.NaN;
        }),
      );
      expect(Math.max(...off)).toBeLessThan(step === 100 ? 0.01 : 3);
    }
  });

  it("ends at the border of the area of RD", () => {
    expect(rdGridLines([-2, 50, -1, 52], 10_000)).toEqual([]);
    expect(rdGridLines([12, 52, 13, 53], 1000)).toEqual([]);
    const all = rdGridLines([-10, 40, 20, 60], 10_000);
    const outside = all.flatMap(({ places }) => places).filter((place) => toRd(place) === null);
    expect(outside).toEqual([]);
    expect(all.every(({ places }) => places.length > 1)).toBe(true);
  });

  it.each([
    ["nl-NL", "84,3"],
    ["en-GB", "84.3"],
    ["de-DE", "84,3"],
  ])("writes fractions of kilometres in %s", (locale, fraction) => {
    const written = [84_000, 84_300, 0, 450_000].map((meters) => rdGridNumber(meters, locale));
    expect(written).toEqual(["84", fraction, "0", "450"]);
  });
});
