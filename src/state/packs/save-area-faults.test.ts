import { PMTiles } from "pmtiles";
import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import { ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { byteSourceArchive } from "#mapview/sources/pack-archive.ts";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { type FakePackDevice, fakePackDevice, untilEnded } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

/** Some 20 by 15 kilometres: about two hundred tiles. */
const AREA = {
  name: "Rond Delft",
  runs: runsOfBoxes([[4.2, 51.93, 4.5, 52.07]]),
  source: { kind: "online" },
} as const;
const TILES = tilesOfRuns(AREA.runs);
const FOLDER = "https://tiles.openfreemap.org/planet/20251203_001001_pt";
const TILE_BYTES = 300;
const AT_ONCE = 6;

type App = Awaited<ReturnType<FakePackDevice["visit"]>>;

function addressOf({ z, x, y }: TileAddress): string {
  return `${FOLDER}/${z}/${x}/${y}.pbf`;
}

/** A vector tile of one layer, with something in it that no other tile has. */
function tileBytes(tile: TileAddress): Uint8Array {
  const bytes = new Uint8Array(TILE_BYTES);
  bytes.set([0x1a, 0x80 | ((TILE_BYTES - 3) & 0x7f), (TILE_BYTES - 3) >> 7]);
  bytes.set(new TextEncoder().encode(addressOf(tile).slice(-20)), 3);
  return bytes;
}

function online(): FakePackDevice {
  const device = fakePackDevice();
  const json = JSON.stringify({ tiles: [`${FOLDER}/{z}/{x}/{y}.pbf`], maxzoom: 14 });
  device.downloads.served.set(ONLINE_MAP_URL, { bytes: new TextEncoder().encode(json) });
  for (const tile of TILES) device.downloads.served.set(addressOf(tile), served(tile));
  return device;
}

function served(tile: TileAddress): FakeFile {
  return { bytes: tileBytes(tile) };
}

function serveAll(device: FakePackDevice, change: Partial<FakeFile>): void {
  for (const tile of TILES) {
    device.downloads.served.set(addressOf(tile), { ...served(tile), ...change });
  }
}

async function resume(device: FakePackDevice, app: App): Promise<void> {
  const [job] = app.store.getState().jobs;
  await untilEnded(device, app.resumePackJob(job?.id ?? ""));
}

async function expectWhole(app: App): Promise<void> {
  const packs = app.store.getState().packs;
  expect(packs).toHaveLength(1);
  const [pack] = packs;
  if (!pack?.map) throw new Error("nothing saved");
  const archive = new PMTiles(byteSourceArchive(pack.id, pack.map.bytes));
  for (const tile of TILES) {
    const found = await archive.getZxy(tile.z, tile.x, tile.y);
    expect(found && new Uint8Array(found.data), addressOf(tile)).toEqual(tileBytes(tile));
  }
}

function expectEachOnce({ downloads }: FakePackDevice): void {
  const sent = downloads.sentWhole.filter((url) => url !== ONLINE_MAP_URL);
  expect(sent.toSorted()).toEqual(TILES.map(addressOf).sort());
}

/** A thorough run cuts it so often that each part of the area is the one that is cut. */
const CUTS = inject("isThorough") ? 20 : 2;

describe(`a connection that is cut ${CUTS} times, each time at 30 % of the pending tiles`, () => {
  it("loses no tile, fetches none twice, and is reported each time", async () => {
    const device = online();
    const first = await device.visit();
    let app = first;
    for (let cut = 1; cut <= CUTS; cut++) {
      const cutAtTiles = (cut * 160) / CUTS;
      const stop = app.store.subscribe(({ jobs }) => {
        if ((jobs[0]?.tiles?.done ?? 0) < cutAtTiles) return;
        serveAll(device, { cutAfterBytes: TILE_BYTES * 0.3 });
      });
      if (cut === 1) await untilEnded(device, app.saveArea(AREA));
      else await resume(device, app);
      stop();
      const { failedJobs, jobs, packs } = app.store.getState();
      expect(failedJobs, `cut ${cut}`).toMatchObject([{ problem: "connection-lost" }]);
      expect(jobs).toMatchObject([{ kind: "area", status: "interrupted" }]);
      expect(packs).toEqual([]);
      serveAll(device, {});
      // Every second time the user also closes the tab.
      if (cut % 2 === 0) app = await device.visit();
    }
    await resume(device, app);
    await expectWhole(app);
    expectEachOnce(device);
  });

  it("resumes without the user when the connection returns immediately", async () => {
    const device = online();
    const app = await device.visit();
    serveAll(device, { cutAfterBytes: TILE_BYTES * 0.3 });
    const job = app.saveArea(AREA);
    // One request more is for the description of the map. Each answer to these is cut.
    await vi.waitFor(() => expect(device.downloads.asked).toHaveLength(AT_ONCE + 1));
    serveAll(device, {});
    await untilEnded(device, job);
    expect(app.store.getState().failedJobs).toEqual([]);
    await expectWhole(app);
    expectEachOnce(device);
  });
});

describe("a network that is lost for minutes", () => {
  it("resumes the area when it returns", async () => {
    const device = online();
    const app = await device.visit();
    const stop = app.store.subscribe(({ jobs }) => {
      if ((jobs[0]?.tiles?.done ?? 0) >= 50) device.downloads.online = false;
    });
    await untilEnded(device, app.saveArea(AREA));
    stop();
    expect(app.store.getState().jobs).toMatchObject([{ status: "interrupted" }]);
    device.downloads.online = true;
    await untilEnded(device, app.resumeCutOff());
    await expectWhole(app);
    expectEachOnce(device);
  });

  it("resumes nothing that the user stopped", async () => {
    const device = online();
    const app = await device.visit();
    const stop = app.store.subscribe(({ jobs }) => {
      if ((jobs[0]?.tiles?.done ?? 0) >= 50) app.cancelPackJob(jobs[0]?.id ?? "");
    });
    await untilEnded(device, app.saveArea(AREA));
    stop();
    const { length } = device.downloads.asked;
    await untilEnded(device, app.resumeCutOff());
    expect(device.downloads.asked).toHaveLength(length);
  });
});

describe("half an answer", () => {
  it.each<[string, (tile: TileAddress) => Partial<FakeFile>]>([
    [
      "that ends as if it were whole",
      (tile) => ({ bytes: tileBytes(tile).slice(0, 150), hidesLength: true }),
    ],
    [
      "that is shorter than it says",
      (tile) => ({ bytes: tileBytes(tile).slice(0, 150), contentLength: 300 }),
    ],
    ["of a right tile but a wrong length", () => ({ contentLength: 9999 })],
  ])("%s is never kept", async (_what, change) => {
    const device = online();
    const app = await device.visit();
    const spoiled = TILES[100] as TileAddress;
    device.downloads.served.set(addressOf(spoiled), { ...served(spoiled), ...change(spoiled) });
    await untilEnded(device, app.saveArea(AREA));
    expect(app.store.getState()).toMatchObject({
      packs: [],
      failedJobs: [{ problem: "connection-lost" }],
      jobs: [{ status: "interrupted" }],
    });
    device.downloads.served.set(addressOf(spoiled), served(spoiled));
    await resume(device, app);
    await expectWhole(app);
  });
});

describe("a server that wants fewer requests", () => {
  /** Saves the area, and returns the time of each request. */
  async function requestTimes(device: FakePackDevice, app: App): Promise<number[]> {
    const times: number[] = [];
    const { get } = device.downloads;
    device.downloads.get = (request) => {
      times.push(device.clock.nowMs());
      return get(request);
    };
    await untilEnded(device, app.saveArea(AREA));
    return times;
  }

  it("gets no requests for as long as it asks", async () => {
    const device = online();
    const app = await device.visit();
    const startMs = device.clock.nowMs();
    device.clock.after(1000, () => serveAll(device, { status: 429, retryAfterMs: 90_000 }));
    device.clock.after(60_000, () => serveAll(device, {}));
    serveAll(device, { status: 429, retryAfterMs: 90_000 });
    const rested: boolean[] = [];
    app.store.subscribe(({ jobs }) => rested.push(jobs[0]?.isResting === true));
    const times = await requestTimes(device, app);
    const early = times.filter((atMs) => atMs - startMs < 90_000);
    // The description of the server, and the first tiles.
    expect(early.length).toBeLessThanOrEqual(1 + AT_ONCE);
    expect(app.store.getState().failedJobs).toEqual([]);
    expect(rested).toContain(true);
    await expectWhole(app);
    expectEachOnce(device);
  });

  it("gets fewer and fewer requests if it does not say for how long, until the job stops", async () => {
    const device = online();
    const app = await device.visit();
    serveAll(device, { status: 429 });
    const startMs = device.clock.nowMs();
    const times = await requestTimes(device, app);
    expect(times.at(-1) ?? 0).toBeGreaterThan(startMs + 120_000);
    expect(times.length).toBeLessThanOrEqual(1 + 6 * AT_ONCE);
    expect(app.store.getState()).toMatchObject({
      failedJobs: [{ problem: "server-busy" }],
      jobs: [{ status: "interrupted" }],
    });
  });

  it("for an hour, is left to the user at once", async () => {
    const device = online();
    const app = await device.visit();
    serveAll(device, { status: 503, retryAfterMs: 3_600_000 });
    expect(await requestTimes(device, app)).toHaveLength(1 + AT_ONCE);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "server-busy" }]);
  });
});

