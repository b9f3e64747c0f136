import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { bytesInMemory } from "#platform/pack-files/fake-pack-files.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import {
  bitFlipped,
  chosenFiles,
  inventedArchive,
  inventedPack,
} from "#workers/pack-jobs/invented-pack.fixture.ts";
import { fakePackDevice } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

function file(name: string, bytes: Uint8Array) {
  return { name, folder: "", bytes: bytesInMemory(bytes) };
}

describe("a pack opened from files", () => {
  it("is installed completely, also in the next visit", async () => {
    const device = fakePackDevice();
    const app = await device.visit();
    await app.openChosenFiles(chosenFiles(await inventedPack()));
    expect(app.store.getState()).toMatchObject({ failedJobs: [], jobs: [], added: ["dorp"] });
    const next = await device.visit();
    const [pack] = next.store.getState().packs;
    expect(pack).toMatchObject({
      name: "dorp",
      areas: [[4.3, 52, 4.4, 52.1]],
      attribution: "© OpenStreetMap contributors",
      dataDate: "2026-11-21",
      map: { schema: "openmaptiles" },
    });
    expect([pack?.networks, pack?.graph, pack?.places]).not.toContain(null);
    expect(device.quota.askCount).toBe(1);
  });

  it("is installed even with an impossible time", async () => {
    const device = fakePackDevice();
    await (await device.visit()).openChosenFiles(chosenFiles(await inventedPack()));
    const database = await databaseConnection().opened();
    const [stored] = await database.getAll("packs");
    await database.put("packs", { ...(stored as object), addedAtMs: 8.64e15 + 5 });
    expect((await device.visit()).store.getState().packs).toMatchObject([{ name: "dorp" }]);
  });

  it("can be in a folder beside others", async () => {
    const app = await fakePackDevice().visit();
    const [dorp, stad] = [await inventedPack("dorp"), await inventedPack("stad")];
    await app.openChosenFiles([...chosenFiles(stad), ...chosenFiles(dorp)]);
    expect(app.store.getState().packs.map(({ name }) => name)).toEqual(["dorp", "stad"]);
  });

  it("replaces its older version and removes those files", async () => {
    const device = fakePackDevice();
    const app = await device.visit();
    await app.openChosenFiles(chosenFiles(await inventedPack()));
    await app.openChosenFiles(
      chosenFiles(
        await inventedPack("dorp", { "map.pmtiles": await inventedArchive("protomaps") }),
      ),
    );
    expect(app.store.getState().packs.map(({ map }) => map?.schema)).toEqual(["protomaps"]);
    expect([...device.files.stored.keys()]).toEqual(["id-2"]);
  });

  it("appears in the other tab immediately", async () => {
    const device = fakePackDevice();
    const [here, there] = [await device.visit(0), await device.visit(1)];
    await here.openChosenFiles(chosenFiles(await inventedPack()));
    await expect.poll(() => there.store.getState().packs).toHaveLength(1);
  });

  it.each([
    ["truncated", "map.pmtiles", (bytes: Uint8Array) => bytes.slice(0, -10)],
    ["wrong-hash", "map.pmtiles", (bytes: Uint8Array) => bitFlipped(bytes, bytes.length - 20)],
    ["wrong-hash", "network.graph", (bytes: Uint8Array) => bitFlipped(bytes, 30)],
    ["file-missing", "networks.pmtiles", () => null],
  ])("is refused as %s when %s is, and the older version stays", async (problem, name, change) => {
    const device = fakePackDevice();
    const app = await device.visit();
    const older = await inventedPack("dorp", { "map.pmtiles": await inventedArchive("protomaps") });
    await app.openChosenFiles(chosenFiles(older));
    const pack = await inventedPack();
    const bytes = pack.files.get(name) as Uint8Array;
    await app.openChosenFiles(chosenFiles(pack, { [name]: change(bytes) }));
    expect(app.store.getState()).toMatchObject({
      failedJobs: [{ problem, fileName: name }],
      packs: [{ id: "id-1", map: { schema: "protomaps" } }],
      added: [],
    });
    expect([...device.files.stored.keys()]).toEqual(["id-1"]);
  });

  it.each(["map.pmtiles", "networks.pmtiles"])(
    "is refused when %s is an archive of another kind",
    async (name) => {
      const app = await fakePackDevice().visit();
      const other = name === "map.pmtiles" ? "networks" : "openmaptiles";
      const pack = await inventedPack("dorp", { [name]: await inventedArchive(other) });
      await app.openChosenFiles(chosenFiles(pack));
      expect(app.store.getState()).toMatchObject({
        failedJobs: [{ problem: "foreign-schema", fileName: name }],
        packs: [],
      });
    },
  );

  it.each([
    ["not-a-pack", '{"format":"iets anders"}'],
    ["not-a-pack", "<html>"],
    ["newer-version", '{"format":"scouting-map-pack","version":2}'],
    ["damaged", '{"format":"scouting-map-pack","version":1}'],
  ])("is refused as %s by its pack.json", async (problem, text) => {
    const app = await fakePackDevice().visit();
    const changes = { "pack.json": new TextEncoder().encode(text) };
    await app.openChosenFiles(chosenFiles(await inventedPack(), changes));
    expect(app.store.getState().failedJobs).toMatchObject([{ problem, fileName: "pack.json" }]);
  });

  it("leaves nothing behind on a device that is full", async () => {
    const device = fakePackDevice();
    device.files.capacityBytes = 300;
    const app = await device.visit();
    await app.openChosenFiles(chosenFiles(await inventedPack()));
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "disk-full" }]);
    expect(device.files.stored.size).toBe(0);
  });

  it("is not started when there is too little room", async () => {
    const device = fakePackDevice();
    device.quota.free = 300;
    const app = await device.visit();
    await app.openChosenFiles(chosenFiles(await inventedPack()));
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "disk-full" }]);
  });

  it("leaves nothing behind when its record cannot be stored", async () => {
    const connection = failingConnection(databaseConnection());
    const device = fakePackDevice(connection);
    const app = await device.visit();
    connection.failure = "full";
    await app.openChosenFiles(chosenFiles(await inventedPack()));
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "disk-full" }]);
    expect(device.files.stored.size).toBe(0);
  });

  it("can be stopped", async () => {
    const device = fakePackDevice();
    const app = await device.visit();
    app.store.subscribe(({ jobs }) => {
      for (const { id } of jobs) app.cancelPackJob(id);
    });
    await app.openChosenFiles(chosenFiles(await inventedPack()));
    expect(app.store.getState()).toMatchObject({ failedJobs: [], jobs: [], packs: [] });
    expect(device.files.stored.size).toBe(0);
  });
});

