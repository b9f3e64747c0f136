import { gunzipSync, gzipSync } from "node:zlib";
import { PMTiles, type RangeResponse, type Source, zxyToTileId } from "pmtiles";
import { describe, expect, it } from "vitest";
import { pmtilesDirectories } from "./pmtiles-directories.ts";
import { pmtilesTileId } from "./pmtiles-format.ts";
import {
  createTileLog,
  type PmtilesDescription,
  type PmtilesTile,
  writePmtiles,
} from "./pmtiles-writer.ts";

const DESCRIPTION: PmtilesDescription = {
  tileType: "mvt",
  tileCompression: "none",
  minZoom: 0,
  maxZoom: 14,
  bounds: [3.2, 50.7, 7.3, 53.6],
  metadata: { name: "proef", vector_layers: [{ id: "water", fields: {} }] },
};

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function tile(z: number, x: number, y: number, text: string): PmtilesTile {
  return { z, x, y, data: bytesOf(text) };
}

/** Opens the standard reader on bytes in memory; `requests` collects the sizes that it fetched. */
function readerOf(archive: Uint8Array, requests: number[] = []): PMTiles {
  const source: Source = {
    getKey: () => "memory",
    getBytes: async (offset: number, length: number): Promise<RangeResponse> => {
      requests.push(length);
      return { data: archive.slice(offset, offset + length).buffer as ArrayBuffer };
    },
  };
  return new PMTiles(source);
}

async function textAt(
  archive: Uint8Array,
  z: number,
  x: number,
  y: number,
): Promise<string | null> {
  const found = await readerOf(archive).getZxy(z, x, y);
  return found ? new TextDecoder().decode(found.data) : null;
}

/** Returns every tile of a zoom, with varying lengths so that their list does not compress. */
function manyTiles(z: number): PmtilesTile[] {
  const side = 2 ** z;
  let random = 1;
  return Array.from({ length: side * side }, (_, index) => {
    random = (random * 48_271) % 2_147_483_647;
    const data = new Uint8Array(4 + (random % 199));
    new DataView(data.buffer).setUint32(0, index);
    return { z, x: index % side, y: Math.floor(index / side), data };
  });
}

describe("tile ids", () => {
  it("equal those of the standard reader", () => {
    for (const [z, x, y] of [
      [0, 0, 0],
      [1, 1, 0],
      [5, 16, 10],
      [14, 8390, 5418],
      [16, 65535, 0],
      [20, 1_048_575, 524_288],
    ] as const) {
      expect(pmtilesTileId(z, x, y)).toBe(zxyToTileId(z, x, y));
    }
  });

  it("exist only for valid tiles", () => {
    expect(() => pmtilesTileId(3, 8, 0)).toThrow(RangeError);
    expect(() => pmtilesTileId(3, 0, -1)).toThrow(RangeError);
  });
});

