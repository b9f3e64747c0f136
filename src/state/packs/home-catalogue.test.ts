import { beforeEach, describe, expect, it, vi } from "vitest";
import { packIndexJson } from "#domain/packs/pack-manifest.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { inventedArchive, inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { type FakePackDevice, fakePackDevice, HOME_CATALOGUE } from "./fake-pack-device.fixture.ts";
import { newerPacks, offerState } from "./packs-snapshot.ts";

beforeEach(emptyIndexedDb);

function timesAsked({ downloads }: FakePackDevice): number {
  return downloads.asked.filter(({ url }) => url === HOME_CATALOGUE).length;
}

async function deviceWithHome() {
  const device = fakePackDevice();
  const pack = await inventedPack();
  device.serve(pack, HOME_CATALOGUE);
  return { device, pack, app: await device.visit() };
}

it("requests the catalogue of the app once, on demand, and can download its packs", async () => {
  const { device, pack, app } = await deviceWithHome();
  expect(timesAsked(device)).toBe(0);
  await Promise.all([app.loadHomeCatalogue(false), app.loadHomeCatalogue(false)]);
  await app.loadHomeCatalogue(false);
  expect(timesAsked(device)).toBe(1);
  const { home } = app.store.getState();
  expect(home).toMatchObject({ status: "loaded", entries: [pack.entry] });
  await app.downloadPack(pack.entry, HOME_CATALOGUE);
  expect(app.store.getState().added).toEqual([pack.name]);
});

it("downloads a pack that was replaced meanwhile at the second tap, with one request for the list per tap", async () => {
  const { device, pack, app } = await deviceWithHome();
  await app.loadHomeCatalogue(false);
  device.serve(
    await inventedPack(pack.name, { "map.pmtiles": await inventedArchive("protomaps") }),
    HOME_CATALOGUE,
  );
  await app.downloadPack(pack.entry, HOME_CATALOGUE);
  expect(app.store.getState()).toMatchObject({
    failedJobs: [{ problem: "wrong-hash" }],
    packs: [],
  });
  expect(timesAsked(device)).toBe(1);
  await app.downloadPack(pack.entry, HOME_CATALOGUE);
  expect(app.store.getState()).toMatchObject({ failedJobs: [], added: [pack.name] });
  expect(timesAsked(device)).toBe(2);
});

it("accepts an app without a catalogue, after one request", async () => {
  const device = fakePackDevice();
  const app = await device.visit();
  for (let time = 0; time < 3; time++) await app.loadHomeCatalogue(false);
  expect(app.store.getState().home).toEqual({ status: "absent" });
  expect(timesAsked(device)).toBe(1);
});

describe("the default catalogue of the build", () => {
  const DEFAULT_CATALOGUE = "https://default.example/packs/index.json";

  async function deviceWithDefault() {
    const device = fakePackDevice();
    device.homeCatalogues = [HOME_CATALOGUE, DEFAULT_CATALOGUE];
    const pack = await inventedPack();
    device.serve(pack, DEFAULT_CATALOGUE);
    return { device, pack, app: await device.visit() };
  }

  it.each<[string, FakeFile | null]>([
    ["has no file there", null],
    ["answers with the app", { bytes: new Uint8Array([60]), contentType: "text/html" }],
  ])("is that of the app if its own server %s", async (_, file) => {
    const { device, pack, app } = await deviceWithDefault();
    if (file) device.downloads.served.set(HOME_CATALOGUE, file);
    await app.loadHomeCatalogue(false);
    const loaded = { status: "loaded", address: DEFAULT_CATALOGUE, entries: [pack.entry] };
    expect(app.store.getState().home).toMatchObject(loaded);
    await app.downloadPack(pack.entry, DEFAULT_CATALOGUE);
    expect(app.store.getState()).toMatchObject({
      added: [pack.name],
      records: [{ catalogueUrl: DEFAULT_CATALOGUE }],
    });
  });

  it("is not asked if the own server has one, or may have one", async () => {
    const { device, app } = await deviceWithDefault();
    const isDefaultAsked = () =>
      device.downloads.asked.some(({ url }) => url === DEFAULT_CATALOGUE);
    device.downloads.served.set(HOME_CATALOGUE, { bytes: new Uint8Array(), status: 500 });
    await app.loadHomeCatalogue(false);
    expect(app.store.getState().home).toEqual({ status: "failed", problem: "server-error" });
    const own = await inventedPack("eigen");
    device.serve(own, HOME_CATALOGUE);
    await app.loadHomeCatalogue(true);
    expect(app.store.getState().home).toMatchObject({ entries: [own.entry] });
    expect(isDefaultAsked()).toBe(false);
  });

  it("is shown beside that of the own server when typed", async () => {
    const { device, pack, app } = await deviceWithDefault();
    device.serve(await inventedPack("eigen"), HOME_CATALOGUE);
    expect(await app.loadCatalogue(DEFAULT_CATALOGUE)).toBe(DEFAULT_CATALOGUE);
    expect(app.store.getState()).toMatchObject({
      home: { status: "loaded", address: HOME_CATALOGUE },
      catalogue: { status: "loaded", address: DEFAULT_CATALOGUE, entries: [pack.entry] },
    });
  });

  it("leaves the page of the own server as the problem if it is absent too", async () => {
    const { device } = await deviceWithDefault();
    device.downloads.served.delete(DEFAULT_CATALOGUE);
    const page: FakeFile = { bytes: new Uint8Array([60]), contentType: "text/html" };
    device.downloads.served.set(HOME_CATALOGUE, page);
    const app = await device.visit();
    await app.loadHomeCatalogue(false);
    expect(app.store.getState().home).toEqual({ status: "failed", problem: "html-answered" });
  });
});