function withBegin(archive: Uint8Array, begin: string): Uint8Array {
  const changed = archive.slice();
  changed.set(new TextEncoder().encode(begin));
  return changed;
}

const ONE_TILE = {
  tileType: "mvt",
  minZoom: 0,
  maxZoom: 0,
  bounds: [4, 51, 5, 52],
  metadata: { vector_layers: [{ id: "transportation" }, { id: "water" }] },
} as const;

/** An archive of one tile, with control over the compression of its directory and metadata. */
function archiveOf(
  tileCompression: "gzip" | "none",
  gzip: (bytes: Uint8Array) => Uint8Array,
  data: Uint8Array = gzipSync("tegel"),
): Promise<Uint8Array> {
  return writePmtiles([{ z: 0, x: 0, y: 0, data }], { ...ONE_TILE, tileCompression }, gzip);
}

describe("a bare archive", () => {
  it("becomes a pack named after its file, with the area in its header", async () => {
    const app = await fakePackDevice().visit();
    await app.openChosenFiles([file("Delft zuid.pmtiles", await inventedArchive("protomaps"))]);
    expect(app.store.getState().packs).toMatchObject([
      {
        name: "Delft zuid",
        areas: [[4.3, 52, 4.4, 52.1]],
        attribution: "© Iemand",
        map: { schema: "protomaps" },
        networks: null,
      },
    ]);
  });

  it("takes the area from its metadata if the header has none", async () => {
    const app = await fakePackDevice().visit();
    const metadata = {
      bounds: "5,51,6,52.5",
      vector_layers: [{ id: "transportation" }, { id: "water" }],
    };
    const archive = inventedArchive("openmaptiles", { bounds: [0, 0, 0, 0], metadata });
    await app.openChosenFiles([file("a.pmtiles", await archive)]);
    expect(app.store.getState().packs[0]?.areas).toEqual([[5, 51, 6, 52.5]]);
  });

  it("takes the area from its deepest tiles as a last resort", async () => {
    const app = await fakePackDevice().visit();
    const archive = inventedArchive("openmaptiles", { bounds: [-180, -85, 180, 85] });
    await app.openChosenFiles([file("a.pmtiles", await archive)]);
    const [west, south, east, north] = app.store.getState().packs[0]?.areas[0] ?? [];
    expect([west, east]).toEqual([4.21875, 4.921875]);
    expect(south).toBeCloseTo(52.0525, 3);
    expect(north).toBeCloseTo(52.2682, 3);
  });

  it("may have zeros after the first two letters of its magic number", async () => {
    const app = await fakePackDevice().visit();
    const archive = withBegin(await inventedArchive("openmaptiles"), "PM\0\0\0\0\0");
    await app.openChosenFiles([file("a.pmtiles", archive)]);
    expect(app.store.getState()).toMatchObject({ failedJobs: [], packs: [{ name: "a" }] });
  });

  it("never replaces a full pack with the same name", async () => {
    const app = await fakePackDevice().visit();
    await app.openChosenFiles(chosenFiles(await inventedPack("dorp")));
    await app.openChosenFiles([file("dorp.pmtiles", await inventedArchive("openmaptiles"))]);
    expect(app.store.getState().packs).toHaveLength(2);
  });

  it.each([
    ["raster", () => inventedArchive("openmaptiles", { tileType: "png" })],
    ["foreign-schema", () => inventedArchive("foreign")],
    ["foreign-schema", () => inventedArchive("networks")],
    ["not-pmtiles", async () => new TextEncoder().encode("SQLite format 3")],
    ["not-pmtiles", async () => new Uint8Array()],
    ["not-pmtiles", async () => withBegin(await inventedArchive("openmaptiles"), "PMTiger")],
    ["old-pmtiles", async () => withBegin(await inventedArchive("openmaptiles"), "PMTiles\u0002")],
    ["truncated", async () => (await inventedArchive("openmaptiles")).slice(0, 100)],
    ["truncated", async () => (await inventedArchive("openmaptiles")).slice(0, -1)],
  ])("is refused as %s", async (problem, archive) => {
    const device = fakePackDevice();
    const app = await device.visit();
    await app.openChosenFiles([file("a.pmtiles", await archive())]);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem, fileName: "a.pmtiles" }]);
    expect(device.files.stored.size).toBe(0);
  });

  it("takes the area from its tiles if the metadata is invalid", async () => {
    const app = await fakePackDevice().visit();
    const metadata = {
      bounds: "400,51,600,5200",
      vector_layers: [{ id: "transportation" }, { id: "water" }],
    };
    const archive = inventedArchive("openmaptiles", { bounds: [0, 0, 0, 0], metadata });
    await app.openChosenFiles([file("a.pmtiles", await archive)]);
    expect(app.store.getState().packs[0]?.areas[0]?.[0]).toBe(4.21875);
  });

  it("is refused when a tile unzips to more than a phone can hold", async () => {
    const app = await fakePackDevice().visit();
    const archive = await archiveOf("gzip", gzipSync, gzipSync(new Uint8Array(33 << 20)));
    await app.openChosenFiles([file("a.pmtiles", archive)]);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "damaged" }]);
  });

  it.each([
    ["root", new Uint8Array(5 << 20)],
    [
      "metadata",
      new TextEncoder().encode(
        `{"vector_layers":[{"id":"transportation"},{"id":"water"}]${" ".repeat(33 << 20)}}`,
      ),
    ],
  ])("is refused when its %s unzips to more than any has", async (part, instead) => {
    const app = await fakePackDevice().visit();
    let calls = 0;
    const archive = await archiveOf("gzip", (bytes) => {
      calls += 1;
      return gzipSync((calls === 1) === (part === "root") ? instead : bytes);
    });
    await app.openChosenFiles([file("a.pmtiles", archive)]);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "damaged" }]);
  });

  it("is refused when two directory entries lead to the same directory", async () => {
    const app = await fakePackDevice().visit();
    // Each directory but the last points to the next one twice: a few more levels would never end.
    const [root, leaf, leafBelow] = [1, 10, 19].map((place) => {
      const length = place === 19 ? 5 : 9;
      return Uint8Array.of(2, 0, 1, 0, 0, length, length, place, place);
    });
    const last = [1, 0, 1, 1, 24];
    const tile = Uint8Array.from([...(leaf ?? []), ...(leafBelow ?? []), ...last, 7]);
    let calls = 0;
    const archive = await archiveOf(
      "none",
      (bytes) => {
        calls += 1;
        return calls === 1 ? (root ?? bytes) : bytes;
      },
      tile,
    );
    const header = new DataView(archive.buffer);
    const INTERNAL_COMPRESSION = 97;
    header.setUint8(INTERNAL_COMPRESSION, 1);
    // The leaves are where the tiles are.
    header.setBigUint64(40, header.getBigUint64(56, true), true);
    header.setBigUint64(48, 23n, true);
    await app.openChosenFiles([file("a.pmtiles", archive)]);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "damaged" }]);
  });

  it("is refused when a bit of its root, metadata or a tile is flipped", async () => {
    const archive = await inventedArchive("openmaptiles");
    const view = new DataView(archive.buffer);
    const numberAt = (offset: number): number => Number(view.getBigUint64(offset, true));
    const tiles = numberAt(56);
    for (const offset of [numberAt(8) + 14, numberAt(24) + 14, tiles + 60, archive.length - 60]) {
      const app = await fakePackDevice().visit();
      await app.openChosenFiles([file("a.pmtiles", bitFlipped(archive, offset))]);
      expect(app.store.getState().failedJobs, `${offset}`).toMatchObject([{ problem: "damaged" }]);
    }
  });
});