describe("an archive", () => {
  const tiles = [tile(2, 3, 1, "b"), tile(0, 0, 0, "a"), tile(2, 0, 0, "c")];

  it("returns every tile to the standard reader, and no others", async () => {
    const archive = await writePmtiles(tiles, DESCRIPTION, gzipSync);
    expect(await textAt(archive, 0, 0, 0)).toBe("a");
    expect(await textAt(archive, 2, 3, 1)).toBe("b");
    expect(await textAt(archive, 2, 0, 0)).toBe("c");
    expect(await textAt(archive, 2, 1, 1)).toBeNull();
  });

  it("has its bounds, zooms and metadata", async () => {
    const reader = readerOf(await writePmtiles(tiles, DESCRIPTION, gzipSync));
    expect(await reader.getHeader()).toMatchObject({
      specVersion: 3,
      clustered: true,
      minZoom: 0,
      maxZoom: 14,
      minLon: 3.2,
      minLat: 50.7,
      maxLon: 7.3,
      maxLat: 53.6,
      centerZoom: 7,
      centerLon: 5.25,
      centerLat: 52.15,
      numAddressedTiles: 3,
      tileType: 1,
      tileCompression: 1,
    });
    expect(await reader.getMetadata()).toEqual(DESCRIPTION.metadata);
  });

  it("has the given initial view", async () => {
    const description = { ...DESCRIPTION, center: [5.321, 52.228, 8] } as const;
    const header = await readerOf(await writePmtiles(tiles, description, gzipSync)).getHeader();
    expect([header.centerLon, header.centerLat, header.centerZoom]).toEqual([5.321, 52.228, 8]);
  });

  it("stores compressed tiles unchanged", async () => {
    const data = gzipSync("water");
    const description = { ...DESCRIPTION, tileCompression: "gzip" } as const;
    const archive = await writePmtiles([{ z: 0, x: 0, y: 0, data }], description, gzipSync);
    expect(await textAt(archive, 0, 0, 0)).toBe("water");
    expect(gunzipSync(data).toString()).toBe("water");
  });

  it("stores the same content once, and neighbours with it as one entry", async () => {
    const same = [tile(1, 0, 0, "sea"), tile(1, 0, 1, "sea"), tile(1, 1, 1, "land")];
    const archive = await writePmtiles([...same, tile(1, 1, 0, "sea")], DESCRIPTION, gzipSync);
    expect(await readerOf(archive).getHeader()).toMatchObject({
      numAddressedTiles: 4,
      numTileEntries: 3,
      numTileContents: 2,
      tileDataLength: "sealand".length,
    });
    expect(await textAt(archive, 1, 1, 0)).toBe("sea");
  });

  it("is independent of the order of the tiles", async () => {
    const archive = await writePmtiles(tiles, DESCRIPTION, gzipSync);
    expect(await writePmtiles([...tiles].reverse(), DESCRIPTION, gzipSync)).toEqual(archive);
  });

  it("may be empty", async () => {
    const archive = await writePmtiles([], DESCRIPTION, gzipSync);
    expect(await textAt(archive, 0, 0, 0)).toBeNull();
  });

  it("moves a long directory into leaves, so that the first bytes suffice to start", async () => {
    const all = manyTiles(7);
    const archive = await writePmtiles(all, DESCRIPTION, gzipSync);
    const header = await readerOf(archive).getHeader();
    expect(header.leafDirectoryLength).toBeGreaterThan(0);
    expect(header.rootDirectoryOffset + header.rootDirectoryLength).toBeLessThanOrEqual(16_384);
    const reader = readerOf(archive);
    for (let index = 0; index < all.length; index += 997) {
      const { z, x, y, data } = all[index] as PmtilesTile;
      const found = await reader.getZxy(z, x, y);
      expect(new Uint8Array(found?.data ?? new ArrayBuffer(0))).toEqual(data);
    }
  });
});

it("makes leaves larger until the root fits", async () => {
  const entries = Array.from({ length: 4 * 4096 + 1 }, (_, tileId) => ({
    tileId,
    offset: 10 * tileId,
    length: 10,
    runLength: 1,
  }));
  const leafCounts: number[] = [];
  // Imitates an archive of a continent: a root of five leaves is too large, one of three is not.
  const bloatedRoot = (bytes: Uint8Array): Uint8Array => {
    if (bytes.length > 200) return bytes;
    const count = bytes[0] ?? 0;
    if (count === 1) return bytes;
    leafCounts.push(count);
    return new Uint8Array(bytes.length * 600);
  };
  const { root } = await pmtilesDirectories(entries, bloatedRoot);
  expect(leafCounts).toEqual([5, 3]);
  expect(root.length).toBeLessThanOrEqual(16_384 - 127);
});

it("rejects tiles out of order", () => {
  const log = createTileLog({ append: () => {}, read: () => new Uint8Array() });
  log.add(5, bytesOf("a"));
  expect(() => log.add(5, bytesOf("b"))).toThrow(RangeError);
});

it("distinguishes contents with the same checksum", async () => {
  // Both have the CRC-32 0x4ddb0c25.
  const texts = ["plumless", "buckeroo"];
  const archive = await writePmtiles(
    texts.map((text, x) => tile(1, x, 0, text)),
    DESCRIPTION,
    gzipSync,
  );
  expect(await textAt(archive, 1, 0, 0)).toBe("plumless");
  expect(await textAt(archive, 1, 1, 0)).toBe("buckeroo");
});
