import { beforeEach, describe, expect, it } from "vitest";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { inventedExtract } from "#domain/packs/make/invented-extract.fixture.ts";
import type { RegionNetworks } from "#domain/packs/region/region-networks.ts";
import { ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import {
  CATALOGUE,
  type FakePackDevice,
  fakePackDevice,
  untilEnded,
} from "#state/packs/fake-pack-device.fixture.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import {
  type FakeSliceServer,
  fakeSliceServer,
} from "#workers/pack-jobs/slice/fake-slice-server.fixture.ts";

beforeEach(emptyIndexedDb);

const BOX: LngLatBox = [4.29, 51.99, 4.34, 52.03];
const NAME = "Rond Schipluiden";
const FOLDER = "https://tiles.openfreemap.org/planet/20251203_001001_pt";

const EXTRACT = new Uint8Array(Buffer.concat(inventedExtract().blobs));

/** A device that reaches the online map and a slice server. */
function deviceWithServers(): { device: FakePackDevice; slices: FakeSliceServer } {
  const device = fakePackDevice();
  const json = JSON.stringify({ tiles: [`${FOLDER}/{z}/{x}/{y}.pbf`], maxzoom: 14 });
  device.downloads.served.set(ONLINE_MAP_URL, { bytes: new TextEncoder().encode(json) });
  const slices = fakeSliceServer("https://slice.example", EXTRACT);
  device.downloads.server = (request) =>
    request.url.startsWith(FOLDER) ? { bytes: TILE } : slices.answer(request);
  return { device, slices };
}

/** A vector tile with one empty layer. */
const TILE = Uint8Array.of(0x1a, 3, 0x0a, 1, 0x61);

type App = Awaited<ReturnType<FakePackDevice["visit"]>>;

async function fetched(device: FakePackDevice, app: App, networks: RegionNetworks) {
  const map = { name: NAME, runs: runsOfBoxes([BOX]), source: { kind: "online" } as const };
  const job = app.fetchRegion({ map, box: BOX, networks });
  await untilEnded(device, job);
  return job;
}

const partsOf = (app: App) =>
  app.store.getState().records.map(({ kind, name, region }) => ({ kind, name, region }));

describe("a region", () => {
  it("is its map and its networks from the slice server, as parts of one region", async () => {
    const { device } = deviceWithServers();
    const app = await device.visit();
    const region = await fetched(device, app, { from: "slice" });
    expect(region.name).toBe(NAME);
    expect(partsOf(app)).toEqual([
      { kind: "area", name: NAME, region },
      { kind: "pack", name: NAME, region },
    ]);
    expect(app.store.getState()).toMatchObject({ jobs: [], failedJobs: [] });
  });

  it("is still one after a restart, and after its networks are renewed", async () => {
    const { device } = deviceWithServers();
    const region = await fetched(device, await device.visit(), { from: "slice" });
    const app = await device.visit();
    expect(partsOf(app).map((part) => part.region)).toEqual([region, region]);
    const networks = app.store.getState().records.find(({ kind }) => kind === "pack");
    const renewal = app.renewPack(networks?.id ?? "");
    await untilEnded(device, renewal);
    expect(await renewal).toBe("renewed");
    expect(partsOf(app).map((part) => part.region)).toEqual([region, region]);
  });

  it("has no map of its own if the pack of the catalogue has one", async () => {
    const { device, slices } = deviceWithServers();
    const pack = await inventedPack("dorp");
    device.serve(pack, CATALOGUE);
    const app = await device.visit();
    const entry = { ...pack.entry, hasMap: true };
    const region = await fetched(device, app, { from: "catalogue", entry, address: CATALOGUE });
    expect(partsOf(app)).toEqual([{ kind: "pack", name: "dorp", region }]);
    expect(slices.asked).toEqual([]);
  });

  it("has its map if the slice server is too busy, and resumes its networks later", async () => {
    const { device, slices } = deviceWithServers();
    slices.refusal = { status: 503, bytes: new Uint8Array(), contentType: "text/plain" };
    const app = await device.visit();
    const region = await fetched(device, app, { from: "slice" });
    expect(partsOf(app)).toEqual([{ kind: "area", name: NAME, region }]);
    const [job] = app.store.getState().jobs;
    expect(job).toMatchObject({ kind: "slice", status: "interrupted", region });
    slices.refusal = null;
    const later = await device.visit();
    await later.startJobs();
    expect(later.store.getState().jobs).toMatchObject([{ kind: "slice", region }]);
    const resumed = later.resumePackJob(job?.id ?? "");
    await untilEnded(device, resumed);
    expect(partsOf(later)).toHaveLength(2);
  });
});
