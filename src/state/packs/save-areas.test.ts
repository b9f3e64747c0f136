import { PMTiles } from "pmtiles";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NewArea } from "#domain/packs/new-area-job.ts";
import { ONLINE_MAP_ATTRIBUTION, ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { byteSourceArchive } from "#mapview/sources/pack-archive.ts";
import { databaseConnection } from "#storage/database.ts";
import {
  emptyIndexedDb,
  type FailingConnection,
  failingConnection,
} from "#storage/fake-database.ts";
import { type FakePackDevice, fakePackDevice, untilEnded } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

/** A few kilometres around Delft: a few dozen tiles. */
const DELFT: LngLatBox = [4.32, 51.98, 4.4, 52.02];
const AREA = areaOf("Rond Delft", DELFT);
const TILES = tilesOfRuns(AREA.runs);
const FOLDER = "https://tiles.openfreemap.org/planet/20251203_001001_pt";
/** If files fail, the tiles that were on their way are lost. */
const WRITES_AT_ONCE = 6;
/** A job that is killed here never requests its last tiles. */
const HALF_DONE = Math.floor(TILES.length / 2);

function addressOf({ z, x, y }: TileAddress): string {
  return `${FOLDER}/${z}/${x}/${y}.pbf`;
}

/** A vector tile to its end, with bytes unique to this tile. */
function tileBytes({ z, x, y }: TileAddress): Uint8Array {
  const layer = new TextEncoder().encode(`tile ${z}/${x}/${y}`);
  return Uint8Array.of(0x1a, layer.length, ...layer);
}

function areaOf(name: string, bounds: LngLatBox): NewArea {
  return { name, runs: runsOfBoxes([bounds]), source: { kind: "online" } };
}

/** A device that can reach the online map. */
function online(connection = databaseConnection()): FakePackDevice {
  const device = fakePackDevice(connection);
  const json = JSON.stringify({ tiles: [`${FOLDER}/{z}/{x}/{y}.pbf`], maxzoom: 14 });
  device.downloads.served.set(ONLINE_MAP_URL, { bytes: new TextEncoder().encode(json) });
  for (const tile of TILES) {
    device.downloads.served.set(addressOf(tile), { bytes: tileBytes(tile) });
  }
  return device;
}

function serveInstead(device: FakePackDevice, index: number, change: object): void {
  const url = addressOf(TILES[index] as TileAddress);
  Object.assign(device.downloads.served.get(url) ?? {}, change);
}

function tilesAsked({ downloads }: FakePackDevice): string[] {
  return downloads.asked.map(({ url }) => url).filter((url) => url !== ONLINE_MAP_URL);
}

/** Every tile came once in full, but for these that could not be written. */
function expectEachOnce({ downloads }: FakePackDevice, againAtMost = 0): void {
  const sent = downloads.sentWhole.filter((url) => url !== ONLINE_MAP_URL);
  expect(new Set(sent)).toEqual(new Set(TILES.map(addressOf)));
  expect(sent.length - TILES.length).toBeLessThanOrEqual(againAtMost);
}

type App = Awaited<ReturnType<FakePackDevice["visit"]>>;

async function tilesOf(app: App): Promise<readonly (Uint8Array | null)[]> {
  const [pack] = app.store.getState().packs;
  if (!pack?.map) throw new Error("nothing saved");
  const archive = new PMTiles(byteSourceArchive(pack.id, pack.map.bytes));
  return Promise.all(
    TILES.map(async ({ z, x, y }) => {
      const tile = await archive.getZxy(z, x, y);
      return tile ? new Uint8Array(tile.data) : null;
    }),
  );
}

describe("an area of the online map", () => {
  it("is stored tile by tile in an archive that any PMTiles reader can read", async () => {
    const device = online();
    const app = await device.visit();
    await app.saveArea(AREA);
    expect(await tilesOf(app)).toEqual(TILES.map(tileBytes));
    expect(app.store.getState()).toMatchObject({ added: ["Rond Delft"], failedJobs: [], jobs: [] });
    expect(app.store.getState().packs).toMatchObject([
      {
        kind: "area",
        attribution: ONLINE_MAP_ATTRIBUTION,
        dataDate: "2025-12-03",
        map: { schema: "openmaptiles" },
        networks: null,
      },
    ]);
  });

  it("is still there after a restart", async () => {
    const device = online();
    await (await device.visit()).saveArea(AREA);
    const app = await device.visit();
    expect(app.store.getState().packs).toMatchObject([{ name: "Rond Delft", kind: "area" }]);
    expect(await tilesOf(app)).toEqual(TILES.map(tileBytes));
  });

  it("reports its progress in tiles", async () => {
    const device = online();
    const app = await device.visit();
    const stated: (number | undefined)[] = [];
    app.store.subscribe(({ jobs }) => stated.push(jobs[0]?.tiles?.done));
    await app.saveArea(AREA);
    const counts = stated.filter((count) => count !== undefined);
    expect(counts.at(-1)).toBe(TILES.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it("skips tiles that the server does not have", async () => {
    const device = online();
    device.downloads.served.delete(addressOf(TILES[3] as TileAddress));
    serveInstead(device, 4, { status: 204, bytes: new Uint8Array() });
    serveInstead(device, 5, { bytes: new Uint8Array() });
    const app = await device.visit();
    await app.saveArea(AREA);
    const missing = (await tilesOf(app)).flatMap((tile, index) => (tile ? [] : [index]));
    expect(missing).toEqual([3, 4, 5]);
  });

  it("is refused when the server has no tile of it", async () => {
    const device = online();
    for (const tile of TILES) device.downloads.served.delete(addressOf(tile));
    const app = await device.visit();
    await app.saveArea(AREA);
    expect(app.store.getState()).toMatchObject({
      packs: [],
      failedJobs: [{ name: "Rond Delft", problem: "server-error" }],
    });
  });

  it.each([
    ["larger than is decent", true, false, [3.3, 50.7, 7.2, 53.6] as const, "area-too-large"],
    ["of a device that is offline", false, false, DELFT, "offline"],
    ["of a user who wants nothing asked", true, true, DELFT, "offline-only"],
  ])("%s is not asked for", async (_what, isOnline, isOfflineOnly, bounds, problem) => {
    const device = online();
    device.downloads.online = isOnline;
    device.isOfflineOnly = isOfflineOnly;
    const app = await device.visit();
    await app.saveArea(areaOf(AREA.name, bounds));
    expect(app.store.getState().failedJobs).toMatchObject([{ problem }]);
    expect(device.downloads.asked).toEqual([]);
  });
});

describe("an interrupted save", () => {
  it("resumes after a restart and requests only the missing tiles", async () => {
    const device = online();
    serveInstead(device, HALF_DONE, { isUnreachable: true });
    const first = await device.visit();
    await untilEnded(device, first.saveArea(AREA));
    expect(first.store.getState().failedJobs).toMatchObject([{ problem: "unreachable" }]);
    expect(first.store.getState().jobs).toMatchObject([{ kind: "area", status: "interrupted" }]);

    serveInstead(device, HALF_DONE, { isUnreachable: false });
    const app = await device.visit();
    const [job] = app.store.getState().jobs;
    await app.resumePackJob(job?.id ?? "");
    expect(await tilesOf(app)).toEqual(TILES.map(tileBytes));
    expectEachOnce(device);
  });

  it("resumes under the name that the same area is given anew", async () => {
    const device = online();
    serveInstead(device, HALF_DONE, { isUnreachable: true });
    const app = await device.visit();
    await untilEnded(device, app.saveArea(AREA));
    serveInstead(device, HALF_DONE, { isUnreachable: false });
    await untilEnded(device, app.saveArea({ ...AREA, name: "Kamp" }));
    expect(app.store.getState()).toMatchObject({ added: ["Kamp"], jobs: [] });
    expect(app.store.getState().records).toMatchObject([{ name: "Kamp" }]);
    expectEachOnce(device);
  });

  it("keeps its tiles when stopped, and nothing when deleted", async () => {
    const device = online();
    const app = await device.visit();
    const stop = app.store.subscribe(({ jobs }) => {
      if ((jobs[0]?.tiles?.done ?? 0) >= HALF_DONE) app.cancelPackJob(jobs[0]?.id ?? "");
    });
    await app.saveArea(AREA);
    stop();
    expect(app.store.getState().failedJobs).toEqual([]);
    const [job] = app.store.getState().jobs;
    expect(job).toMatchObject({ status: "interrupted", name: "Rond Delft" });
    expect(job?.doneBytes).toBeGreaterThan(0);
    expect(job?.tiles?.done).toBeGreaterThanOrEqual(HALF_DONE);
    await app.removePack(job?.id ?? "");
    expect(app.store.getState().jobs).toEqual([]);
    expect(device.files.stored.size).toBe(0);
  });

  it.each<[string, (device: FakePackDevice, database: FailingConnection) => void, number]>([
    ["files that fail", ({ files }) => files.failing.add("write"), HALF_DONE],
    ["something unforeseen", unexpected, HALF_DONE],
    ["a database that fails", databaseFails, TILES.length],
  ])("loses no tile to %s for a moment", async (_what, fail, doneTiles) => {
    const database = failingConnection(databaseConnection());
    const device = online(database);
    const first = await device.visit();
    const stop = first.store.subscribe(({ jobs }) => {
      if (jobs[0]?.tiles?.done !== doneTiles) return;
      stop();
      fail(device, database);
    });
    await first.saveArea(AREA);
    expect(first.store.getState()).toMatchObject({ packs: [], failedJobs: [{ name: AREA.name }] });
    device.files.failing.clear();
    database.failure = null;
    const app = await device.visit();
    const [job] = app.store.getState().jobs;
    await app.resumePackJob(job?.id ?? "");
    expect(await tilesOf(app)).toEqual(TILES.map(tileBytes));
    expectEachOnce(device, WRITES_AT_ONCE);
  });

  it("is stopped by “alleen offline”", async () => {
    const device = online();
    const app = await device.visit();
    const stop = app.store.subscribe(({ jobs }) => {
      if ((jobs[0]?.tiles?.done ?? 0) >= HALF_DONE) app.stopAreas();
    });
    await app.saveArea(AREA);
    stop();
    expect(tilesAsked(device).length).toBeLessThan(TILES.length);
    expect(app.store.getState().jobs).toMatchObject([{ status: "interrupted" }]);
  });

  it.each([
    ["half a tile", (bytes: Uint8Array) => bytes.slice(0, -5)],
    [
      "a turned bit in the last tile",
      (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length - 3 ? byte ^ 4 : byte)),
    ],
    ["zeros that were never written", (bytes: Uint8Array) => joined(bytes, new Uint8Array(50))],
    ["a text", (bytes: Uint8Array) => joined(bytes, new TextEncoder().encode("TILE and no more"))],
  ])("is not fooled by %s at the end", async (_what, spoil) => {
    const device = online();
    serveInstead(device, HALF_DONE, { status: 500 });
    const first = await device.visit();
    await untilEnded(device, first.saveArea(AREA));
    const [folder = ""] = device.files.stored.keys();
    const files = device.files.stored.get(folder);
    files?.set("map.pmtiles", spoil(files.get("map.pmtiles") as Uint8Array));

    serveInstead(device, HALF_DONE, { status: 200 });
    const app = await device.visit();
    await app.resumePackJob(folder);
    expect(await tilesOf(app)).toEqual(TILES.map(tileBytes));
  });

  it("resumes when it was killed after its last tile", async () => {
    const device = online();
    const first = await device.visit();
    await first.saveArea(AREA);
    const [id = ""] = device.files.stored.keys();
    await device.forgetRecord(id);
    const app = await device.visit();
    expect(app.store.getState().jobs).toMatchObject([{ id, status: "interrupted" }]);
    await app.resumePackJob(id);
    expect(await tilesOf(app)).toEqual(TILES.map(tileBytes));
  });
});

describe("a server that stumbles", () => {
  it("is tried again", async () => {
    const device = online();
    serveInstead(device, 2, { status: 503 });
    const app = await device.visit();
    const job = app.saveArea(AREA);
    await vi.waitFor(() =>
      expect(tilesAsked(device)).toContain(addressOf(TILES[2] as TileAddress)),
    );
    serveInstead(device, 2, { status: 200 });
    await untilEnded(device, job);
    expect(app.store.getState().failedJobs).toEqual([]);
    expect(await tilesOf(app)).toEqual(TILES.map(tileBytes));
  });

  it.each([
    ["a page to log in on", { contentType: "text/html" }, "html-answered"],
    [
      "a page that calls itself a tile",
      { bytes: new TextEncoder().encode("<!doctype html>") },
      "html-answered",
    ],
    ["errors", { status: 500 }, "server-error"],
  ])("and gives %s, says so and keeps the rest", async (_what, change, problem) => {
    const device = online();
    serveInstead(device, HALF_DONE, change);
    const app = await device.visit();
    await untilEnded(device, app.saveArea(AREA));
    expect(app.store.getState().failedJobs).toMatchObject([{ name: "Rond Delft", problem }]);
    expect(app.store.getState().jobs).toMatchObject([{ status: "interrupted" }]);
    expect(app.store.getState().packs).toEqual([]);

    serveInstead(device, HALF_DONE, {
      contentType: "application/x-protobuf",
      bytes: tileBytes(TILES[HALF_DONE] as TileAddress),
      status: 200,
    });
    const [job] = app.store.getState().jobs;
    await app.resumePackJob(job?.id ?? "");
    expect(await tilesOf(app)).toEqual(TILES.map(tileBytes));
    expectEachOnce(device, 1);
  });

  it("is not followed to tiles on another host", async () => {
    const device = online();
    const json = JSON.stringify({ tiles: ["https://elsewhere.example/{z}/{x}/{y}.pbf"] });
    device.downloads.served.set(ONLINE_MAP_URL, { bytes: new TextEncoder().encode(json) });
    const app = await device.visit();
    await app.saveArea(AREA);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "server-error" }]);
    expect(tilesAsked(device)).toEqual([]);
  });
});

