import { expect, it } from "vitest";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { type Corners, waterTilesIn } from "../../../../tools/basemap/waters-archive.fixture.ts";
import { waterLines } from "./water-lines.ts";
import { MAX_ROOM_METERS, roomBeside, type TileWater, tileWater } from "./water-room.ts";

/** Returns the water of the map between two corners, and the lines of a named water there. */
async function waterIn(name: string, corners: Corners) {
  const tiles = await waterTilesIn(corners);
  const waters: readonly TileWater[] = tiles.map(({ tile, bytes }) => tileWater(bytes, tile));
  const lines = tiles.flatMap(({ tile, bytes }) => {
    const named = waterLines(bytes, tile).filter((one) => one.name === name);
    return named.map(({ line }) => line);
  });
  return { waters, lines };
}

it.each([
  ["Nieuwe Maas", [4.45, 51.89, 4.58, 51.93], [150, MAX_ROOM_METERS]],
  ["Lek", [4.75, 51.88, 4.9, 51.92], [80, 200]],
  ["Amsterdam-Rijnkanaal", [5.0, 52.05, 5.1, 52.12], [40, 80]],
  ["Vliet", [4.3, 52.02, 4.45, 52.12], [0, 0]],
] as const)(
  "reaches to the shore of %s, and is 0 where no width is known",
  async (name, corners, [least, most]) => {
    const { waters, lines } = await waterIn(name, corners);
    const rooms = lines.flatMap((line) => [...roomBeside(line, waters).meters]);
    expect(rooms.length).toBeGreaterThan(10);
    const ordered = rooms.toSorted((a, b) => a - b);
    const [low = -1, high = -1] = [0.2, 0.8].map(
      (part) => ordered[Math.floor(part * rooms.length)],
    );
    expect(low).toBeGreaterThanOrEqual(least);
    expect(high).toBeLessThanOrEqual(most);
  },
);

it("is 0 without a tile", () => {
  const line = Float64Array.of(4.9, 52, 4.905, 52);
  expect([...roomBeside(line, []).meters].every((one) => one === 0)).toBe(true);
});

it("reaches to the edges of a square of water, but not to that of its tile", () => {
  // 0.001 degrees of latitude are 111 m; the tile cuts the water in the east.
  const tile = { z: 12, x: Math.floor(tileColumn(5, 12)), y: Math.floor(tileRow(52, 12)) };
  const east = ((tile.x + 1) / 4096) * 360 - 180;
  const [west, south, north] = [east - 0.01, 52, 52.002];
  const ring = [west, south, east, south, east, north, west, north, west, south];
  const water = { tile, rings: [Float64Array.from(ring)] };
  const eastward = Float64Array.of(west + 0.002, 52.0005, west + 0.004, 52.0005);
  for (const meters of roomBeside(eastward, [water]).meters) expect(meters).toBeCloseTo(167, 0);
  const northward = Float64Array.of(east - 0.001, 52.0005, east - 0.001, 52.0015);
  for (const meters of roomBeside(northward, [water]).meters) expect(meters).toBe(MAX_ROOM_METERS);
});
