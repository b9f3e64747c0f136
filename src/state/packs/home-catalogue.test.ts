import { beforeEach, expect, it } from "vitest";
import { packIndexJson } from "#domain/packs/pack-manifest.ts";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { inventedPack } from "#storage/packs/invented-pack.builder-test.ts";
import {
  type FakePackDevice,
  fakePackDevice,
  HOME_CATALOGUE,
} from "./fake-pack-device.builder-test.ts";

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

it("the packs that come with the app are asked for once, when somebody looks, and can be had", async () => {
  const { device, pack, app } = await deviceWithHome();
  expect(timesAsked(device)).toBe(0);
  await Promise.all([app.lookAtHome(false), app.lookAtHome(false)]);
  await app.lookAtHome(false);
  expect(timesAsked(device)).toBe(1);
  const { home } = app.store.getState();
  expect(home).toMatchObject({ status: "loaded", entries: [pack.entry] });
  await app.downloadPack(pack.entry, HOME_CATALOGUE);
  expect(app.store.getState().lastAdded).toBe(pack.name);
});

it("an app that comes without is no fault, and is asked once", async () => {
  const device = fakePackDevice();
  const app = await device.visit();
  for (let time = 0; time < 3; time++) await app.lookAtHome(false);
  expect(app.store.getState().home).toEqual({ status: "absent" });
  expect(timesAsked(device)).toBe(1);
});

it.each<[string, Partial<FakeFile>]>([
  ["html-answered", { contentType: "text/html" }],
  ["not-a-catalogue", { bytes: new TextEncoder().encode("{") }],
  ["unreachable", { isUnreachable: true }],
  ["connection-lost", { cutAfterBytes: 64 }],
  ["server-error", { status: 500 }],
])("what is %s is not asked for again until somebody wants that", async (problem, change) => {
  const { device, app } = await deviceWithHome();
  const file = device.downloads.served.get(HOME_CATALOGUE) as FakeFile;
  const whole = { ...file };
  Object.assign(file, change);
  for (let time = 0; time < 3; time++) await app.lookAtHome(false);
  expect(app.store.getState().home).toEqual({ status: "failed", problem });
  expect(timesAsked(device)).toBe(1);
  device.downloads.served.set(HOME_CATALOGUE, whole);
  await app.lookAtHome(true);
  expect(app.store.getState().home.status).toBe("loaded");
});

it("nothing is asked without a connection or on 'alleen offline', but as soon as that ends", async () => {
  const { device, app } = await deviceWithHome();
  device.downloads.online = false;
  await app.lookAtHome(true);
  expect(app.store.getState().home).toEqual({ status: "failed", problem: "offline" });
  device.downloads.online = true;
  device.isKeptOffline = true;
  await app.lookAtHome(true);
  expect(app.store.getState().home).toEqual({ status: "failed", problem: "kept-offline" });
  expect(timesAsked(device)).toBe(0);
  device.isKeptOffline = false;
  await app.lookAtHome(false);
  expect(app.store.getState().home.status).toBe("loaded");
});

it("the app's own catalogue, typed, is shown as its own and nowhere else", async () => {
  const { app } = await deviceWithHome();
  expect(await app.loadCatalogue("/packs/")).toBe(HOME_CATALOGUE);
  expect(app.store.getState()).toMatchObject({
    home: { status: "loaded" },
    catalogue: { status: "none" },
  });
});

it("ten thousand packs are no trouble", async () => {
  const { device, pack, app } = await deviceWithHome();
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...pack.entry, name: `dorp-${n}` }));
  const bytes = new TextEncoder().encode(packIndexJson(many));
  device.downloads.served.set(HOME_CATALOGUE, { bytes });
  await app.lookAtHome(false);
  expect(app.store.getState().home).toMatchObject({ status: "loaded", leftOutCount: 0 });
});
