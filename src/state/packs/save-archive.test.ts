import { gzipSync } from "node:zlib";
import { PMTiles } from "pmtiles";
import { beforeEach, describe, expect, it } from "vitest";
import { runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import { type PmtilesDescription, writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { byteSourceArchive } from "#mapview/sources/pack-archive.ts";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { type FakePackDevice, fakePackDevice, untilEnded } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

const URL_TYPED = "https://kaarten.example/nederland.pmtiles";
const AREA = {
  name: "Rond Delft",
  runs: runsOfBoxes([[4.32, 51.98, 4.4, 52.02]]),
  source: { kind: "archive", url: URL_TYPED },
} as const;
const TILES = tilesOfRuns(AREA.runs);
/** The tiles of the archive, of which the area is a small part. */
const ALL = tilesOfRuns(runsOfBoxes([[4.1, 51.9, 4.6, 52.1]]));

const SCHEMAS = {
  openmaptiles: ["transportation", "water"],
  protomaps: ["roads", "water", "landuse"],
  unknown: ["streets"],
};

function tileBytes({ z, x, y }: TileAddress): Uint8Array {
  const layer = new TextEncoder().encode(`${z}/${x}/${y} `.repeat(9));
  return Uint8Array.of(0x1a, 0x80 | (layer.length & 0x7f), layer.length >> 7, ...layer);
}

async function archiveOf(
  schema: keyof typeof SCHEMAS,
  change: Partial<PmtilesDescription> = {},
): Promise<Uint8Array> {
  const isPacked = change.tileCompression !== "none";
  const tiles = ALL.map((tile) => {
    const bytes = tileBytes(tile);
    return { ...tile, data: isPacked ? new Uint8Array(gzipSync(bytes)) : bytes };
  });
  const description: PmtilesDescription = {
    tileType: "mvt",
    tileCompression: "gzip",
    minZoom: 9,
    maxZoom: 14,
    bounds: [4.1, 51.9, 4.6, 52.1],
    metadata: {
      attribution: "<a href='https://x.example'>Makers</a>",
      vector_layers: SCHEMAS[schema].map((id) => ({ id })),
    },
    ...change,
  };
  return writePmtiles(tiles, description, (bytes) => new Uint8Array(gzipSync(bytes)));
}

async function serving(file: FakeFile): Promise<FakePackDevice> {
  const device = fakePackDevice();
  device.downloads.served.set(URL_TYPED, file);
  return device;
}

describe("an area of an archive at an address", () => {
  it.each(["openmaptiles", "protomaps"] as const)(
    "of %s has its tiles, schema and credit",
    async (schema) => {
      const device = await serving({ bytes: await archiveOf(schema) });
      const app = await device.visit();
      await untilEnded(device, app.saveArea(AREA));
      const [pack] = app.store.getState().packs;
      expect(app.store.getState().failedJobs).toEqual([]);
      expect(pack).toMatchObject({ kind: "area", attribution: "Makers", map: { schema } });
      const archive = new PMTiles(byteSourceArchive("saved", pack?.map?.bytes ?? new Blob()));
      for (const tile of TILES) {
        const found = await archive.getZxy(tile.z, tile.x, tile.y);
        expect(found && new Uint8Array(found.data)).toEqual(tileBytes(tile));
      }
    },
  );

  it("requests only its own tiles, each as a part of the file", async () => {
    const bytes = await archiveOf("openmaptiles", { tileCompression: "none" });
    const device = await serving({ bytes });
    const app = await device.visit();
    await untilEnded(device, app.saveArea(AREA));
    expect(app.store.getState().failedJobs).toEqual([]);
    const { asked } = device.downloads;
    expect(asked.every(({ toByte }) => toByte !== undefined)).toBe(true);
    const askedBytes = asked.reduce((sum, { fromByte, toByte = 0 }) => sum + toByte - fromByte, 0);
    expect(askedBytes).toBeLessThan(bytes.length / 2);
    expect(asked.length).toBeLessThan(TILES.length + 10);
  });

  it("keeps its address, to be fetched again", async () => {
    const device = await serving({ bytes: await archiveOf("openmaptiles") });
    const app = await device.visit();
    await untilEnded(device, app.saveArea(AREA));
    const [before] = app.store.getState().records;
    expect(before?.source).toEqual(AREA.source);
    await untilEnded(device, app.refreshArea(before?.id ?? ""));
    const after = app.store.getState().records;
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before?.id);
  });
});

describe("an address without such an archive", () => {
  const page = new TextEncoder().encode("<!doctype html>");
  it.each<[string, () => Promise<FakeFile>, string]>([
    ["that is missing", async () => ({ bytes: page, status: 404 }), "archive-missing"],
    ["of a page", async () => ({ bytes: page, contentType: "text/html" }), "html-answered"],
    ["of something else", async () => ({ bytes: new Uint8Array(20_000) }), "not-pmtiles"],
    [
      "of a server that sends whole files only",
      async () => ({ bytes: await archiveOf("openmaptiles"), ignoresRange: true }),
      "no-ranges",
    ],
    ["of an unknown schema", async () => ({ bytes: await archiveOf("unknown") }), "foreign-schema"],
    [
      "of pictures",
      async () => ({ bytes: await archiveOf("openmaptiles", { tileType: "png" }) }),
      "raster",
    ],
    ["that fails", async () => ({ bytes: page, status: 500 }), "server-error"],
  ])("%s is said to be so, and leaves nothing to draw", async (_what, file, problem) => {
    const device = await serving(await file());
    const app = await device.visit();
    await untilEnded(device, app.saveArea(AREA));
    expect(app.store.getState()).toMatchObject({ packs: [], failedJobs: [{ problem }] });
  });

  it("of another country has nothing here", async () => {
    const device = await serving({ bytes: await archiveOf("openmaptiles") });
    const app = await device.visit();
    await untilEnded(
      device,
      app.saveArea({ ...AREA, runs: runsOfBoxes([[6, 50.8, 6.05, 50.85]]) }),
    );
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "nothing-here" }]);
  });
});