it("never more than six requests are pending", async () => {
  const device = online();
  const app = await device.visit();
  await untilEnded(device, app.saveArea(AREA));
  expect(device.downloads.mostAtOnce()).toBe(AT_ONCE);
});

describe("two tabs that save the same area", () => {
  it("at the same time fetch each tile once, and the second explains why it stops", async () => {
    const device = online();
    const [one, other] = [await device.visit(0), await device.visit(1)];
    await untilEnded(device, [one.saveArea(AREA), other.saveArea(AREA)]);
    const failures = [one, other].flatMap((app) => app.store.getState().failedJobs);
    expect(failures).toMatchObject([{ problem: "busy-elsewhere" }]);
    expect(device.files.stored.size).toBe(1);
    await expectWhole(one);
    expectEachOnce(device);
  });

  it("one after the other, continue with the tiles of the first", async () => {
    const device = online();
    const one = await device.visit(0);
    const stop = one.store.subscribe(({ jobs }) => {
      if ((jobs[0]?.tiles?.done ?? 0) >= 60) one.cancelPackJob(jobs[0]?.id ?? "");
    });
    await untilEnded(device, one.saveArea(AREA));
    stop();
    const other = await device.visit(1);
    await untilEnded(device, other.saveArea(AREA));
    await expectWhole(other);
    expectEachOnce(device);
    expect(device.files.stored.size).toBe(1);
  });
});

describe("a device that is full midway", () => {
  it("keeps the old area when a newer one does not fit, and says so", async () => {
    const device = online();
    const app = await device.visit();
    await untilEnded(device, app.saveArea(AREA));
    const [before] = app.store.getState().records;
    const bytes = [...(device.files.stored.get(before?.id ?? "")?.values() ?? [])];
    device.files.capacityBytes = 1.5 * bytes.reduce((sum, { length }) => sum + length, 0);
    await untilEnded(device, app.refreshArea(before?.id ?? ""));
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "disk-full" }]);
    expect(app.store.getState().records).toEqual([before]);
    expect(device.files.stored.size).toBe(1);
    await expectWhole(app);
  });
});
