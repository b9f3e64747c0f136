import { beforeEach, describe, expect, it, vi } from "vitest";
import { runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import { type FileOperation, fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { writeTextFile } from "#storage/packs/small-file.ts";
import { chosenFiles, inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { type FakePackDevice, fakePackDevice } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

const DELFT: LngLatBox = [4.32, 51.98, 4.34, 52];
const AREA = {
  name: "Rond Delft",
  runs: runsOfBoxes([DELFT]),
  source: { kind: "online" },
} as const;
const FOLDER = "https://tiles.openfreemap.org/planet/20251203_001001_pt";

/** The operations for writing a file; each may throw. */
const WRITING: readonly FileOperation[] = ["openForWriting", "truncate", "write", "flush"];
const SAVING_AREA: readonly FileOperation[] = [...WRITING, "size", "read"];
const COPYING: readonly FileOperation[] = [...WRITING, "files"];

describe("a private file system that throws", () => {
  it.each(SAVING_AREA)(
    "at %s loses no area: the problem is reported and it can be resumed later",
    async (broken) => {
      const device = online();
      const app = await device.visit();
      device.files.failing.add(broken);
      await app.saveArea(AREA);
      expect(app.store.getState()).toMatchObject({
        packs: [],
        broken: [],
        failedJobs: [{ name: AREA.name, problem: "storage-blocked" }],
      });
      device.files.failing.clear();
      const [job] = app.store.getState().jobs;
      await (job ? app.resumePackJob(job.id) : app.saveArea(AREA));
      expect(app.store.getState()).toMatchObject({ packs: [{ name: AREA.name }], failedJobs: [] });
      expect((await device.visit()).store.getState()).toMatchObject({ packs: [{}], jobs: [] });
    },
  );

  it.each(COPYING)(
    "at %s loses no pack: the problem is reported and it can be copied later",
    async (broken) => {
      const device = fakePackDevice();
      const app = await device.visit();
      const chosen = chosenFiles(await inventedPack());
      device.files.failing.add(broken);
      await app.openChosenFiles(chosen);
      expect(app.store.getState().packs).toEqual([]);
      expect(app.store.getState().failedJobs).toMatchObject([{ problem: "storage-blocked" }]);
      device.files.failing.clear();
      await app.openChosenFiles(chosen);
      expect(app.store.getState()).toMatchObject({ packs: [{ name: "dorp" }], failedJobs: [] });
    },
  );

  it("during removal leaves no apparent pack, and its files are cleared later", async () => {
    const device = fakePackDevice();
    const app = await device.visit();
    await app.openChosenFiles(chosenFiles(await inventedPack()));
    device.files.failing.add("removeFolder");
    await app.removePack("id-1");
    expect(app.store.getState()).toMatchObject({
      packs: [],
      failedJobs: [{ problem: "storage-blocked" }],
    });
    device.files.failing.clear();
    await device.visit();
    expect(device.files.stored.size).toBe(0);
  });

  it("during clearing does not hide a download that can be resumed", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const device = online();
    device.files.stored.set("garbage", new Map());
    device.files.stored.set("area", interruptedArea());
    device.files.failing.add("removeFolder");
    const { jobs } = (await device.visit()).store.getState();
    expect(jobs).toMatchObject([{ id: "area", status: "interrupted" }]);
  });

  it("for one pack leaves the other packs as they are", async () => {
    const device = fakePackDevice();
    const app = await device.visit();
    await app.openChosenFiles([
      ...chosenFiles(await inventedPack("dorp")),
      ...chosenFiles(await inventedPack("stad")),
    ]);
    const dorp = app.store.getState().records.find(({ name }) => name === "dorp")?.id;
    const { files } = device.files;
    device.files.files = async (folder) => {
      if (folder === dorp) throw new Error("not this one");
      return files(folder);
    };
    expect((await device.visit()).store.getState()).toMatchObject({
      packs: [{ name: "stad" }],
      broken: [{ name: "dorp" }],
    });
  });
});

it("leaves a readable text when killed while a small file is rewritten", async () => {
  const files = fakePackFiles();
  await writeTextFile(files, "area", "area.json", JSON.stringify({ doneTiles: 1000 }));
  // The kill comes between the write and the truncation.
  files.failing.add("truncate");
  await writeTextFile(files, "area", "area.json", JSON.stringify({ doneTiles: 1 })).catch(() => {});
  const text = new TextDecoder().decode(files.stored.get("area")?.get("area.json"));
  expect(JSON.parse(text)).toEqual({ doneTiles: 1 });
});

function online(): FakePackDevice {
  const device = fakePackDevice();
  const encode = (text: string) => new TextEncoder().encode(text);
  const json = JSON.stringify({ tiles: [`${FOLDER}/{z}/{x}/{y}.pbf`], maxzoom: 14 });
  device.downloads.served.set(ONLINE_MAP_URL, { bytes: encode(json) });
  for (const { z, x, y } of tilesOfRuns(AREA.runs)) {
    const url = `${FOLDER}/${z}/${x}/${y}.pbf`;
    device.downloads.served.set(url, { bytes: Uint8Array.of(0x1a, 1, 7) });
  }
  return device;
}

/** An interrupted job as the version before shapes wrote it. */
function interruptedOrder() {
  const counts = { totalBytes: 9, doneTiles: 1, totalTiles: 9 };
  return { version: 1, id: "area", name: AREA.name, bounds: DELFT, ...counts, dataDate: null };
}

function interruptedArea(text = JSON.stringify(interruptedOrder())): Map<string, Uint8Array> {
  return new Map([["area.json", new TextEncoder().encode(text)]]);
}
