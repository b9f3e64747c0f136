import { PMTiles, type RangeResponse, type Source, tileIdToZxy, zxyToTileId } from "pmtiles";
import { expect, test } from "vitest";
import { type ArchiveTile, gzip, writeArchive } from "./pmtiles-writer.ts";

const DESCRIPTION = {
  bounds: [-5.6, 46, 16.8, 57.5],
  center: [5.321, 52.228, 8],
  minZoom: 0,
  maxZoom: 10,
  metadata: { name: "test" },
} as const;

function opened(bytes: Uint8Array): PMTiles {
  const source: Source = {
    getKey: () => "memory",
    getBytes: async (offset, length): Promise<RangeResponse> => ({
      data: bytes.slice(offset, offset + length).buffer as ArrayBuffer,
    }),
  };
  return new PMTiles(source);
}

function tileOf(z: number, x: number, y: number, text: string): ArchiveTile {
  return { tileId: zxyToTileId(z, x, y), content: gzip(new TextEncoder().encode(text)) };
}

async function textAt(archive: PMTiles, z: number, x: number, y: number) {
  const tile = await archive.getZxy(z, x, y);
  return tile && new TextDecoder().decode(tile.data);
}

test("what is written is read back by the pmtiles reader", async () => {
  const archive = opened(
    writeArchive([tileOf(1, 1, 0, "east"), tileOf(0, 0, 0, "world")], DESCRIPTION),
  );
  expect(await textAt(archive, 0, 0, 0)).toBe("world");
  expect(await textAt(archive, 1, 1, 0)).toBe("east");
  expect(await textAt(archive, 1, 0, 0)).toBeUndefined();
  expect(await archive.getMetadata()).toEqual({ name: "test" });
});

test("the header carries bounds, centre and zoom levels", async () => {
  const header = await opened(writeArchive([tileOf(0, 0, 0, "world")], DESCRIPTION)).getHeader();
  expect(header).toMatchObject({
    specVersion: 3,
    clustered: true,
    minZoom: 0,
    maxZoom: 10,
    minLon: -5.6,
    minLat: 46,
    maxLon: 16.8,
    maxLat: 57.5,
    centerLon: 5.321,
    centerLat: 52.228,
    centerZoom: 8,
  });
});

test("equal tiles are stored once, and equal neighbours share an entry", async () => {
  const tiles = [0, 1, 2, 3].map((x) => tileOf(2, x, 0, "sea"));
  const archive = opened(writeArchive([...tiles, tileOf(2, 0, 3, "land")], DESCRIPTION));
  const header = await archive.getHeader();
  expect(header.numAddressedTiles).toBe(5);
  expect(header.numTileContents).toBe(2);
  expect(header.numTileEntries).toBeLessThan(5);
  for (const x of [0, 1, 2, 3]) expect(await textAt(archive, 2, x, 0)).toBe("sea");
});

test("an archive too large for one directory is read through its leaves", async () => {
  // Scattered ids and uneven lengths: a directory of neighbours would be packed too small.
  const tiles: ArchiveTile[] = [];
  let random = 1;
  for (let tileId = 0; tiles.length < 12_000; tileId += 1 + (random % 50_000)) {
    random = (random * 48_271) % 2_147_483_647;
    const text = Array.from({ length: random % 97 }, (_, index) => (random * index) % 89).join();
    tiles.push({ tileId, content: gzip(new TextEncoder().encode(`${tileId} ${text}`)) });
  }
  const archive = opened(writeArchive(tiles, { ...DESCRIPTION, maxZoom: 15 }));
  expect((await archive.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
  for (const index of [0, 1, 4_095, 4_096, 11_999]) {
    const tileId = tiles[index]?.tileId ?? -1;
    expect(await textAt(archive, ...tileIdToZxy(tileId))).toMatch(new RegExp(`^${tileId} `));
  }
});

test("the same tiles in another order give the same bytes", () => {
  const tiles = [tileOf(0, 0, 0, "world"), tileOf(1, 0, 0, "west"), tileOf(1, 1, 0, "east")];
  const first = writeArchive(tiles, DESCRIPTION);
  expect(writeArchive([...tiles].reverse(), DESCRIPTION)).toEqual(first);
});