describe("a full device", () => {
  it("gets its room back", async () => {
    const device = online();
    device.files.capacityBytes = 17_500;
    const app = await device.visit();
    await app.saveArea(AREA);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "disk-full" }]);
    expect(app.store.getState().jobs).toEqual([]);
    expect(device.files.stored.size).toBe(0);
  });
});

describe("a saved area", () => {
  it("is replaced by a newer save of itself, and by no other with its name", async () => {
    const device = online();
    const app = await device.visit();
    await app.saveArea(AREA);
    const [before] = app.store.getState().records;
    await app.saveArea(areaOf(AREA.name, [4.33, 51.99, 4.34, 52]));
    expect(app.store.getState().records).toHaveLength(2);
    await app.refreshArea(before?.id ?? "");
    const after = app.store.getState().records;
    expect(after).toHaveLength(2);
    expect(after.map(({ id }) => id)).not.toContain(before?.id);
    expect(after.map(({ areas }) => areas)).toContainEqual(before?.areas);
  });

  it("stays when refreshing it fails", async () => {
    const device = online();
    const app = await device.visit();
    await app.saveArea(AREA);
    const [before] = app.store.getState().records;
    device.downloads.online = false;
    await app.refreshArea(before?.id ?? "");
    expect(app.store.getState().records).toEqual([before]);
    expect(await tilesOf(app)).toEqual(TILES.map(tileBytes));
  });
});

function unexpected(): never {
  throw new Error("unforeseen");
}

function databaseFails(_: FakePackDevice, database: FailingConnection): void {
  database.failure = "absent";
}

function joined(before: Uint8Array, after: Uint8Array): Uint8Array {
  return Uint8Array.of(...before, ...after);
}
