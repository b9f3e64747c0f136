import { beforeEach, describe, expect, it } from "vitest";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import {
  bitFlipped,
  type InventedPack,
  inventedArchive,
  inventedPack,
} from "#workers/pack-jobs/invented-pack.fixture.ts";
import {
  CATALOGUE,
  type FakePackDevice,
  fakePackDevice,
  OWN_ORIGIN,
} from "./fake-pack-device.fixture.ts";
import { offerState } from "./packs-snapshot.ts";

beforeEach(emptyIndexedDb);

const MAP = "https://packs.example/nl/dorp/map.pmtiles";

type App = Awaited<ReturnType<FakePackDevice["visit"]>>;

function mapOn({ downloads }: FakePackDevice): FakeFile {
  return downloads.served.get(MAP) as FakeFile;
}

function rangesAsked({ downloads }: FakePackDevice): number[] {
  return downloads.asked.filter(({ url }) => url === MAP).map(({ fromByte }) => fromByte);
}

async function get(app: App, pack: InventedPack): Promise<void> {
  await app.loadCatalogue(CATALOGUE);
  await app.downloadPack(pack.entry, CATALOGUE);
}

/** A device with a download that was cut off in its map, and the pack. */
async function cutOff(
  change: Partial<FakeFile> = {},
): Promise<{ device: FakePackDevice; pack: InventedPack }> {
  const device = fakePackDevice();
  const pack = await inventedPack();
  device.serve(pack);
  Object.assign(mapOn(device), { cutAfterBytes: 200, ...change });
  await get(await device.visit(), pack);
  delete mapOn(device).cutAfterBytes;
  return { device, pack };
}

it("does not fetch a pack that is larger than its catalogue says", async () => {
  const device = fakePackDevice();
  const pack = await inventedPack();
  device.serve({ ...pack, entry: { ...pack.entry, bytes: pack.entry.bytes - 1 } });
  const app = await device.visit();
  await app.loadCatalogue(CATALOGUE);
  await app.downloadPack({ ...pack.entry, bytes: pack.entry.bytes - 1 }, CATALOGUE);
  expect(app.store.getState().failedJobs).toMatchObject([
    { problem: "damaged", fileName: "pack.json" },
  ]);
  expect(rangesAsked(device)).toEqual([]);
});

describe("a pack of a catalogue", () => {
  it("is new, then on the device, then updated, and replaced by the update", async () => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    const app = await device.visit();
    expect(offerState(pack.entry, CATALOGUE, app.store.getState())).toBe("new");
    await get(app, pack);
    expect(app.store.getState()).toMatchObject({ failedJobs: [], jobs: [], added: ["dorp"] });
    expect(offerState(pack.entry, CATALOGUE, app.store.getState())).toBe("on-device");
    const update = await inventedPack("dorp", {
      "map.pmtiles": await inventedArchive("protomaps"),
    });
    device.serve(update);
    expect(offerState(update.entry, CATALOGUE, app.store.getState())).toBe("updated");
    await get(app, update);
    expect(app.store.getState().packs.map(({ map }) => map?.schema)).toEqual(["protomaps"]);
    expect(device.files.stored.size).toBe(1);
  });

  it("requests only the files that its pack.json names", async () => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    await get(await device.visit(), pack);
    expect(device.downloads.asked.map(({ url }) => new URL(url).pathname)).toEqual([
      "/nl/index.json",
      "/nl/dorp/pack.json",
      ...[...pack.files.keys()].map((name) => `/nl/dorp/${name}`),
    ]);
  });

  it("is not offered while it is downloading", async () => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    const app = await device.visit();
    await app.loadCatalogue(CATALOGUE);
    const states: string[] = [];
    app.store.subscribe((state) => states.push(offerState(pack.entry, CATALOGUE, state)));
    mapOn(device).cutAfterBytes = 200;
    await app.downloadPack(pack.entry, CATALOGUE);
    delete mapOn(device).cutAfterBytes;
    await app.downloadPack(pack.entry, CATALOGUE);
    const begun = states.slice(states.indexOf("busy"));
    expect(new Set(begun)).toEqual(new Set(["busy", "on-device"]));
    expect(begun.at(-1)).toBe("on-device");
  });

  it("reports its progress", async () => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    const app = await device.visit();
    const seen: number[] = [];
    app.store.subscribe(({ jobs }) => seen.push(...jobs.map(({ doneBytes }) => doneBytes)));
    await get(app, pack);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(pack.entry.bytes);
  });

  it.each<[string, string, Partial<FakeFile>]>([
    ["not-found", MAP, { status: 404 }],
    ["wrong-hash", `${MAP}/../pack.json`, { bytes: new TextEncoder().encode("{}") }],
    ["disk-full", MAP, {}],
  ])(
    "leaves nothing when it fails as %s, and the older version stays",
    async (problem, url, change) => {
      const device = fakePackDevice();
      const older = await inventedPack("dorp", {
        "map.pmtiles": await inventedArchive("protomaps"),
      });
      device.serve(older);
      const app = await device.visit();
      await get(app, older);
      const pack = await inventedPack();
      device.serve(pack);
      Object.assign(device.downloads.served.get(new URL(url).href) as FakeFile, change);
      if (problem === "disk-full") device.files.capacityBytes = older.entry.bytes + 2000;
      await get(app, pack);
      expect(app.store.getState()).toMatchObject({
        failedJobs: [{ problem }],
        jobs: [],
        packs: [{ id: "id-1", map: { schema: "protomaps" } }],
      });
      expect([...device.files.stored.keys()]).toEqual(["id-1"]);
    },
  );

  it("is refused when a bit was flipped in transit", async () => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    mapOn(device).bytes = bitFlipped(mapOn(device).bytes, 500);
    const app = await device.visit();
    await get(app, pack);
    expect(app.store.getState().failedJobs).toMatchObject([
      { problem: "wrong-hash", fileName: "map.pmtiles" },
    ]);
    expect(device.files.stored.size).toBe(0);
  });

  it("is refused when a file is shorter than its pack.json says", async () => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    mapOn(device).bytes = mapOn(device).bytes.slice(0, 300);
    const app = await device.visit();
    await get(app, pack);
    expect(app.store.getState()).toMatchObject({
      failedJobs: [{ problem: "wrong-hash" }],
      jobs: [],
    });
  });

  it("is not fetched beyond the length in its pack.json", async () => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    mapOn(device).bytes = new Uint8Array(1e6);
    const app = await device.visit();
    await get(app, pack);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "wrong-hash" }]);
  });
});