it("refuses files that are not a pack", async () => {
  const app = await fakePackDevice().visit();
  await app.openChosenFiles([file("foto.jpg", new Uint8Array(9))]);
  expect(app.store.getState().failedJobs).toMatchObject([{ problem: "nothing-chosen" }]);
});

describe("a pack on the device", () => {
  it("is removed with its files", async () => {
    const device = fakePackDevice();
    const [here, there] = [await device.visit(0), await device.visit(1)];
    await here.openChosenFiles(chosenFiles(await inventedPack()));
    await here.removePack("id-1");
    expect(here.store.getState().packs).toEqual([]);
    await expect.poll(() => there.store.getState().packs).toEqual([]);
    expect(device.files.stored.size).toBe(0);
  });

  it("is reported as broken when its files are gone, and can be removed", async () => {
    const device = fakePackDevice();
    await (await device.visit()).openChosenFiles(chosenFiles(await inventedPack()));
    device.files.stored.get("id-1")?.delete("network.graph");
    const app = await device.visit();
    expect(app.store.getState()).toMatchObject({
      packs: [],
      broken: [{ id: "id-1", name: "dorp" }],
    });
    await app.removePack("id-1");
    expect(app.store.getState().broken).toEqual([]);
  });

  it("is reported as broken when its record cannot be read", async () => {
    const connection = databaseConnection();
    await (await connection.opened()).put("packs", { id: "oud", version: 7 });
    const app = await fakePackDevice(connection).visit();
    expect(app.store.getState().broken).toEqual([{ id: "oud", name: null }]);
  });

  it("is cleared when a crash left it without a record", async () => {
    const device = fakePackDevice();
    device.files.stored.set("rest", new Map([["map.pmtiles", new Uint8Array(9)]]));
    await device.visit();
    expect(device.files.stored.size).toBe(0);
  });

  it("is left alone while another tab is writing it", async () => {
    const device = fakePackDevice();
    device.files.stored.set("nieuw", new Map([["map.pmtiles", new Uint8Array(9)]]));
    device.locks.names.add("pack nieuw");
    await device.visit();
    expect(device.files.stored.has("nieuw")).toBe(true);
  });

  it("is not reported as a private window when the device is full", async () => {
    const connection = failingConnection(databaseConnection());
    const device = fakePackDevice(connection);
    connection.failure = "full";
    expect((await device.visit()).store.getState().problem).toBe("full");
  });

  it("is not cleared when the database does not respond", async () => {
    const connection = failingConnection(databaseConnection());
    const device = fakePackDevice(connection);
    await (await device.visit()).openChosenFiles(chosenFiles(await inventedPack()));
    connection.failure = "absent";
    const app = await device.visit();
    expect(app.store.getState().problem).toEqual({ kind: "unavailable" });
    expect(device.files.stored.has("id-1")).toBe(true);
  });
});
