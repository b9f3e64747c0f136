import { beforeEach, expect, it } from "vitest";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { CATALOGUE, fakePackDevice } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

it("uses the title of a pack while downloading, after a failure, and once installed", async () => {
  const device = fakePackDevice();
  const pack = await inventedPack("dorp", {}, "Dorp (voorbeeld)");
  device.serve(pack);
  const map = device.downloads.served.get("https://packs.example/nl/dorp/map.pmtiles");
  Object.assign(map ?? {}, { cutAfterBytes: 200 });
  const first = await device.visit();
  await first.loadCatalogue(CATALOGUE);
  await first.downloadPack(pack.entry, CATALOGUE);
  delete map?.cutAfterBytes;
  const later = await device.visit();
  const { jobs } = later.store.getState();
  expect(jobs).toMatchObject([{ name: "dorp", title: "Dorp (voorbeeld)", status: "interrupted" }]);
  device.downloads.online = false;
  await later.resumePackJob(jobs[0]?.id ?? "");
  expect(later.store.getState().failedJobs).toMatchObject([{ title: "Dorp (voorbeeld)" }]);
  device.downloads.online = true;
  await later.resumePackJob(jobs[0]?.id ?? "");
  const { records, packs } = (await device.visit()).store.getState();
  expect([records, packs]).toMatchObject([
    [{ name: "dorp", title: "Dorp (voorbeeld)" }],
    [{ name: "dorp", title: "Dorp (voorbeeld)" }],
  ]);
});
