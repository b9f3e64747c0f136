import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { PMTiles } from "pmtiles";
import { type WaterLine, waterLines } from "../../src/domain/fairway/waters/water-lines.ts";
import { type TileAddress, tileColumn, tileRow } from "../../src/domain/tiles/tile-grid.ts";

const ZOOM = 12;

/** The corners of a box, degrees: west, south, east, north. */
export type Corners = readonly [number, number, number, number];

/** Returns the tiles between two corners in the archive of waters of the app, with their bytes. */
export async function waterTilesIn([west, south, east, north]: Corners) {
  const file = readFileSync("public/basemap/wateren.pmtiles");
  const archive = new PMTiles(
    {
      getKey: () => "wateren",
      getBytes: async (offset, length) => ({
        data: new Uint8Array(file.subarray(offset, offset + length)).buffer,
      }),
    },
    undefined,
    async (bytes, compression) =>
      compression === 2 ? new Uint8Array(gunzipSync(new Uint8Array(bytes))).buffer : bytes,
  );
  const tiles: { readonly tile: TileAddress; readonly bytes: ArrayBuffer }[] = [];
  for (let x = Math.floor(tileColumn(west, ZOOM)); x <= tileColumn(east, ZOOM); x++) {
    for (let y = Math.floor(tileRow(north, ZOOM)); y <= tileRow(south, ZOOM); y++) {
      const read = await archive.getZxy(ZOOM, x, y);
      if (read) tiles.push({ tile: { z: ZOOM, x, y }, bytes: read.data });
    }
  }
  return tiles;
}

/** Returns the lines of all named waters between two corners, from the archive of waters of the app. */
export async function watersIn(corners: Corners): Promise<readonly WaterLine[]> {
  const tiles = await waterTilesIn(corners);
  return tiles.flatMap(({ tile, bytes }) => waterLines(bytes, tile));
}
