import { beforeEach, expect, it } from "vitest";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import {
  chosenFiles,
  inventedArchive,
  inventedPack,
} from "#workers/pack-jobs/invented-pack.fixture.ts";
import { CATALOGUE, fakePackDevice, HOME_CATALOGUE } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

const newerPack = async () =>
  inventedPack("dorp", { "map.pmtiles": await inventedArchive("protomaps") });

it.each([CATALOGUE, HOME_CATALOGUE])(
  "a pack from the catalogue at %s is renewed from there, once there is a newer one",
  async (address) => {
    const device = fakePackDevice();
    const pack = await inventedPack();
    device.serve(pack, address);
    const app = await device.visit();
    await app.downloadPack(pack.entry, address);
    const idNow = () => app.store.getState().records[0]?.id ?? "";
    const first = idNow();
    expect(await app.renewPack(first)).toBe("newest");
    expect(idNow()).toBe(first);

    device.serve(await newerPack(), address);
    expect(await app.renewPack(first)).toBe("renewed");
    expect(app.store.getState().packs.map(({ map }) => map?.schema)).toEqual(["protomaps"]);
    expect(device.files.stored.size).toBe(1);
  },
);

it("a pack stays when its renewal breaks off, and when its catalogue has lost it", async () => {
  const device = fakePackDevice();
  const pack = await inventedPack();
  device.serve(pack);
  const app = await device.visit();
  await app.downloadPack(pack.entry, CATALOGUE);
  const [record] = app.store.getState().records;
  device.serve(await newerPack());
  const map = device.downloads.served.get(new URL("dorp/map.pmtiles", CATALOGUE).href);
  Object.assign(map ?? {}, { cutAfterBytes: 200 });
  expect(await app.renewPack(record?.id ?? "")).toBe("failed");
  expect(app.store.getState().records).toEqual([record]);

  device.serve(await inventedPack("elders"));
  expect(await app.renewPack(record?.id ?? "")).toBe("gone");
  device.downloads.served.delete(CATALOGUE);
  expect(await app.renewPack(record?.id ?? "")).toBe("failed");
  expect(app.store.getState().records).toEqual([record]);
});

it("a pack that was opened from files is renewed from newer files, and has no source to ask", async () => {
  const device = fakePackDevice();
  const app = await device.visit();
  await app.openChosenFiles(chosenFiles(await inventedPack()));
  const [record] = app.store.getState().records;
  expect(record?.name).toBe("dorp");
  expect(await app.renewPack(record?.id ?? "")).toBe("gone");
  expect(device.downloads.asked).toEqual([]);

  await app.renamePack(record?.id ?? "", "Ons dorp");
  const newer = chosenFiles(await inventedPack("dorp-2026"));
  expect(await app.renewPackFromFiles(record?.id ?? "", newer)).toBe("renewed");
  const { records } = app.store.getState();
  expect(records).toMatchObject([{ name: "dorp-2026", title: "Ons dorp" }]);
  expect(device.files.stored.size).toBe(1);
  expect(await app.renewPackFromFiles(records[0]?.id ?? "", [])).toBe("failed");
  expect(app.store.getState().records).toEqual(records);
});