it.each<[string, Partial<FakeFile>]>([
  ["html-answered", { contentType: "text/html" }],
  ["not-a-catalogue", { bytes: new TextEncoder().encode("{") }],
  ["unreachable", { isUnreachable: true }],
  ["connection-lost", { cutAfterBytes: 64 }],
  ["server-error", { status: 500 }],
])("does not repeat a request that is %s until the user asks", async (problem, change) => {
  const { device, app } = await deviceWithHome();
  const file = device.downloads.served.get(HOME_CATALOGUE) as FakeFile;
  const whole = { ...file };
  Object.assign(file, change);
  for (let time = 0; time < 3; time++) await app.loadHomeCatalogue(false);
  expect(app.store.getState().home).toEqual({ status: "failed", problem });
  expect(timesAsked(device)).toBe(1);
  device.downloads.served.set(HOME_CATALOGUE, whole);
  await app.loadHomeCatalogue(true);
  expect(app.store.getState().home.status).toBe("loaded");
});

it("requests nothing offline or in 'alleen offline', but does so as soon as that ends", async () => {
  const { device, app } = await deviceWithHome();
  device.downloads.online = false;
  await app.loadHomeCatalogue(true);
  expect(app.store.getState().home).toEqual({ status: "failed", problem: "offline" });
  device.downloads.online = true;
  device.isOfflineOnly = true;
  await app.loadHomeCatalogue(true);
  expect(app.store.getState().home).toEqual({ status: "failed", problem: "offline-only" });
  expect(timesAsked(device)).toBe(0);
  device.isOfflineOnly = false;
  await app.loadHomeCatalogue(false);
  expect(app.store.getState().home.status).toBe("loaded");
});

it("shows the catalogue of the app only as its own, even when typed", async () => {
  const { app } = await deviceWithHome();
  expect(await app.loadCatalogue("/packs/")).toBe(HOME_CATALOGUE);
  expect(app.store.getState()).toMatchObject({
    home: { status: "loaded" },
    catalogue: { status: "none" },
  });
});

it("handles ten thousand packs", async () => {
  const { device, pack, app } = await deviceWithHome();
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...pack.entry, name: `dorp-${n}` }));
  const bytes = new TextEncoder().encode(packIndexJson(many));
  device.downloads.served.set(HOME_CATALOGUE, { bytes });
  await app.loadHomeCatalogue(false);
  expect(app.store.getState().home).toMatchObject({ status: "loaded", leftOutCount: 0 });
});

