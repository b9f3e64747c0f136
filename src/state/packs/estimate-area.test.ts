import { beforeEach, describe, expect, it } from "vitest";
import { runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NewArea } from "#domain/packs/new-area-job.ts";
import { ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { type FakePackDevice, fakePackDevice } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

const FOLDER = "https://tiles.openfreemap.org/planet/20251203_001001_pt";
const free = new AbortController().signal;

function addressOf({ z, x, y }: TileAddress): string {
  return `${FOLDER}/${z}/${x}/${y}.pbf`;
}

function areaOf(name: string, bounds: LngLatBox): NewArea {
  return { name, runs: runsOfBoxes([bounds]), source: { kind: "online" } };
}

describe("an estimate", () => {
  const LARGE = areaOf("Rond Delft", [4.15, 51.9, 4.6, 52.1]);
  const tiles = tilesOfRuns(LARGE.runs);

  /** Tiles of a few dozen to a few thousand bytes that do not shrink, the largest in the south-west. */
  function unevenTile({ z, x, y }: TileAddress): Uint8Array {
    const steps = Math.hypot((x << (14 - z)) - 8386, (y << (14 - z)) - 5420);
    const length = 200 + Math.round(6000 * Math.exp(-steps / 6));
    let state = z + 31 * x + 977 * y;
    const bytes = Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
    bytes.set([0x1a, 0x80 | ((length - 3) & 0x7f), (length - 3) >> 7]);
    return bytes;
  }

  function uneven(): FakePackDevice {
    const device = fakePackDevice();
    const json = JSON.stringify({ tiles: [`${FOLDER}/{z}/{x}/{y}.pbf`], maxzoom: 14 });
    device.downloads.served.set(ONLINE_MAP_URL, { bytes: new TextEncoder().encode(json) });
    for (const tile of tiles) {
      device.downloads.served.set(addressOf(tile), { bytes: unevenTile(tile) });
    }
    return device;
  }

  it("is within 15 % of the fetched size, and no tile is fetched twice", async () => {
    const device = uneven();
    const app = await device.visit();
    const estimate = await app.estimateArea(LARGE, free);
    if (estimate === null || typeof estimate === "string") throw new Error(String(estimate));
    expect(estimate.known.length).toBeLessThan(tiles.length / 2);
    await app.saveArea({ ...LARGE, estimate });
    const [record] = app.store.getState().records;
    const bytes = record?.files[0]?.bytes ?? 0;
    expect(Math.abs(estimate.bytes / bytes - 1)).toBeLessThan(0.15);
    const sent = device.downloads.sentWhole.filter((url) => url !== ONLINE_MAP_URL);
    expect(sent).toHaveLength(tiles.length);
    expect(new Set(sent).size).toBe(tiles.length);
  });

  it("explains why it cannot be made", async () => {
    const device = uneven();
    device.downloads.online = false;
    const app = await device.visit();
    expect(await app.estimateArea(LARGE, free)).toBe("offline");
    device.isOfflineOnly = true;
    expect(await app.estimateArea(LARGE, free)).toBe("offline-only");
    const country = areaOf("Nederland", [3.3, 50.7, 7.2, 53.6]);
    expect(await app.estimateArea(country, free)).toBe("area-too-large");
  });

  it("is not needed to resume an interrupted area", async () => {
    const device = uneven();
    const app = await device.visit();
    const stop = app.store.subscribe(({ jobs }) => {
      if ((jobs[0]?.tiles?.done ?? 0) >= 20) app.cancelPackJob(jobs[0]?.id ?? "");
    });
    await app.saveArea(LARGE);
    stop();
    expect(await app.estimateArea(LARGE, free)).toBeNull();
  });
});