describe("an interrupted download", () => {
  it.each<[string, Partial<FakeFile>]>([
    ["connection-lost", { cutAfterBytes: 200 }],
    ["connection-lost", { bytes: new Uint8Array(300), hidesLength: true }],
    ["unreachable", { isUnreachable: true }],
    ["server-error", { status: 500 }],
    ["html-answered", { contentType: "text/html" }],
  ])("can be gone on with after %s", async (problem, change) => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    const whole = { ...mapOn(device) };
    Object.assign(mapOn(device), change);
    const app = await device.visit();
    await get(app, pack);
    const { failedJobs, jobs } = app.store.getState();
    expect(failedJobs).toMatchObject([{ problem }]);
    expect(jobs).toMatchObject([{ name: "dorp", status: "interrupted" }]);
    device.downloads.served.set(MAP, whole);
    await app.resumePackJob(jobs[0]?.id ?? "");
    expect(app.store.getState()).toMatchObject({
      failedJobs: [],
      jobs: [],
      packs: [{ name: "dorp" }],
    });
  });

  it("is resumed in the next visit, fetching only the rest", async () => {
    const { device, pack } = await cutOff();
    const app = await device.visit();
    const [job] = app.store.getState().jobs;
    expect(job).toMatchObject({
      status: "interrupted",
      doneBytes: 200,
      totalBytes: pack.entry.bytes,
    });
    await app.resumePackJob(job?.id ?? "");
    expect(app.store.getState().packs).toHaveLength(1);
    expect(rangesAsked(device)).toEqual([0, 200]);
  });

  it("can also be resumed from the catalogue", async () => {
    const { device, pack } = await cutOff();
    const app = await device.visit();
    await get(app, pack);
    expect(app.store.getState().packs).toHaveLength(1);
    expect(rangesAsked(device)).toEqual([0, 200]);
  });

  it("requests nothing while the device is offline", async () => {
    const { device } = await cutOff();
    const app = await device.visit();
    device.downloads.online = false;
    await app.resumePackJob("id-1");
    expect(app.store.getState()).toMatchObject({
      failedJobs: [{ problem: "offline" }],
      jobs: [{ status: "interrupted", doneBytes: 200 }],
    });
    expect(rangesAsked(device)).toEqual([0]);
  });

  it("starts over when the server sends the whole file instead", async () => {
    const { device } = await cutOff();
    mapOn(device).ignoresRange = true;
    const app = await device.visit();
    await app.resumePackJob("id-1");
    expect(app.store.getState().packs).toHaveLength(1);
  });

  it.each(["bytes 100-1306/1307", "bytes 200-900/901", "iets"])(
    "refuses the wrong part: %s",
    async (contentRange) => {
      const { device } = await cutOff();
      mapOn(device).contentRange = contentRange;
      const app = await device.visit();
      await app.resumePackJob("id-1");
      expect(app.store.getState()).toMatchObject({
        failedJobs: [{ problem: "wrong-range", fileName: "map.pmtiles" }],
        jobs: [{ status: "interrupted", doneBytes: 200 }],
        packs: [],
      });
    },
  );

  it("starts over when the stored part is damaged", async () => {
    const { device } = await cutOff();
    const stored = device.files.stored.get("id-1");
    stored?.set("map.pmtiles", bitFlipped(stored.get("map.pmtiles") as Uint8Array, 100));
    const app = await device.visit();
    await app.resumePackJob("id-1");
    expect(app.store.getState().packs).toHaveLength(1);
    expect(rangesAsked(device)).toEqual([0, 200, 0]);
  });

  it("resumes only the same file when the app's own server gave an ETag", async () => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    for (const [url, file] of [...device.downloads.served]) {
      device.downloads.served.set(url.replace("https://packs.example", OWN_ORIGIN), file);
    }
    const own = MAP.replace("https://packs.example", OWN_ORIGIN);
    Object.assign(mapOn(device), { etag: '"a"', cutAfterBytes: 200 });
    const app = await device.visit();
    await app.downloadPack(pack.entry, CATALOGUE.replace("https://packs.example", OWN_ORIGIN));
    Object.assign(mapOn(device), { etag: '"b"', cutAfterBytes: 1e9 });
    await app.resumePackJob("id-1");
    const asked = device.downloads.asked.filter(({ url }) => url === own);
    expect(asked.map(({ fromByte, ifRange }) => [fromByte, ifRange])).toEqual([
      [0, null],
      [200, '"a"'],
    ]);
    expect(app.store.getState().packs).toHaveLength(1);
  });

  it("sends no ETag to another server, which would have to allow it", async () => {
    const { device } = await cutOff({ etag: '"a"' });
    await (await device.visit()).resumePackJob("id-1");
    expect(device.downloads.asked.every(({ ifRange }) => ifRange === null)).toBe(true);
  });

  it("can be deleted", async () => {
    const { device } = await cutOff();
    const app = await device.visit();
    await app.removePack("id-1");
    expect(app.store.getState().jobs).toEqual([]);
    expect(device.files.stored.size).toBe(0);
  });

  it("is replaced by a newer version in the catalogue", async () => {
    const { device } = await cutOff();
    const update = await inventedPack("dorp", {
      "map.pmtiles": await inventedArchive("protomaps"),
    });
    device.serve(update);
    const app = await device.visit();
    await get(app, update);
    expect(app.store.getState()).toMatchObject({
      jobs: [],
      packs: [{ map: { schema: "protomaps" } }],
    });
    expect(device.files.stored.size).toBe(1);
  });

  it("of an older version does not hide the newer one in its catalogue", async () => {
    const { device } = await cutOff();
    const update = await inventedPack("dorp", {
      "map.pmtiles": await inventedArchive("protomaps"),
    });
    device.serve(update);
    const app = await device.visit();
    expect(offerState(update.entry, CATALOGUE, app.store.getState())).toBe("new");
  });

  it.each(["openmaptiles", "protomaps"] as const)(
    "is not gone on with for a pack of another catalogue with its name: %s",
    async (schema) => {
      const { device, pack } = await cutOff();
      const elsewhere = "https://andere.example/packs/index.json";
      const other = await inventedPack("dorp", { "map.pmtiles": await inventedArchive(schema) });
      device.serve(other, elsewhere);
      const app = await device.visit();
      const state = () => app.store.getState();
      expect(offerState(other.entry, elsewhere, state())).toBe("new");
      expect(offerState(pack.entry, CATALOGUE, state())).toBe("busy");
      await app.downloadPack(other.entry, elsewhere);
      expect(state()).toMatchObject({
        failedJobs: [],
        records: [{ name: "dorp", catalogueUrl: elsewhere }],
        jobs: [{ id: "id-1", status: "interrupted", doneBytes: 200 }],
      });
      expect(rangesAsked(device)).toEqual([0]);
      await app.downloadPack(pack.entry, CATALOGUE);
      expect(
        state()
          .records.map(({ catalogueUrl }) => catalogueUrl)
          .sort(),
      ).toEqual([elsewhere, CATALOGUE]);
      expect(rangesAsked(device)).toEqual([0, 200]);
    },
  );

  it("is left to the tab that is downloading it", async () => {
    const { device } = await cutOff();
    device.locks.names.add("pack id-1");
    const app = await device.visit();
    expect(app.store.getState().jobs).toMatchObject([{ status: "elsewhere" }]);
    await app.resumePackJob("id-1");
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "busy-elsewhere" }]);
    expect(device.files.stored.has("id-1")).toBe(true);
  });

  it("is kept when the user stops it", async () => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack);
    const app = await device.visit();
    app.store.subscribe(({ jobs }) => {
      for (const { id, doneBytes } of jobs) if (doneBytes > 100) app.cancelPackJob(id);
    });
    await get(app, pack);
    expect(app.store.getState()).toMatchObject({
      failedJobs: [],
      jobs: [{ status: "interrupted" }],
      packs: [],
    });
  });
});
