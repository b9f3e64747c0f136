import { beforeEach, expect, it } from "vitest";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { CATALOGUE, fakePackDevice } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

it("asks a typed address nothing on 'alleen offline', and downloads no pack", async () => {
  const device = fakePackDevice();
  const pack = await inventedPack("dorp");
  device.serve(pack);
  const app = await device.visit();
  await app.loadCatalogue(CATALOGUE);
  const { catalogue } = app.store.getState();
  const [entry] = catalogue.status === "loaded" ? catalogue.entries : [];
  if (!entry) throw new Error("No catalogue");
  const askedBefore = device.downloads.asked.length;

  device.isOfflineOnly = true;
  expect(await app.loadCatalogue(CATALOGUE)).toBeNull();
  await app.downloadPack(entry, CATALOGUE);
  expect(app.store.getState().catalogue).toEqual({ status: "failed", problem: "offline-only" });
  expect(app.store.getState().failedJobs).toMatchObject([{ problem: "offline-only" }]);
  expect(device.downloads.asked).toHaveLength(askedBefore);
});
