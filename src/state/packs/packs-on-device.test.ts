import { beforeEach, describe, expect, it } from "vitest";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import { NoPrivateFilesError } from "#platform/pack-files/pack-files.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { packRecords } from "#storage/packs/pack-records.ts";
import { createPacks } from "./packs-on-device.ts";

beforeEach(emptyIndexedDb);

function recordOf(id: string, name = id): PackRecord {
  return {
    version: 1,
    id,
    kind: "pack",
    name,
    areas: [[4, 52, 5, 53]],
    mapAreas: [],
    attribution: "",
    dataDate: null,
    modes: null,
    mapSchema: null,
    manifestSha256: null,
    catalogueUrl: null,
    addedAtMs: 0,
    files: [{ name: "places.json", bytes: 9 }],
  };
}

/** A tab of the app with these packs on the device. */
async function appWith(...ids: readonly string[]) {
  const files = fakePackFiles();
  const records = packRecords(databaseConnection(), files);
  const [tab] = fakeTabs(1) as [FakeTab];
  const put = async (record: PackRecord) => {
    files.stored.set(record.id, new Map([["places.json", new Uint8Array(9)]]));
    await records.keep(record);
  };
  for (const id of ids) await put(recordOf(id));
  const packs = createPacks({ files, records, tabs: tab, onDatabaseOpened: () => {} });
  await packs.start();
  let changes = 0;
  let loads = 0;
  packs.store.subscribe((now, before) => {
    loads += 1;
    if (now.packs !== before.packs) changes += 1;
  });
  /** Returns to the app and waits until the packs have been read again. */
  const comeBack = async () => {
    const loadsBefore = loads;
    tab.comeBack();
    await expect.poll(() => loads).toBe(loadsBefore + 1);
    return packs.store.getState().packs;
  };
  return { packs, records, put, comeBack, changes: () => changes };
}

it("reports a browser that cannot store packs, which the user cannot change", async () => {
  const folders = () => Promise.reject(new NoPrivateFilesError());
  const files = { ...fakePackFiles(), folders };
  const [tab] = fakeTabs(1) as [FakeTab];
  const packs = createPacks({
    files,
    records: packRecords(databaseConnection(), files),
    tabs: tab,
    onDatabaseOpened: () => {},
  });
  await packs.start();
  expect(packs.store.getState()).toMatchObject({ isLoaded: true, problem: "unsupported" });
});

describe("coming back to the app", () => {
  it.each([[[]], [["delft", "gouda"]]])(
    "tells nobody of packs %j that are as they were",
    async (ids) => {
      const app = await appWith(...ids);
      await app.comeBack();
      await app.comeBack();
      expect(app.changes()).toBe(0);
    },
  );

  it("adds a new pack and keeps the other objects", async () => {
    const app = await appWith("delft");
    const [delft] = app.packs.store.getState().packs;
    await app.put(recordOf("gouda"));
    const now = await app.comeBack();
    expect(now.map(({ id }) => id)).toEqual(["delft", "gouda"]);
    expect(now[0]).toBe(delft);
    expect(app.changes()).toBe(1);
  });

  it("replaces a changed pack and keeps the other objects", async () => {
    const app = await appWith("delft", "gouda");
    const [, gouda] = app.packs.store.getState().packs;
    await app.put(recordOf("delft", "den haag"));
    const now = await app.comeBack();
    expect(now.map(({ name }) => name)).toEqual(["den haag", "gouda"]);
    expect(now[1]).toBe(gouda);
    expect(app.changes()).toBe(1);
  });

  it("removes a deleted pack", async () => {
    const app = await appWith("delft", "gouda");
    await app.records.remove("delft");
    expect((await app.comeBack()).map(({ id }) => id)).toEqual(["gouda"]);
    expect(app.changes()).toBe(1);
  });
});
