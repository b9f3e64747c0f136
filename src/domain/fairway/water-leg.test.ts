import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { PMTiles } from "pmtiles";
import { describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { waterLeg } from "./water-leg.ts";
import { type WaterLine, waterLines } from "./water-lines.ts";

const FILE = readFileSync("public/basemap/wateren.pmtiles");
const ARCHIVE = new PMTiles(
  {
    getKey: () => "wateren",
    getBytes: async (offset, length) => ({
      data: new Uint8Array(FILE.subarray(offset, offset + length)).buffer,
    }),
  },
  undefined,
  async (bytes, compression) =>
    compression === 2 ? new Uint8Array(gunzipSync(new Uint8Array(bytes))).buffer : bytes,
);
const ZOOM = 12;

/** Returns all waters between two corners, from the app's archive. */
async function watersIn(west: number, south: number, east: number, north: number) {
  const found: WaterLine[] = [];
  for (let x = Math.floor(tileColumn(west, ZOOM)); x <= tileColumn(east, ZOOM); x++) {
    for (let y = Math.floor(tileRow(north, ZOOM)); y <= tileRow(south, ZOOM); y++) {
      const tile = await ARCHIVE.getZxy(ZOOM, x, y);
      if (tile) found.push(...waterLines(tile.data, { z: ZOOM, x, y }));
    }
  }
  return found;
}

describe("a leg between two marks", () => {
  it("follows the named water on which both lie, over the edges of tiles", async () => {
    const waters = await watersIn(4.3, 51.88, 4.5, 52.05);
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
    const waters = await watersIn(4.3, 51.95, 4.45, 52.05);
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