describe("newer packs of the app's own catalogue", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  /** A device with the packs "a" and "b", for which the app offers updates. */
  async function deviceWithUpdates() {
    const device = fakePackDevice();
    const serve = async (map: Uint8Array) => {
      const packs = [
        await inventedPack("a", { "map.pmtiles": map }),
        await inventedPack("b", { "map.pmtiles": map }),
      ];
      for (const pack of packs) device.serve(pack, HOME_CATALOGUE);
      const index = new TextEncoder().encode(packIndexJson(packs.map(({ entry }) => entry)));
      device.downloads.served.set(HOME_CATALOGUE, { bytes: index });
      return packs;
    };
    const old = await serve(await inventedArchive("openmaptiles"));
    const app = await device.visit();
    await app.loadHomeCatalogue(false);
    for (const { entry } of old) await app.downloadPack(entry, HOME_CATALOGUE);
    await serve(await inventedArchive("protomaps"));
    device.clock.pass(DAY_MS);
    return { device, app: await device.visit() };
  }

  const schemasIn = ({ store }: Awaited<ReturnType<FakePackDevice["visit"]>>) =>
    store.getState().packs.map(({ name, map }) => [name, map?.schema]);

  it("are looked for once a day and installed by one command", async () => {
    const { device, app } = await deviceWithUpdates();
    expect(timesAsked(device)).toBe(1);
    await app.checkForUpdates();
    expect(newerPacks(app.store.getState()).map(({ name }) => name)).toEqual(["a", "b"]);
    await app.updatePacks();
    expect(app.store.getState().added).toEqual(["a", "b"]);
    expect(schemasIn(app)).toEqual([
      ["a", "protomaps"],
      ["b", "protomaps"],
    ]);
    expect(newerPacks(app.store.getState())).toEqual([]);
    const later = await device.visit();
    device.clock.pass(DAY_MS - 1);
    await later.checkForUpdates();
    expect(timesAsked(device)).toBe(2);
  });

  it("are downloaded once each, even if the user requests one meanwhile", async () => {
    const { device, app } = await deviceWithUpdates();
    await app.checkForUpdates();
    const [, second] = newerPacks(app.store.getState());
    if (!second) throw new Error("there are two");
    const before = device.downloads.asked.length;
    const { get } = device.downloads;
    // The first is slower than the one requested separately.
    const schemaOfSecond = () => schemasIn(app).find(([name]) => name === "b")?.[1];
    vi.spyOn(device.downloads, "get").mockImplementation(async (request) => {
      if (request.url.includes("/a/"))
        await vi.waitFor(() => expect(schemaOfSecond()).toBe("protomaps"));
      return get(request);
    });
    await Promise.all([app.updatePacks(), app.downloadPack(second, HOME_CATALOGUE)]);
    const asked = device.downloads.asked.slice(before).map(({ url }) => url);
    expect(asked).toEqual([...new Set(asked)]);
    expect(schemasIn(app)).toEqual([
      ["a", "protomaps"],
      ["b", "protomaps"],
    ]);
  });

  it("leave the old pack when an update fails, and report it after the others", async () => {
    const { device, app } = await deviceWithUpdates();
    await app.checkForUpdates();
    const map = HOME_CATALOGUE.replace("index.json", "a/map.pmtiles");
    Object.assign(device.downloads.served.get(map) as FakeFile, { status: 404 });
    await app.updatePacks();
    expect(schemasIn(app)).toEqual([
      ["a", "openmaptiles"],
      ["b", "protomaps"],
    ]);
    expect(app.store.getState().failedJobs).toMatchObject([{ name: "a", problem: "not-found" }]);
  });

  it("never replace a pack from another or an unknown catalogue", async () => {
    const device = fakePackDevice();
    const elsewhere = "https://packs.example/nl/index.json";
    const theirs = await inventedPack("a");
    const ours = await inventedPack("a", { "map.pmtiles": await inventedArchive("protomaps") });
    device.serve(theirs, elsewhere);
    device.serve(ours, HOME_CATALOGUE);
    const app = await device.visit();
    await app.loadHomeCatalogue(false);
    await app.downloadPack(theirs.entry, elsewhere);
    const [record] = app.store.getState().records;
    expect(record?.catalogueUrl).toBe(elsewhere);
    expect(offerState(ours.entry, HOME_CATALOGUE, app.store.getState())).toBe("new");
    await app.updatePacks();
    expect(app.store.getState().records).toEqual([record]);

    await app.downloadPack(ours.entry, HOME_CATALOGUE);
    expect(schemasIn(app).sort()).toEqual([
      ["a", "openmaptiles"],
      ["a", "protomaps"],
    ]);

    const { home, jobs } = app.store.getState();
    const records = [{ ...(record as PackRecord), catalogueUrl: null }];
    expect(newerPacks({ home, jobs, records })).toEqual([]);
    expect(offerState(ours.entry, HOME_CATALOGUE, { jobs, records })).toBe("updated");
  });

  it("are not looked for offline, in 'alleen offline', or without packs", async () => {
    const { device, app } = await deviceWithUpdates();
    device.isOfflineOnly = true;
    await app.checkForUpdates();
    device.isOfflineOnly = false;
    device.downloads.online = false;
    await app.checkForUpdates();
    expect(timesAsked(device)).toBe(1);
    expect(app.store.getState().home.status).toBe("none");
    const empty = (await deviceWithHome()).device;
    await (await empty.visit()).checkForUpdates();
    expect(timesAsked(empty)).toBe(0);
  });
});
