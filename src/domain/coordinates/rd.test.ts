import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { truthsOf } from "../../../tools/truth/truths.ts";
import { fromRd, toRd } from "./rd.ts";

/** ETRS89 degrees and RD metres by the official transformation. */
const OFFICIAL_POINTS = [
  { name: "Texel", lat: 53.160753042, lng: 4.824761912, x: 117380.12, y: 575040.34 },
  { name: "Noord-Groningen", lat: 53.41948205, lng: 6.776726674, x: 247380.56, y: 604580.78 },
  { name: "Amersfoort", lat: 52.155172897, lng: 5.387203657, x: 155000, y: 463000 },
  { name: "Zeeuws-Vlaanderen", lat: 51.368607152, lng: 3.397588595, x: 16460.91, y: 377380.23 },
  { name: "Zuid-Limburg", lat: 50.792584916, lng: 5.773795548, x: 182260.45, y: 311480.67 },
  { name: "Maasvlakte", lat: 51.947393898, lng: 4.072887101, x: 64640.89, y: 440700.01 },
];

describe("toRd and fromRd", () => {
  it.each(OFFICIAL_POINTS)("convert $name within 0.25 m of the official place", (point) => {
    const rd = toRd(point);
    expect(Math.hypot((rd?.x ?? 0) - point.x, (rd?.y ?? 0) - point.y)).toBeLessThan(0.25);
    expect(distanceMeters(fromRd(point), point)).toBeLessThan(0.25);
  });

  it.each(truthsOf<TruthRecord>("nl"))(
    "convert every place of %s within 0.25 m",
    (_where, records) => {
      const points = records.map(({ lat, lon, rd_x: x, rd_y: y }) => ({ lat, lng: lon, x, y }));
      const missed = points.filter((point) => {
        const rd = toRd(point) ?? { x: Number.NaN, y: Number.NaN };
        const error = Math.hypot(rd.x - point.x, rd.y - point.y);
        return !(error < 0.25 && distanceMeters(fromRd(point), point) < 0.25);
      });
      expect(missed).toEqual([]);
    },
  );

  it("convert back to the same place within a millimetre", () => {
    const lats = fc.double({ min: 50.75, max: 53.7, noNaN: true });
    const lngs = fc.double({ min: 3.2, max: 7.22, noNaN: true });
    fc.assert(
      fc.property(lats, lngs, (lat, lng) => {
        const rd = toRd({ lat, lng });
        expect(rd).not.toBeNull();
        if (rd) expect(distanceMeters(fromRd(rd), { lat, lng })).toBeLessThan(0.001);
      }),
    );
  });
});

describe("toRd", () => {
  it.each([
    ["London", 51.5, -0.1],
    ["Berlin", 52.5, 13.4],
    ["the antipodes", -52, -175],
    ["no number", Number.NaN, 5],
  ])("returns null in %s", (_name, lat, lng) => {
    expect(toRd({ lat, lng })).toBeNull();
  });
});

interface TruthRecord {
  readonly lat: number;
  readonly lon: number;
  readonly rd_x: number;
  readonly rd_y: number;
}
