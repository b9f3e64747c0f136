import { gzipSync } from "node:zlib";
import { beforeEach, expect, it } from "vitest";
import { runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { archiveReader } from "#storage/packs/archive-reader.ts";
import { fakePackDevice } from "./fake-pack-device.fixture.ts";
import { mapOfBox } from "./map-of-box.ts";

const PACK_BOX = [4.1, 51.9, 4.6, 52.1] as const;
const BOX = [4.35, 51.99, 4.38, 52.02] as const;
const WHOLE = 10_000_000;

beforeEach(emptyIndexedDb);

/** A layer with a text that tells the tile. */
function tileBytes({ z, x, y }: TileAddress): Uint8Array {
  const layer = new TextEncoder().encode(`${z}/${x}/${y} `.repeat(9));
  return Uint8Array.of(0x1a, 0x80 | (layer.length & 0x7f), layer.length >> 7, ...layer);
}

/** Metadata of an archive that does not name its layers, such as a saved area. */
async function packOf(metadata: Readonly<Record<string, unknown>> = {}): Promise<PackOnDevice> {
  const tiles = tilesOfRuns(runsOfBoxes([PACK_BOX])).map((tile) => ({
    ...tile,
    data: new Uint8Array(gzipSync(tileBytes(tile))),
  }));
  const zooms = { minZoom: 9, maxZoom: 14 };
  const packing = { tileType: "mvt", tileCompression: "gzip" } as const;
  const description = { ...zooms, ...packing, bounds: PACK_BOX, metadata };
  const bytes = await writePmtiles(tiles, description, async (text) => gzipSync(text));
  const nothing = { networks: null, graph: null, places: null, modes: null, dataDate: null };
  return {
    ...nothing,
    kind: "area",
    id: "pack",
    name: "Streek",
    areas: [PACK_BOX],
    mapAreas: [PACK_BOX],
    attribution: "Makers",
    map: { bytes: new Blob([bytes as BlobPart]), schema: "protomaps" },
  };
}

it("cuts the map of an area out of a pack, which opens as a pack with exactly its tiles", async () => {
  const cut = await mapOfBox([await packOf()], BOX, WHOLE);
  const device = fakePackDevice();
  const app = await device.visit();
  const bytes = new Blob([(cut ?? expect.fail("no map")) as BlobPart]);
  await app.openChosenFiles([{ name: "Nachttocht.pmtiles", folder: "", bytes }]);
  const { packs, failedJobs } = app.store.getState();
  expect(failedJobs).toEqual([]);
  const [pack] = packs;
  expect(pack).toMatchObject({
    name: "Nachttocht",
    attribution: "Makers",
    map: { schema: "protomaps" },
  });
  const { archive } = archiveReader(bytes, "cut");
  const wanted = tilesOfRuns(runsOfBoxes([BOX]));
  for (const tile of wanted) {
    const found = await archive.getZxy(tile.z, tile.x, tile.y);
    expect(found && new Uint8Array(found.data)).toEqual(tileBytes(tile));
  }
  expect((await archive.getHeader()).numAddressedTiles).toBe(wanted.length);
  // The phone of a patrol could cut it again.
  expect(await mapOfBox(packs, BOX, WHOLE)).toEqual(cut);
});

it("cuts nothing where no pack has the whole area", async () => {
  const pack = await packOf();
  expect(await mapOfBox([pack], [4.5, 51.99, 4.7, 52.02], WHOLE)).toBeNull();
  expect(await mapOfBox([{ ...pack, map: null }], BOX, WHOLE)).toBeNull();
  expect(await mapOfBox([], BOX, WHOLE)).toBeNull();
});

it("does not grow beyond what a phone reads", async () => {
  await expect(mapOfBox([await packOf()], BOX, 500)).rejects.toThrow(RangeError);
});
