import { beforeEach, describe, expect, it } from "vitest";
import { runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import { exportedManifest } from "#domain/packs/exported-pack.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { pictureUrl, savedZooms } from "#domain/tiles/picture-tiles.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { SavedPictures } from "#mapview/sources/saved-pictures.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { sha256OfFile } from "#workers/pack-jobs/checked-file.ts";
import { type FakePackDevice, fakePackDevice, untilEnded } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

const BRT = tileSourceFor(1);
const AREA = {
  name: "Rond Delft",
  runs: runsOfBoxes([[4.355, 52.0, 4.36, 52.003]]),
  source: { kind: "pictures", tileSource: 1 },
} as const;
const TILES = tilesOfRuns(AREA.runs, savedZooms(1) ?? undefined);

/** The first and the last bytes of a PNG, and something between that no other has. */
function pngOf(index: number): Uint8Array {
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
  return Uint8Array.of(...start, index, ...end);
}

function online(): FakePackDevice {
  const device = fakePackDevice();
  for (const [index, tile] of TILES.entries()) {
    device.downloads.served.set(pictureUrl(BRT, tile), { bytes: pngOf(index) });
  }
  return device;
}

/** Returns the files of an exported pack as a browser stores a second one. */
async function exportedFiles({ files }: FakePackDevice, record: PackRecord | undefined) {
  if (!record) throw new Error("Nothing to export");
  const bytes = (await files.files(record.id)).get("map.pmtiles");
  if (!bytes) throw new Error("No map");
  const sha256 = await sha256OfFile(bytes, new AbortController().signal);
  const manifest = new Blob([exportedManifest(record, { "map.pmtiles": sha256 })]);
  return [
    { name: "pack (1).json", folder: "", bytes: manifest },
    { name: "map (1).pmtiles", folder: "", bytes },
  ];
}

describe("pictures of a tile source", () => {
  it("are exported, and opened elsewhere as a saved area beside another", async () => {
    const device = online();
    const app = await device.visit();
    await untilEnded(device, app.saveArea(AREA), 50);
    const chosen = await exportedFiles(device, app.store.getState().records[0]);
    emptyIndexedDb();
    const elsewhere = await fakePackDevice().visit();
    // The browser numbers files whose names its folder already has.
    const other = { name: "map.pmtiles", folder: "", bytes: new Blob(["another"]) };
    await elsewhere.openChosenFiles([other, ...chosen]);
    const { records, packs, failedJobs } = elsewhere.store.getState();
    expect(failedJobs).toEqual([]);
    const { kind, name, areas, source } = app.store.getState().records[0] ?? {};
    expect(records).toMatchObject([{ kind, name, areas, source }]);
    const saved = new SavedPictures();
    saved.setPacks(packs);
    const [tile] = TILES;
    const found = tile && (await saved.read(pictureUrl(BRT, tile), new AbortController().signal));
    expect(found && new Uint8Array(found)).toEqual(pngOf(0));
  });

  it("are on the device, with their credit, and are read back by the URL of the map", async () => {
    const device = online();
    const app = await device.visit();
    await untilEnded(device, app.saveArea(AREA), 50);
    const { packs, failedJobs } = app.store.getState();
    expect(failedJobs).toEqual([]);
    expect(packs).toMatchObject([{ map: null, attribution: BRT.attribution }]);
    const saved = new SavedPictures();
    saved.setPacks(packs);
    for (const [index, tile] of TILES.entries()) {
      const found = await saved.read(pictureUrl(BRT, tile), new AbortController().signal);
      expect(found && new Uint8Array(found)).toEqual(pngOf(index));
    }
  });

  it("are asked four a second at most", async () => {
    const device = online();
    const app = await device.visit();
    const times: number[] = [];
    const { get } = device.downloads;
    device.downloads.get = (request) => {
      times.push(device.clock.nowMs());
      return get(request);
    };
    await untilEnded(device, app.saveArea(AREA), 50);
    expect(times).toHaveLength(TILES.length);
    for (const [index, atMs] of times.entries()) {
      const fourLater = times[index + 4];
      if (fourLater !== undefined) expect(fourLater - atMs).toBeGreaterThanOrEqual(1000);
    }
  });

  it.each([
    ["half a picture", pngOf(0).slice(0, -4), "connection-lost"],
    ["a page", new TextEncoder().encode("<ServiceException/>"), "html-answered"],
  ])("never keep %s", async (_what, bytes, problem) => {
    const device = online();
    const [first] = TILES.map((tile) => pictureUrl(BRT, tile));
    device.downloads.served.set(first ?? "", { bytes, hidesLength: true });
    const app = await device.visit();
    await untilEnded(device, app.saveArea(AREA), 50);
    expect(app.store.getState()).toMatchObject({ packs: [], failedJobs: [{ problem }] });
  });

  it("of more than 100 km², or of a server that forbids it, are not asked for", async () => {
    const device = online();
    const app = await device.visit();
    await app.saveArea({ ...AREA, runs: runsOfBoxes([[4.3, 51.9, 4.5, 52.05]]) });
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "area-too-large" }]);
    await app.saveArea({ ...AREA, source: { kind: "pictures", tileSource: 5 } });
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "not-to-save" }]);
    expect(device.downloads.asked).toEqual([]);
  });
});
