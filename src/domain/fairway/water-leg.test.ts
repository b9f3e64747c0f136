import { describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { watersIn } from "../../../tools/basemap/waters-archive.fixture.ts";
import { waterLeg } from "./water-leg.ts";
import type { WaterLine } from "./water-lines.ts";

describe("a leg between two marks", () => {
  it("follows the named water on which both lie, over the edges of tiles", async () => {
    const waters = await watersIn([4.3, 51.88, 4.5, 52.05]);
    const delft = { lat: 52.00165, lng: 4.3636 };
    // The tile boundary is at 51.9984.
    const kruithuis = { lat: 51.99196, lng: 4.37077 };
    const { line, water } = waterLeg(waters, delft, kruithuis);
    expect(water).toBe("Schie");
    const meters = metersAlong(line).at(-1) ?? 0;
    const straight = distanceMeters(delft, kruithuis);
    expect(meters).toBeGreaterThan(straight * 1.0001);
    expect(meters).toBeLessThan(straight * 1.1);
    // The ends are the marks themselves.
    expect([line[0], line[1]]).toEqual([delft.lng, delft.lat]);
    expect([line.at(-2), line.at(-1)]).toEqual([kruithuis.lng, kruithuis.lat]);
    expect(line.length).toBeGreaterThan(8);
  });

  it("is straight where the marks lie on no water of one name", async () => {
    const waters = await watersIn([4.3, 51.95, 4.45, 52.05]);
    const field = { lat: 51.985, lng: 4.33 };
    const delft = { lat: 52.00165, lng: 4.3636 };
    expect(waterLeg(waters, delft, field)).toEqual({
      line: Float64Array.of(delft.lng, delft.lat, field.lng, field.lat),
      water: null,
    });
    expect(waterLeg([], delft, field).water).toBeNull();
  });

  it("joins pieces that meet within metres, and crosses no gap", () => {
    const piece = (...line: number[]): WaterLine => ({
      name: "Vliet",
      line: Float64Array.from(line),
    });
    const [from, to] = [
      { lng: 4.302, lat: 52 },
      { lng: 4.398, lat: 52 },
    ];
    const joined = [piece(4.3, 52, 4.35, 52.001), piece(4.35005, 52.001, 4.4, 52)];
    expect(waterLeg(joined, from, to).water).toBe("Vliet");
    const apart = [piece(4.3, 52, 4.35, 52.001), piece(4.353, 52.001, 4.4, 52)];
    expect(waterLeg(apart, from, to).water).toBeNull();
  });

  it("goes both ways along one piece", () => {
    const water = [{ name: "Vliet", line: Float64Array.of(4.3, 52, 4.35, 52.001, 4.4, 52) }];
    const [east, west] = [
      { lng: 4.39, lat: 52.0002 },
      { lng: 4.31, lat: 52.0002 },
    ];
    const there = waterLeg(water, west, east).line;
    const back = waterLeg(water, east, west).line;
    expect(metersAlong(there).at(-1)).toBeCloseTo(metersAlong(back).at(-1) as number, 3);
    expect(there).toHaveLength(10);
  });
});
